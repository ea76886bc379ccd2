package api

import (
	"errors"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"formwright/shared/account"
	"formwright/shared/frame"
	"formwright/shared/oauth"
	"formwright/shared/problem"
)

// maxForm bounds the body of a request to the token endpoints.
const maxForm = 32 << 10

// token is POST /oauth/token.
func (a *API) token(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	return a.protocol(w, r, a.perMinute(), func(form url.Values, auth oauth.ClientAuth) (any, error) {
		return a.OAuth.Token(r.Context(), form, auth)
	})
}

// revoke is POST /oauth/revoke.
func (a *API) revoke(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	return a.protocol(w, r, a.perMinute(), func(form url.Values, auth oauth.ClientAuth) (any, error) {
		return struct{}{}, a.OAuth.Revoke(r.Context(), form, auth)
	})
}

// introspect is POST /oauth/introspect.
func (a *API) introspect(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	return a.protocol(w, r, a.perMinute(), func(form url.Values, auth oauth.ClientAuth) (any, error) {
		return a.OAuth.Introspect(r.Context(), form, auth)
	})
}

// register is POST /oauth/register (RFC 7591).
func (a *API) register(w http.ResponseWriter, r *http.Request, _ account.Principal) error {
	registration, err := a.registered(w, r)
	if err != nil {
		return oauthFail(w, r, err)
	}
	respond(w, http.StatusCreated, registration)
	return nil
}

func (a *API) registered(w http.ResponseWriter, r *http.Request) (oauth.Registration, error) {
	if err := a.limitAddress(w, r, addressLimit{"oauth-register", a.config.RateRegister, time.Hour, "an hour"}); err != nil {
		return oauth.Registration{}, err
	}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return oauth.Registration{}, &oauth.Error{Code: oauth.InvalidClientMetadata, Description: "the Content-Type must be application/json"}
	}
	body, err := readBody(w, r, oauth.MaxRegistration)
	if err != nil {
		return oauth.Registration{}, err
	}
	return a.OAuth.Register(r.Context(), body)
}

// protocol is what the token endpoints share: the limit, the form, the client's
// header, and errors in the words of RFC 6749.
func (a *API) protocol(w http.ResponseWriter, r *http.Request, limit addressLimit, answer func(url.Values, oauth.ClientAuth) (any, error)) error {
	w.Header().Set("Pragma", "no-cache") // RFC 6749 5.1, for the caches of its time
	if err := a.limitAddress(w, r, limit); err != nil {
		return oauthFail(w, r, err)
	}
	form, err := readForm(w, r)
	if err != nil {
		return oauthFail(w, r, err)
	}
	body, err := answer(form, oauth.ParseBasic(r.Header.Values("Authorization")))
	if err != nil {
		return oauthFail(w, r, err)
	}
	respond(w, http.StatusOK, body)
	return nil
}

// readForm reads the parameters of the body. Those of the address are not
// looked at: secrets do not belong there.
func readForm(w http.ResponseWriter, r *http.Request) (url.Values, error) {
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != "application/x-www-form-urlencoded" {
		return nil, &oauth.Error{Code: oauth.InvalidRequest, Description: "the Content-Type must be application/x-www-form-urlencoded"}
	}
	body, err := readBody(w, r, maxForm)
	if err != nil {
		return nil, err
	}
	form, err := url.ParseQuery(string(body))
	if err != nil { // it quotes what was sent
		return nil, &oauth.Error{Code: oauth.InvalidRequest, Description: "the body is not a form"}
	}
	return form, nil
}

// oauthError is the error shape of OAuth (RFC 6749 5.2, RFC 7591 3.2.2).
type oauthError struct {
	Error       oauth.Code `json:"error"`
	Description string     `json:"error_description"`
}

// oauthFail answers an error of an OAuth endpoint. What is none of OAuth's own
// is told in the nearest of its words, with the status that it has elsewhere.
func oauthFail(w http.ResponseWriter, r *http.Request, err error) error {
	if r.Context().Err() != nil && errors.Is(err, r.Context().Err()) {
		return err
	}
	var refusal *oauth.Error
	if errors.As(err, &refusal) {
		if refusal.Basic {
			w.Header().Set("WWW-Authenticate", `Basic realm="Formwright", charset="UTF-8"`)
		}
		frame.Note(r, "code", string(refusal.Code))
		respond(w, refusal.Status(), oauthError{refusal.Code, refusal.Description})
		return nil
	}
	p := problem.Of(err)
	frame.Note(r, "code", string(p.Code))
	if p.Err != nil {
		frame.Note(r, "error", err.Error())
	}
	respond(w, p.Code.Status(), oauthError{oauthCode(p.Code), p.Message})
	return nil
}

func oauthCode(c problem.Code) oauth.Code {
	switch c {
	case problem.RateLimited, problem.Unavailable:
		return oauth.TemporarilyUnavailable
	case problem.Internal:
		return oauth.ServerError
	}
	return oauth.InvalidRequest
}

// addressLimit is a limit on strangers, who are told apart by their address.
type addressLimit struct {
	bucket string
	quota  int
	window time.Duration
	unit   string // the window in words
}

// perMinute is the limit of the endpoints that take codes and tokens.
func (a *API) perMinute() addressLimit {
	return addressLimit{"oauth-token", a.config.RateToken, time.Minute, "a minute"}
}

func (a *API) limitAddress(w http.ResponseWriter, r *http.Request, l addressLimit) error {
	return a.limitAddressAs(w, r, l, frame.ClientAddress(r))
}

// limitAddressAs counts an address and more, such as what it asks for.
func (a *API) limitAddressAs(w http.ResponseWriter, r *http.Request, l addressLimit, principal string) error {
	s, err := a.Limiter.Allow(r.Context(), l.bucket, principal, l.quota, l.window)
	if err != nil {
		a.Log.WarnContext(r.Context(), "rate limit not counted", "error", err)
	}
	if s.Allowed {
		return nil
	}
	w.Header().Set("Retry-After", strconv.Itoa(max(s.ResetSeconds, 1)))
	return problem.New(problem.RateLimited, "Too many requests: %d %s are allowed. Try again in %d seconds.", s.Limit, l.unit, max(s.ResetSeconds, 1))
}
