package api

import (
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"formwright/shared/account"
	"formwright/shared/frame"
	"formwright/shared/lti"
	"formwright/shared/problem"
	"formwright/shared/session"
)

// maxLTI bounds the form of an LTI message: an id_token of 64 KB and what
// stands beside it.
const maxLTI = 128 << 10

// launches is the limit of the messages of a launch. A school can share one
// address, so it is a wide one.
func (a *API) launches() addressLimit {
	return addressLimit{"lti", a.config.RateLTI, time.Minute, "a minute"}
}

// ltiLogin begins a launch.
func (a *API) ltiLogin(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	if err := a.limitAddress(w, r, a.launches()); err != nil {
		return err
	}
	params, err := ltiParams(w, r)
	if err != nil {
		return a.ltiRefused(w, r, err)
	}
	answer, err := a.LTI.Login(r.Context(), params)
	if err != nil {
		return a.ltiRefused(w, r, err)
	}
	setCookies(w, lti.Surplus(r.Cookies()))
	a.ltiAnswer(w, answer, http.StatusFound)
	return nil
}

// ltiCallback ends a launch: its session begins, and the browser goes on to the
// dashboard.
func (a *API) ltiCallback(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	if err := a.limitAddress(w, r, a.launches()); err != nil {
		return err
	}
	form, err := ltiParams(w, r)
	if err != nil {
		return a.ltiRefused(w, r, err)
	}
	answer, err := a.LTI.Callback(r.Context(), lti.Posted{Form: form, Cookies: r.Cookies(), Ours: frame.SameSite(r, a.config.BaseURL), Framed: framed(r)})
	setCookies(w, answer.Cookies)
	if err != nil {
		return a.ltiRefused(w, r, err)
	}
	answer.Cookies = nil
	if answer.Launch != nil {
		if err := a.beginLaunch(w, r, *answer.Launch); err != nil {
			return err
		}
	}
	a.ltiAnswer(w, answer, http.StatusSeeOther)
	return nil
}

// beginLaunch signs the browser in, in place of whoever was.
func (a *API) beginLaunch(w http.ResponseWriter, r *http.Request, l lti.Launch) error {
	frame.Note(r, "user", frame.Hashed(l.User))
	old, _ := session.FromRequest(r)
	token, s, err := a.Sessions.Start(r.Context(), session.Session{User: l.User, Frames: l.Frames, Launch: string(l.Identity)}, old)
	if err != nil {
		return err
	}
	session.SetCookies(w.Header(), s, token)
	return nil
}

// framed reports whether the browser says that the answer will stand in a frame.
func framed(r *http.Request) bool {
	switch r.Header.Get("Sec-Fetch-Dest") {
	case "iframe", "frame", "embed", "object":
		return true
	}
	return false
}

// ltiRegister is the address an administrator of a learning platform pastes
// there.
func (a *API) ltiRegister(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	if err := a.limitAddress(w, r, addressLimit{"lti-register", a.config.RateRegister, time.Hour, "an hour"}); err != nil {
		return err
	}
	params, err := ltiParams(w, r)
	if err != nil {
		return a.ltiRefused(w, r, err)
	}
	answer, err := a.LTI.Register(r.Context(), params)
	if err != nil {
		return a.ltiRefused(w, r, err)
	}
	a.ltiAnswer(w, answer, http.StatusFound)
	return nil
}

// ltiKeys is the tool's public key set.
func (a *API) ltiKeys(w http.ResponseWriter, _ *http.Request, _ account.Principal) error {
	ring := a.Services.LTIKeys()
	if ring == nil {
		return problem.New(problem.Unavailable, "The keys of LTI are not set up here. Try again later.")
	}
	keys, err := ring.Public()
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("Content-Length", strconv.Itoa(len(keys)))
	_, _ = w.Write(keys) // the client is gone; there is nobody to tell
	return nil
}

// ltiParams reads the query of a GET, and the form of a POST with the query of
// its address: platforms keep parameters of their own there.
func ltiParams(w http.ResponseWriter, r *http.Request) (url.Values, error) {
	params, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, notParams("The query is not a list of parameters.")
	}
	if r.Method != http.MethodPost {
		return params, nil
	}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/x-www-form-urlencoded" {
		return nil, notParams("The Content-Type must be application/x-www-form-urlencoded.")
	}
	body, err := readBody(w, r, maxLTI)
	if err != nil {
		return nil, err
	}
	form, err := url.ParseQuery(string(body))
	if err != nil {
		return nil, notParams("The body is not a list of parameters.")
	}
	for name, values := range form {
		params[name] = append(params[name], values...)
	}
	return params, nil
}

func notParams(message string) error { return problem.New(problem.LTIRequestInvalid, "%s", message) }

// ltiAnswer sends a page, or the browser on.
func (a *API) ltiAnswer(w http.ResponseWriter, answer lti.Answer, status int) {
	setCookies(w, answer.Cookies)
	h := w.Header()
	if answer.Page == nil {
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Location", answer.Location)
		w.WriteHeader(status)
		return
	}
	h.Set("Referrer-Policy", "same-origin") // with no-referrer the page's form would not tell its origin
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", answer.Page.Policy)
	h.Set("Content-Length", strconv.Itoa(len(answer.Page.HTML)))
	_, _ = w.Write(answer.Page.HTML) // the client is gone; there is nobody to tell
}

func setCookies(w http.ResponseWriter, cookies []*http.Cookie) {
	for _, c := range cookies {
		http.SetCookie(w, c)
	}
}

// ltiRefusal is an error with what helps the administrator of the platform.
type ltiRefusal struct {
	middlewareError
	Hint      string `json:"hint,omitempty"`
	ReturnURL string `json:"return_url,omitempty"`
}

// ltiRefused answers what is refused, always in JSON. Any other error is left to
// the guard.
func (a *API) ltiRefused(w http.ResponseWriter, r *http.Request, err error) error {
	refusal := lti.RefusalOf(err)
	if refusal == nil {
		return err
	}
	p := refusal.Problem
	frame.Note(r, "code", string(p.Code))
	if p.Err != nil {
		frame.Note(r, "error", p.Err.Error())
	}
	respond(w, p.Code.Status(), ltiRefusal{middlewareError{Error: true, Message: p.Message, Code: p.Code, Field: p.Field}, refusal.Hint, refusal.ReturnURL})
	return nil
}
