package lti

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"formwright/shared/jose"
	"formwright/shared/problem"
)

// maxToken is the longest id_token that is looked at, in bytes.
const maxToken = 64 << 10

// Posted is what the browser brought to the callback.
type Posted struct {
	Form    url.Values
	Cookies []*http.Cookie
	Ours    bool // no page of another site sent it, as far as the browser says
	Framed  bool // the browser says that the answer will stand in a frame
}

// Launch is a launch that was believed.
type Launch struct {
	User     string
	Identity Identity // who the person is at the platform
	Platform string   // the platform's id
	Frames   []string // the origins that may frame the pages it leads to
	Target   string   // the path under the base address where it ends
	Roles    []string // as the platform says, whole URIs
}

// Callback answers the platform's authentication response. An answer with a
// Launch has a user; every other is a further page, or the error is a Refusal.
// Cookies of the answer are for the browser in any case.
func (s *Service) Callback(ctx context.Context, in Posted) (Answer, error) {
	got, err := read(in.Form, []param{
		{"error", maxURL, false}, {"error_description", maxURL, false}, {"state", maxID, false},
		{"id_token", len64(in.Form), false}, {"value", maxID, false},
	})
	switch {
	case err != nil:
		return Answer{}, err
	case got["error"] != "":
		return Answer{}, denied(got["error"], got["error_description"])
	case got["state"] == "":
		return Answer{}, badParam("state", "state is required.")
	}
	l, err := s.look(ctx, got["state"])
	if err != nil {
		return Answer{}, err
	}
	cookie := cookieOf(in.Cookies, CookieName(l.secret))
	if cookie == "" && got["value"] == "" && l.Storage != "" {
		return s.ask(ctx, l, got["id_token"])
	}
	a := Answer{Cookies: []*http.Cookie{endCookie(l.secret)}}
	if err := s.consume(ctx, l); err != nil {
		return a, err
	}
	// Whoever began the launch knows the stored value too. It counts only as our
	// own page brings it, which had it from this browser's platform: another site
	// could sign people in to its owner's account.
	stored := l.Storage != "" && in.Ours && matches(got["value"], l.hashes.stored)
	if !matches(cookie, l.hashes.cookie) && !stored {
		if cookie == "" && in.Framed {
			a.Page = s.relaunchPage(l)
			return a, nil
		}
		return a, refuse(problem.LTICookieMissing, hintCookies, "This launch was begun in another browser, or the browser keeps no cookies of this site.")
	}
	launch, err := s.launch(ctx, l, got["id_token"])
	if err != nil {
		return a, err
	}
	a.Launch, a.Location = &launch, s.options.BaseURL+launch.Target
	return a, nil
}

// len64 lets an id_token of any length pass here: its own check comes in turn,
// when the launch is known.
func len64(form url.Values) int { return len(form.Get("id_token")) }

func denied(code, description string) error {
	text := "The platform refused the launch: " + clip(code)
	if description != "" {
		text += " (" + clip(description) + ")"
	}
	return refuse(problem.LTILaunchDenied, "The LMS itself reported this error. Check that the person is signed in to the LMS and may use this tool there, and that the redirection URI in the LMS is the callback address of this tool.", "%s.", text)
}

func cookieOf(cookies []*http.Cookie, name string) string {
	for _, c := range cookies {
		if c.Name == name {
			return c.Value
		}
	}
	return ""
}

// ask answers a callback without cookie with a page that fetches the value out
// of the platform's storage and comes back. The state is used up then.
func (s *Service) ask(ctx context.Context, l state, token string) (Answer, error) {
	p, err := s.platformOf(ctx, l)
	if err != nil {
		return Answer{}, err
	}
	if len(token) > maxToken {
		return Answer{}, badToken("it is longer than %d KB.", maxToken>>10)
	}
	return Answer{Page: s.askPage(p, l, token)}, nil
}

// platformOf is the platform of a launch under way, as long as it is the one
// that the launch began at.
func (s *Service) platformOf(ctx context.Context, l state) (Platform, error) {
	p, err := s.Get(ctx, l.Platform)
	if problem.CodeOf(err) == problem.PlatformNotFound || err == nil && (!p.Active || p.Issuer != l.Issuer || p.ClientID != l.ClientID) {
		return Platform{}, notRegistered(l.Issuer)
	}
	return p, err
}

// launch verifies a token and finds the account of the person in it.
func (s *Service) launch(ctx context.Context, l state, token string) (Launch, error) {
	p, err := s.platformOf(ctx, l)
	if err != nil {
		return Launch{}, err
	}
	claims, err := s.verify(ctx, p, token)
	if err != nil {
		return Launch{}, err
	}
	person, err := s.believe(p, l, claims)
	if r := RefusalOf(err); r != nil {
		r.ReturnURL = returnURL(claims)
	}
	if err != nil {
		return Launch{}, err
	}
	identity, user, err := s.identify(ctx, p, person)
	if err != nil {
		return Launch{}, err
	}
	s.learn(ctx, p, person.deployment)
	target, _ := s.page(person.target)
	return Launch{User: user, Identity: identity, Platform: p.ID, Frames: frames(p, returnURL(claims)), Target: target, Roles: person.roles}, nil
}

// verify checks size, algorithm, key and signature of a token.
func (s *Service) verify(ctx context.Context, p Platform, token string) (jose.Claims, error) {
	switch {
	case token == "":
		return nil, badToken("there is none.")
	case len(token) > maxToken:
		return nil, badToken("it is longer than %d KB.", maxToken>>10)
	}
	alg, kid, err := jose.ForeignHeader(token)
	switch {
	case err != nil:
		return nil, badToken("it is no signed JWT.").because(err)
	case alg != "RS256":
		return nil, badToken("its algorithm is not RS256.")
	case len(kid) > maxID:
		return nil, badToken("the name of its key (kid) is too long.")
	}
	keys, err := s.keyFor(ctx, p, kid)
	if err != nil {
		return nil, err
	}
	claims, err := jose.VerifyForeign(token, keys)
	if err != nil {
		return nil, badToken("its signature is not the platform's.").because(err)
	}
	return claims, nil
}

func badToken(format string, args ...any) *Refusal {
	return refuse(problem.LTITokenInvalid, hintToken, "The platform's id_token is not valid: "+format, args...).field("id_token")
}

// returnURL is where a platform takes the person back, when it is safe to show.
func returnURL(claims jose.Claims) string {
	presentation, _ := claims[claimPresentation].(map[string]any)
	back, _ := presentation["return_url"].(string)
	if len(back) > maxURL || !strings.HasPrefix(back, "https://") || !printable(back) {
		return ""
	}
	u, err := url.Parse(back)
	if err != nil || u.Hostname() == "" || !plainHost(u.Hostname()) || u.User != nil {
		return "" // its origin becomes a Content-Security-Policy
	}
	return back
}
