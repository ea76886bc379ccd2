package web

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"formwright/shared/account"
	"formwright/shared/frame"
	"formwright/shared/lti"
	"formwright/shared/problem"
	"formwright/shared/session"
	"formwright/shared/signin"
)

// signInData is what the sign-in page shows.
type signInData struct {
	Email field
	Next  string // where to go afterwards
	For   string // the application that waits for it, if one does
	Ended bool   // it stands in place of a link that does not work
}

func emailField(value string) field {
	return field{Name: "email", Label: "E-mail address", Type: "email", Complete: "email", Value: value, Max: 254}
}

func (w *Web) signIn(v *visit) error {
	next := v.r.URL.Query().Get("next")
	if !signin.ValidNext(next) {
		next = ""
	}
	return w.show(v, http.StatusOK, "signin", "Sign in", signInData{Email: emailField(""), Next: next})
}

// askLink mails a sign-in link. The answer is the same page for every address.
func (w *Web) askLink(v *visit) error {
	next := v.form.Get("next")
	if !signin.ValidNext(next) {
		next = ""
	}
	email := v.text("email")
	err := w.Links.Request(v.r.Context(), signin.Asked{Email: email, Address: frame.ClientAddress(v.r), Next: next})
	if limited := new(signin.Limited); errors.As(err, &limited) {
		v.w.Header().Set("Retry-After", strconv.Itoa(max(limited.Seconds, 1)))
	}
	if problem.CodeOf(err) == problem.InvalidRequest {
		f := emailField(email)
		f.Error = "Enter an e-mail address such as name@school.example."
		return w.show(v, http.StatusBadRequest, "signin", "Sign in", signInData{Email: f, Next: next}, f)
	}
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "sent", "Look into your mail", "/signin")
}

// linkData is what the page of a sign-in link shows. It tells whose account it
// opens, so that nobody is signed in to another's by a link they were sent.
type linkData struct {
	Token    string
	Email    string
	Platform string // the learning platform that gets access by it, if one does
}

// link shows a button: scanners of mails follow links, and must not use them up.
func (w *Web) link(v *visit) error {
	token := v.r.PathValue("token")
	looked, err := w.Links.Look(v.r.Context(), token)
	if problem.CodeOf(err) == problem.NotFound {
		return w.linkEnded(v)
	}
	if err != nil {
		return err
	}
	d := linkData{Token: token, Email: looked.Email}
	if looked.Link != "" {
		d.Platform = w.platformOf(v, looked.Link)
	}
	return w.show(v, http.StatusOK, "link", "Sign in", d)
}

// platformOf names the learning platform of a launch.
func (w *Web) platformOf(v *visit, launch string) string {
	id, _, _ := strings.Cut(launch, ".")
	p, err := w.Platforms.Get(v.r.Context(), id)
	if err != nil {
		return "your learning platform"
	}
	return host(p.Issuer)
}

// host is the part of an address that people know it by.
func host(address string) string {
	if u, err := url.Parse(address); err == nil && u.Host != "" {
		return u.Host
	}
	return address
}

func (w *Web) linkEnded(v *visit) error {
	return w.show(v, http.StatusGone, "signin", "This link does not work any more", signInData{Email: emailField(""), Ended: true})
}

// redeem signs in. The session that the browser had ends.
func (w *Web) redeem(v *visit) error {
	redeemed, err := w.Links.Redeem(v.r.Context(), v.r.PathValue("token"))
	if problem.CodeOf(err) == problem.NotFound {
		return w.linkEnded(v)
	}
	if err != nil {
		return err
	}
	token, s, err := w.Sessions.Start(v.r.Context(), session.Session{User: redeemed.User.ID}, v.token)
	if err != nil {
		return err
	}
	session.SetCookies(v.w.Header(), s, token)
	if redeemed.Link != "" {
		return w.join(v, redeemed)
	}
	next := redeemed.Next
	if next == "" || !signin.ValidNext(next) {
		next = "/dashboard"
	}
	w.redirect(v, next)
	return nil
}

// join lets the launches of a person open the account they proved. Not one of an
// administrator: who runs the learning platform would run this site too.
func (w *Web) join(v *visit, r signin.Redeemed) error {
	if account.Admin(r.User, w.config.AdminEmails) {
		return w.done(v, "/settings", "apart")
	}
	if err := w.Platforms.Relink(v.r.Context(), lti.Identity(r.Link), r.User.ID); err != nil {
		return err
	}
	return w.done(v, "/settings", "joined")
}

func (w *Web) signOut(v *visit) error {
	if err := w.Sessions.End(v.r.Context(), v.token); err != nil {
		return err
	}
	return w.signedOut(v)
}

func (w *Web) signOutEverywhere(v *visit) error {
	if err := w.Sessions.EndAll(v.r.Context(), v.user.ID); err != nil {
		return err
	}
	return w.signedOut(v)
}

// signedOut ends at the first page. It does not show in a frame of an LMS, so
// there the answer is a page of its own.
func (w *Web) signedOut(v *visit) error {
	for _, c := range session.ClearCookies() {
		http.SetCookie(v.w, c)
	}
	if len(v.session.Frames) == 0 {
		w.redirect(v, "/?done=out")
		return nil
	}
	v.token, v.user, v.admin = "", account.User{}, false
	return w.show(v, http.StatusOK, "error", "Signed out", refusal{Heading: "You are signed out", Message: launchAgain, Framed: true})
}

const (
	launchAgain = "To go on, launch Formwright again from your learning platform."
	noCookies   = " If you have only just launched it, your browser keeps no cookies of it inside the platform: have the platform open it in a new window."
)
