package web

import (
	"errors"
	"net/http"
	"strconv"
	"time"

	"formwright/shared/frame"
	"formwright/shared/lti"
	"formwright/shared/problem"
	"formwright/shared/session"
	"formwright/shared/signin"
)

// profileData is what a person sees of their account.
type profileData struct {
	Name     field
	Since    time.Time
	Launched bool   // the session came from a launch
	Platform string // the learning platform of a launch that may be joined with a proved account
	Linked   []linkedPlatform
}

// linkedPlatform is a learning platform whose launches open this account.
type linkedPlatform struct {
	ID   lti.Identity
	Host string
}

func nameField(value string) field {
	return field{Name: "name", Label: "Your name", Value: value, Complete: "name", Max: 100, Optional: true, Hint: "How Formwright greets you. Nobody else sees it."}
}

func (w *Web) profile(v *visit) error {
	return w.showProfile(v, http.StatusOK, nameField(v.user.Name))
}

func (w *Web) showProfile(v *visit, status int, name field) error {
	d := profileData{Name: name, Since: v.user.CreatedAt, Launched: v.session.Launch != ""}
	if v.joinable() {
		d.Platform = w.platformOf(v, v.session.Launch)
	}
	linked, err := w.Platforms.Linked(v.r.Context(), v.user.ID)
	if err != nil {
		return err
	}
	for _, id := range linked {
		d.Linked = append(d.Linked, linkedPlatform{id, w.platformOf(v, string(id))})
	}
	return w.show(v, status, "profile", "Your account", d, name)
}

// disconnectPlatform ends that launches open this account, and every session,
// because those of the launches are among them; this browser gets a new one.
func (w *Web) disconnectPlatform(v *visit) error {
	if v.session.Launch != "" {
		return problem.New(problem.Forbidden, "Sign in with your e-mail address to disconnect a learning platform.")
	}
	if err := w.Platforms.Unlink(v.r.Context(), lti.Identity(v.form.Get("id")), v.user.ID); err != nil {
		return err
	}
	if err := w.Sessions.EndAll(v.r.Context(), v.user.ID); err != nil {
		return err
	}
	token, s, err := w.Sessions.Start(v.r.Context(), session.Session{User: v.user.ID}, v.token)
	if err != nil {
		return err
	}
	session.SetCookies(v.w.Header(), s, token)
	return w.done(v, "/settings", "parted")
}

// joinable reports whether the session is one of a launch whose address nobody
// has proved.
func (v *visit) joinable() bool { return v.user.Asserted && v.session.Launch != "" }

func (w *Web) rename(v *visit) error {
	f := nameField(v.text("name"))
	err := w.Accounts.SetName(v.r.Context(), v.user.ID, f.Value)
	if problem.CodeOf(err) == problem.InvalidRequest {
		f.Error = problem.Of(err).Message
		return w.showProfile(v, http.StatusBadRequest, f)
	}
	if err != nil {
		return err
	}
	return w.done(v, "/settings", "saved")
}

// prove mails a link to the address that the LMS asserts, and to no other: who
// reads that mailbox may give the person at the LMS their account.
func (w *Web) prove(v *visit) error {
	if !v.joinable() {
		return problem.New(problem.InvalidRequest, "There is nothing to prove: this session was not launched from a learning platform, or the address is proved.")
	}
	err := w.Links.Request(v.r.Context(), signin.Asked{Email: v.user.Email, Address: frame.ClientAddress(v.r), Next: "/settings", Link: v.session.Launch})
	if limited := new(signin.Limited); errors.As(err, &limited) {
		v.w.Header().Set("Retry-After", strconv.Itoa(max(limited.Seconds, 1)))
	}
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "sent", "Look into your mail", "/settings")
}
