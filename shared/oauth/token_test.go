package oauth_test

import (
	"encoding/base64"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/oauth"
)

func TestCodeIsRedeemed(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	got := w.connect(c, "scope", "jobs:read forms:read", "resource", base+"/mcp")
	want := oauth.TokenResponse{AccessToken: got.AccessToken, RefreshToken: got.RefreshToken, TokenType: "Bearer", ExpiresIn: 900, Scope: "forms:read jobs:read"}
	if diff := cmp.Diff(want, got); diff != "" || len(got.RefreshToken) != 43 {
		t.Error(diff)
	}
	says := claims(t, got.AccessToken)
	now := float64(w.clock.Unix())
	wantClaims := map[string]any{"iss": base, "aud": base + "/mcp", "sub": person, "client_id": c.ClientID, "scope": "forms:read jobs:read",
		"iat": now, "exp": now + 900, "jti": says["jti"], "grant": says["grant"]}
	if diff := cmp.Diff(wantClaims, says); diff != "" || says["jti"] == "" || says["grant"] == "" {
		t.Error(diff)
	}
	if typ := jose.TypeOf(got.AccessToken); typ != "at+jwt" {
		t.Errorf("typ %q", typ)
	}
	p, err := w.Authenticate(t.Context(), got.AccessToken)
	wantPrincipal := account.Principal{User: person, By: account.AccessToken, Client: c.ClientID, Token: says["jti"].(string), Scopes: []string{"forms:read", "jobs:read"}}
	if diff := cmp.Diff(wantPrincipal, p); err != nil || diff != "" {
		t.Error(err, diff)
	}
}

func TestCodeRefusals(t *testing.T) {
	w := newWorld(t)
	c, other := w.public(), w.public()
	secret := w.register(map[string]any{})
	for name, test := range map[string]struct {
		form url.Values
		code oauth.Code
	}{
		"no grant_type":        {codeForm(c, w.approve(c), "grant_type", ""), oauth.InvalidRequest},
		"password grant":       {codeForm(c, w.approve(c), "grant_type", "password"), oauth.UnsupportedGrantType},
		"client credentials":   {codeForm(secret, w.approve(secret), "grant_type", "client_credentials"), oauth.UnsupportedGrantType},
		"no code":              {codeForm(c, ""), oauth.InvalidRequest},
		"unknown code":         {codeForm(c, challenge()), oauth.InvalidGrant},
		"another's code":       {codeForm(other, w.approve(c)), oauth.InvalidGrant},
		"no verifier":          {codeForm(c, w.approve(c), "code_verifier", ""), oauth.InvalidRequest},
		"another verifier":     {codeForm(c, w.approve(c), "code_verifier", verifier+"x"), oauth.InvalidGrant},
		"challenge as such":    {codeForm(c, w.approve(c), "code_verifier", challenge()), oauth.InvalidGrant},
		"another redirect_uri": {codeForm(c, w.approve(c), "redirect_uri", callback+"/"), oauth.InvalidGrant},
		"another resource":     {codeForm(c, w.approve(c, "resource", base), "resource", base+"/mcp"), oauth.InvalidTarget},
		"unknown resource":     {codeForm(c, w.approve(c), "resource", "https://x.org"), oauth.InvalidTarget},
		"wider scope":          {codeForm(c, w.approve(c, "scope", "jobs:read"), "scope", "jobs:read forms:read"), oauth.InvalidScope},
		"no client":            {codeForm(c, w.approve(c), "client_id", ""), oauth.InvalidClient},
		"unknown client":       {codeForm(c, w.approve(c), "client_id", "nobody"), oauth.InvalidClient},
		"public with a secret": {codeForm(c, w.approve(c), "client_secret", "x"), oauth.InvalidClient},
		"without its secret":   {codeForm(secret, w.approve(secret), "client_secret", ""), oauth.InvalidClient},
		"with a wrong secret":  {codeForm(secret, w.approve(secret), "client_secret", "x"), oauth.InvalidClient},
		"repeated":             {twice(codeForm(c, w.approve(c)), "code"), oauth.InvalidRequest},
	} {
		t.Run(name, func(t *testing.T) {
			w.t = t
			w.refused(test.form, test.code)
		})
	}
}

func twice(v url.Values, name string) url.Values {
	v[name] = append(v[name], v[name]...)
	return v
}

// A code survives a request that was refused: some libraries try one way of
// authentication and repeat the code the other way.
func TestRefusedRequestLeavesTheCode(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{})
	code := w.approve(c)
	if _, err := w.Token(t.Context(), codeForm(c, code, "client_secret", "", "client_id", ""), oauth.ClientAuth{Sent: true, ID: c.ClientID, Secret: "wrong"}); codeOf(err) != oauth.InvalidClient {
		t.Fatal(err)
	}
	w.refused(codeForm(c, code, "code_verifier", strings.Repeat("x", 43)), oauth.InvalidGrant)
	w.refused(codeForm(c, code, "scope", "admin"), oauth.InvalidScope)
	w.token(codeForm(c, code, "redirect_uri", callback))
}

