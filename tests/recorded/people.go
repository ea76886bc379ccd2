package recorded

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"time"

	"formwright/shared/session"
)

// verifier is the secret of PKCE (RFC 7636) of the application below.
const verifier = "recorded-events-use-one-verifier-for-all-codes"

// callback is where the application's answers go.
const callback = "http://127.0.0.1/callback"

// connect registers a learning platform, signs the user in and lets an
// application act for them: it has one code to use and one refresh token.
func (s *Stage) connect(ctx context.Context) error {
	token, err := s.machine.Token(ctx, admin, nil, time.Hour)
	if err != nil {
		return err
	}
	platform := []byte(`{"issuer":"https://school.example.org","clientId":"c1","authLoginUrl":"https://school.example.org/auth",` +
		`"accessTokenUrl":"https://school.example.org/token","jwksUrl":"https://school.example.org/keys"}`)
	if err := s.callAs(ctx, token, "POST", "/api/lti/platforms", platform, new(any)); err != nil {
		return err
	}
	cookie, err := s.signIn(ctx)
	if err != nil {
		return err
	}
	client, err := s.register(ctx)
	if err != nil {
		return err
	}
	used, err := s.allow(ctx, client, cookie)
	if err != nil {
		return err
	}
	refresh, err := s.refreshToken(ctx, client, used)
	if err != nil {
		return err
	}
	code, err := s.allow(ctx, client, cookie)
	s.names = append(s.names, "{{ADMIN}}", token, "{{SESSION}}", cookie, "{{CLIENT}}", client, "{{VERIFIER}}", verifier,
		"{{REFRESH}}", refresh, "{{CODE}}", code)
	return err
}

// signIn follows a sign-in link and returns the session's cookie.
func (s *Stage) signIn(ctx context.Context) (string, error) {
	link, err := s.machine.SignIn(ctx, "teacher@example.org")
	if err != nil {
		return "", err
	}
	reply := s.submit(ctx, strings.TrimPrefix(link, base), "", url.Values{})
	for _, c := range reply.Result().Cookies() {
		if c.Name == session.CookieName && c.Value != "" {
			return c.Value, nil
		}
	}
	return "", fmt.Errorf("the sign-in link answered %d %s", reply.Code, reply.Body)
}

func (s *Stage) register(ctx context.Context) (client string, err error) {
	var made struct {
		ID string `json:"client_id"`
	}
	body := []byte(`{"redirect_uris":["` + callback + `"],"client_name":"Recorded","token_endpoint_auth_method":"none"}`)
	err = s.call(ctx, "POST", "/oauth/register", body, &made)
	return made.ID, err
}

// allow lets the application act for the user and returns its code.
func (s *Stage) allow(ctx context.Context, client, cookie string) (string, error) {
	sum := sha256.Sum256([]byte(verifier))
	path := "/oauth/auth?" + url.Values{"response_type": {"code"}, "client_id": {client}, "redirect_uri": {callback}, "state": {"s"},
		"code_challenge": {base64.RawURLEncoding.EncodeToString(sum[:])}, "code_challenge_method": {"S256"}}.Encode()
	page := s.visit(ctx, "GET", path, cookie, nil)
	seal := regexp.MustCompile(`name="seal" value="([0-9a-f]+)"`).FindStringSubmatch(page.Body.String())
	if seal == nil {
		return "", fmt.Errorf("no page of consent: %d %s", page.Code, page.Body)
	}
	reply := s.submit(ctx, path, cookie, url.Values{"csrf": {session.CSRF(cookie)}, "seal": {seal[1]}, "decision": {"allow"}})
	to, err := url.Parse(reply.Header().Get("Location"))
	if err != nil || to.Query().Get("code") == "" {
		return "", fmt.Errorf("the consent answered %d %s", reply.Code, reply.Header())
	}
	return to.Query().Get("code"), nil
}

// refreshToken spends a code.
func (s *Stage) refreshToken(ctx context.Context, client, code string) (string, error) {
	reply := s.submit(ctx, "/oauth/token", "", url.Values{"grant_type": {"authorization_code"}, "code": {code}, "client_id": {client},
		"redirect_uri": {callback}, "code_verifier": {verifier}})
	found := regexp.MustCompile(`"refresh_token":"([^"]+)"`).FindStringSubmatch(reply.Body.String())
	if found == nil {
		return "", fmt.Errorf("no refresh token: %d %s", reply.Code, reply.Body)
	}
	return found[1], nil
}

func (s *Stage) submit(ctx context.Context, path, cookie string, form url.Values) *httptest.ResponseRecorder {
	return s.visit(ctx, "POST", path, cookie, form)
}

// visit asks as a browser on one of our own pages does.
func (s *Stage) visit(ctx context.Context, method, path, cookie string, form url.Values) *httptest.ResponseRecorder {
	r := httptest.NewRequestWithContext(ctx, method, path, strings.NewReader(form.Encode()))
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if cookie != "" {
		r.AddCookie(&http.Cookie{Name: session.CookieName, Value: cookie})
	}
	w := httptest.NewRecorder()
	s.machine.Handler().ServeHTTP(w, r)
	return w
}
