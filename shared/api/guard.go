package api

import (
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/frame"
	"formwright/shared/jose"
	"formwright/shared/problem"
	"formwright/shared/session"
)

// guard asks for the token, the scope and the rate limit of a route before its
// endpoint runs, and writes the problem any of them ends in.
func (a *API) guard(route Route, next endpoint) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		frame.Note(r, "route", string(route.Name))
		p, err := a.admit(w, r, route)
		if err == nil {
			err = next(w, r, p)
		}
		if err != nil {
			a.fail(w, r, err)
		}
	})
}

// admit finds out whom a request acts for and whether it may. The scope comes
// after the limit: every answer to a known caller carries the RateLimit headers.
func (a *API) admit(w http.ResponseWriter, r *http.Request, route Route) (account.Principal, error) {
	if route.Auth == Open {
		return account.Principal{}, nil
	}
	p, err := a.authenticate(r, route)
	if err != nil {
		return p, err
	}
	frame.Note(r, "user", frame.Hashed(p.User))
	if err := a.limit(w, r, route.Name, p); err != nil {
		return p, err
	}
	if !p.May(route.Scope) {
		return p, a.challenge(route.Scope, "insufficient_scope", problem.New(problem.InsufficientScope,
			"This access token lacks the scope %s.", route.Scope))
	}
	if route.Auth == Admin {
		return p, a.administrator(r, p)
	}
	return p, nil
}

// administrator refuses everybody but site administrators with a whole account
// in hand.
func (a *API) administrator(r *http.Request, p account.Principal) error {
	if p.Whole() {
		user, err := a.Accounts.Get(r.Context(), p.User)
		if err != nil || account.Admin(user, a.config.AdminEmails) {
			return err
		}
	}
	return problem.New(problem.Forbidden, "Only site administrators may do this, signed in or with a token of their API settings that has all scopes.")
}

// authenticate takes the token of a request, or the session of a browser when
// there is none.
func (a *API) authenticate(r *http.Request, route Route) (account.Principal, error) {
	token, ok := bearer(r.Header.Values("Authorization"))
	if !ok {
		return a.signedIn(r, route)
	}
	p, err := a.ofToken(r, token)
	if problem.CodeOf(err) == problem.InvalidToken {
		return p, a.challenge(route.Scope, "invalid_token", err)
	}
	return p, err
}

// ofToken tells the two kinds of token apart by their type, which each of the
// two then checks itself.
func (a *API) ofToken(r *http.Request, token string) (account.Principal, error) {
	if jose.TypeOf(token) == jose.TypeAccessToken {
		return a.OAuth.Authenticate(r.Context(), token)
	}
	return a.Tokens.Authenticate(r.Context(), token)
}

// signedIn is whom the session cookie of a browser stands for. Browsers send it
// on their own, so a request that changes something must come from a page of
// this site.
func (a *API) signedIn(r *http.Request, route Route) (account.Principal, error) {
	none := a.challenge(route.Scope, "", problem.New(problem.Unauthenticated,
		"Authentication is required: send the header Authorization: Bearer <ACCESS_TOKEN>."))
	cookie, ok := session.FromRequest(r)
	if !ok || len(r.Header.Values("Authorization")) > 0 {
		return account.Principal{}, none
	}
	s, err := a.Sessions.Get(r.Context(), cookie)
	if errors.Is(err, session.ErrNone) {
		return account.Principal{}, none
	}
	if err != nil {
		return account.Principal{}, err
	}
	if !frame.SameSite(r, a.config.BaseURL) {
		return account.Principal{}, problem.New(problem.Forbidden, "This request comes from a page of another site.")
	}
	return s.Principal(), nil
}

// bearer takes the token out of the one Authorization header (RFC 6750 2.1).
func bearer(headers []string) (string, bool) {
	if len(headers) != 1 {
		return "", false
	}
	scheme, token, ok := strings.Cut(headers[0], " ")
	token = strings.TrimSpace(token)
	return token, ok && strings.EqualFold(scheme, "Bearer") && token != ""
}

// challenged is an error that is answered with a WWW-Authenticate header.
type challenged struct {
	error
	header string
}

func (c challenged) Unwrap() error { return c.error }

// challenge says how to authenticate (RFC 6750 section 3, RFC 9728 section 5.1):
// error only when a token was sent.
func (a *API) challenge(scope, code string, err error) error {
	header := `Bearer realm="Formwright", resource_metadata="` + a.config.BaseURL + `/.well-known/oauth-protected-resource"`
	if scope != "" {
		header += `, scope="` + scope + `"`
	}
	if code != "" {
		header += `, error="` + code + `"`
	}
	return challenged{err, header}
}

// limit counts the request and sets the RateLimit headers of convert, status
// and list (contract section 8). A limiter that cannot be reached lets the
// request pass: an outage of the counter must not be one of the service.
func (a *API) limit(w http.ResponseWriter, r *http.Request, name Name, p account.Principal) error {
	quota, ok := a.quota(name)
	if !ok {
		return nil
	}
	s, err := a.Limiter.Allow(r.Context(), string(name), p.User, quota, time.Minute)
	if err != nil {
		a.Log.WarnContext(r.Context(), "rate limit not counted", "error", err)
	}
	if quota == 0 {
		return nil
	}
	h := w.Header()
	h.Set("RateLimit-Limit", strconv.Itoa(s.Limit))
	h.Set("RateLimit-Remaining", strconv.Itoa(s.Remaining))
	h.Set("RateLimit-Reset", strconv.Itoa(s.ResetSeconds))
	if s.Allowed {
		return nil
	}
	h.Set("Retry-After", strconv.Itoa(max(s.ResetSeconds, 1)))
	return problem.New(problem.RateLimited, "Too many requests: %d a minute are allowed. Try again in %d seconds.", s.Limit, max(s.ResetSeconds, 1))
}

func (a *API) quota(name Name) (int, bool) {
	switch name {
	case Convert:
		return a.config.RateConvert, true
	case Job:
		return a.config.RateStatus, true
	case Jobs:
		return a.config.RateList, true
	}
	return webhookQuota(name)
}