func TestClientAuthentication(t *testing.T) {
	w := newWorld(t)
	secret, public := w.register(map[string]any{"token_endpoint_auth_method": "client_secret_post"}), w.public()
	basic := func(id, password string) oauth.ClientAuth {
		return oauth.ParseBasic([]string{"basic " + base64.StdEncoding.EncodeToString([]byte(id+":"+password))})
	}
	bare := func(c oauth.Registration) url.Values {
		return codeForm(c, w.approve(c), "client_id", "", "client_secret", "")
	}
	both := codeForm(secret, w.approve(secret))
	named := bare(secret)
	named.Set("client_id", secret.ClientID)
	elsewhere := bare(secret)
	elsewhere.Set("client_id", public.ClientID)
	encoded := strings.ReplaceAll(secret.ClientID, "-", "%2D")
	for name, test := range map[string]struct {
		form url.Values
		auth oauth.ClientAuth
		code oauth.Code
	}{
		"basic for post":              {bare(secret), basic(secret.ClientID, secret.Secret), ""},
		"basic percent-encoded":       {bare(secret), basic(encoded, strings.NewReplacer("-", "%2D", "_", "%5f").Replace(secret.Secret)), ""},
		"basic and client_id":         {named, basic(secret.ClientID, secret.Secret), ""},
		"post":                        {codeForm(secret, w.approve(secret)), oauth.ClientAuth{}, ""},
		"basic and post":              {both, basic(secret.ClientID, secret.Secret), oauth.InvalidRequest},
		"basic and another client_id": {elsewhere, basic(secret.ClientID, secret.Secret), oauth.InvalidRequest},
		"basic wrong":                 {bare(secret), basic(secret.ClientID, secret.Secret+"x"), oauth.InvalidClient},
		"basic empty":                 {bare(secret), basic(secret.ClientID, ""), oauth.InvalidClient},
		"basic of a public one":       {bare(public), basic(public.ClientID, ""), oauth.InvalidClient},
		"not basic":                   {bare(secret), oauth.ParseBasic([]string{"Bearer x"}), oauth.InvalidClient},
		"not base64":                  {bare(secret), oauth.ParseBasic([]string{"Basic %%%"}), oauth.InvalidClient},
		"no colon":                    {bare(secret), oauth.ParseBasic([]string{"Basic YWJj"}), oauth.InvalidClient},
		"bad escapes":                 {bare(secret), basic("%zz", "%"), oauth.InvalidClient},
		"two headers":                 {bare(secret), oauth.ParseBasic([]string{"Basic YTpi", "Basic YTpi"}), oauth.InvalidClient},
	} {
		_, err := w.Token(t.Context(), test.form, test.auth)
		if got := codeOf(err); got != test.code || got == "" && err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestCodeLivesAMinute(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	code, late := w.approve(c), w.approve(c)
	w.pass(60*time.Second - time.Millisecond)
	w.token(codeForm(c, code))
	w.pass(time.Millisecond)
	w.refused(codeForm(c, late), oauth.InvalidGrant)
}

func TestCodeUsedTwiceEndsTheFamily(t *testing.T) {
	for name, later := range map[string]time.Duration{"at once": 0, "after it expired": time.Hour} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			c := w.public()
			code := w.approve(c)
			first := w.token(codeForm(c, code))
			next := w.token(refreshForm(c, first.RefreshToken))
			w.refused(codeForm(c, code, "code_verifier", strings.Repeat("x", 43)), oauth.InvalidGrant)
			w.wantWorks(next.AccessToken, true) // who has no verifier has not used it
			w.pass(later)
			w.refused(codeForm(c, code), oauth.InvalidGrant)
			w.wantWorks(first.AccessToken, false)
			w.refused(refreshForm(c, next.RefreshToken), oauth.InvalidGrant)
		})
	}
}

func TestCodeRaced(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	code := w.approve(c)
	var all sync.WaitGroup
	var mu sync.Mutex
	var won []oauth.TokenResponse
	for range 50 {
		all.Go(func() {
			r, err := w.Token(t.Context(), codeForm(c, code), oauth.ClientAuth{})
			if err != nil && codeOf(err) != oauth.InvalidGrant {
				t.Error(err)
			}
			if err == nil {
				mu.Lock()
				won = append(won, r)
				mu.Unlock()
			}
		})
	}
	all.Wait()
	if len(won) != 1 {
		t.Fatalf("%d of 50 got tokens", len(won))
	}
	w.wantWorks(won[0].AccessToken, false)
	w.refused(refreshForm(c, won[0].RefreshToken), oauth.InvalidGrant)
	if grants, err := w.Grants(t.Context(), person); err != nil || len(grants) != 0 {
		t.Errorf("grants %v, %v", grants, err)
	}
}

func TestWithoutRefreshTokens(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{"grant_types": []string{"authorization_code"}})
	got := w.connect(c)
	if got.RefreshToken != "" {
		t.Error("a client that did not register for them has a refresh token")
	}
	w.wantWorks(got.AccessToken, true)
	w.refused(refreshForm(c, challenge()), oauth.UnauthorizedClient)
	w.pass(16 * time.Minute)
	if grants, err := w.Grants(t.Context(), person); err != nil || len(grants) != 0 {
		t.Errorf("a grant without tokens: %v, %v", grants, err)
	}
}
