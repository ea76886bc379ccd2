package oauth_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/memo"
	"formwright/shared/oauth"
	"formwright/shared/problem"
	"formwright/shared/store"
)

func (w *world) revoke(c oauth.Registration, token string) error {
	return w.Revoke(w.t.Context(), tokenForm(c, token), oauth.ClientAuth{})
}

func TestRevokeRefreshTokenEndsTheFamily(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{})
	first, other := w.connect(c), w.connect(c)
	second := w.token(refreshForm(c, first.RefreshToken))
	if err := w.revoke(c, second.RefreshToken); err != nil {
		t.Fatal(err)
	}
	w.refused(refreshForm(c, second.RefreshToken), oauth.InvalidGrant)
	w.wantWorks(first.AccessToken, false)
	w.wantWorks(second.AccessToken, false)
	w.wantWorks(other.AccessToken, true)
}

func TestRevokeAccessTokenAlone(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{})
	first := w.connect(c)
	second := w.token(refreshForm(c, first.RefreshToken))
	if err := w.revoke(c, first.AccessToken); err != nil {
		t.Fatal(err)
	}
	w.wantWorks(first.AccessToken, false)
	w.wantWorks(second.AccessToken, true)
	w.token(refreshForm(c, second.RefreshToken))
}

func TestRevokeRefusals(t *testing.T) {
	w := newWorld(t)
	c, other := w.register(map[string]any{}), w.public()
	tokens := w.connect(c)
	for _, token := range []string{tokens.AccessToken, tokens.RefreshToken} {
		if err := w.revoke(other, token); codeOf(err) != oauth.InvalidGrant {
			t.Errorf("another's: %v", err)
		}
	}
	w.wantWorks(tokens.AccessToken, true)
	w.token(refreshForm(c, tokens.RefreshToken))
	for _, unknown := range []string{"x", "a.b.c", challenge(), tokens.AccessToken + "x", strings.Repeat("x", 9000)} {
		if err := w.revoke(c, unknown); err != nil {
			t.Errorf("unknown token: %v", err)
		}
	}
	if err := w.revoke(c, ""); codeOf(err) != oauth.InvalidRequest {
		t.Errorf("no token: %v", err)
	}
	wrong := c
	wrong.Secret = "wrong"
	if err := w.revoke(wrong, tokens.AccessToken); codeOf(err) != oauth.InvalidClient {
		t.Errorf("wrong secret: %v", err)
	}
	w.pass(oauth.AccessLife)
	if err := w.revoke(other, tokens.AccessToken); err != nil {
		t.Errorf("an expired token: %v", err)
	}
}

// A revocation in one process is seen by the others when their memory of the
// grant has run out, and in this one at once.
func TestRevocationSpreads(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	token := w.connect(c).AccessToken
	elsewhere := w.another()
	for _, s := range []*oauth.Service{w.Service, elsewhere} {
		if _, err := s.Authenticate(t.Context(), token); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.revoke(c, token); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Authenticate(t.Context(), token); problem.CodeOf(err) != problem.InvalidToken {
		t.Errorf("here: %v", err)
	}
	w.pass(memo.Time)
	if _, err := elsewhere.Authenticate(t.Context(), token); problem.CodeOf(err) != problem.InvalidToken {
		t.Errorf("elsewhere: %v", err)
	}
}

func TestAccessTokensLive15Minutes(t *testing.T) {
	w := newWorld(t)
	token := w.connect(w.public()).AccessToken
	w.pass(oauth.AccessLife - time.Second)
	w.wantWorks(token, true)
	w.pass(time.Second)
	w.wantWorks(token, false)
}

func TestAuthenticateRefuses(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	good := claims(t, w.connect(c).AccessToken)
	foreign, err := jose.NewRing(w.clock)
	if err != nil {
		t.Fatal(err)
	}
	sign := func(ring *jose.Ring, typ string, changes ...any) string {
		out := jose.Claims{}
		for name, v := range good {
			if f, ok := v.(float64); ok {
				v = time.Unix(int64(f), 0)
			}
			out[name] = v
		}
		for i := 0; i < len(changes); i += 2 {
			if out[changes[i].(string)] = changes[i+1]; changes[i+1] == nil {
				delete(out, changes[i].(string))
			}
		}
		token, err := jose.NewSigner(jose.Fixed(ring)).Sign(out, typ)
		if err != nil {
			t.Fatal(err)
		}
		return token
	}
	w.wantWorks(sign(w.ring, jose.TypeAccessToken), true)
	for _, aud := range []string{base, base + "/", base + "/api/v1", base + "/mcp"} {
		w.wantWorks(sign(w.ring, jose.TypeAccessToken, "aud", aud), true)
	}
	for name, token := range map[string]string{
		"another key":      sign(foreign, jose.TypeAccessToken),
		"another type":     sign(w.ring, jose.TypeJWT),
		"another issuer":   sign(w.ring, jose.TypeAccessToken, "iss", base+"/"),
		"another audience": sign(w.ring, jose.TypeAccessToken, "aud", base+"/api"),
		"another user":     sign(w.ring, jose.TypeAccessToken, "sub", "user-2"),
		"another client":   sign(w.ring, jose.TypeAccessToken, "client_id", "x"),
		"another grant":    sign(w.ring, jose.TypeAccessToken, "grant", "x"),
		"no grant":         sign(w.ring, jose.TypeAccessToken, "grant", nil),
		"no id":            sign(w.ring, jose.TypeAccessToken, "jti", nil),
		"no end":           sign(w.ring, jose.TypeAccessToken, "exp", nil),
		"nothing":          "",
	} {
		if _, err := w.Authenticate(t.Context(), token); problem.CodeOf(err) != problem.InvalidToken {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestKeysRotateInASession(t *testing.T) {
	w := newWorld(t)
	w.pass(jose.PublishFirst)
	c := w.public()
	first := w.connect(c)
	before := w.ring
	var err error
	if w.ring, err = before.Promote(w.clock); err != nil {
		t.Fatal(err)
	}
	w.wantWorks(first.AccessToken, true)
	second := w.token(refreshForm(c, first.RefreshToken))
	w.wantWorks(second.AccessToken, true)
	kid := func(token string) string { return strings.Split(token, ".")[0] }
	if kid(first.AccessToken) == kid(second.AccessToken) {
		t.Error("the promoted key does not sign")
	}
	set, err := w.KeySet()
	if err != nil || strings.Count(string(set), `"kid"`) != 3 || strings.Contains(string(set), `"d"`) {
		t.Errorf("%s, %v", set, err)
	}
	w.ring = before // a process that has not read the new ring yet
	w.wantWorks(second.AccessToken, true)
}

func TestIntrospect(t *testing.T) {
	w := newWorld(t)
	c, other := w.register(map[string]any{}), w.register(map[string]any{})
	tokens := w.connect(c, "scope", "jobs:read")
	ask := func(c oauth.Registration, token string) oauth.Introspection {
		t.Helper()
		got, err := w.Introspect(t.Context(), tokenForm(c, token), oauth.ClientAuth{})
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	now := w.clock.Unix()
	want := oauth.Introspection{Active: true, Scope: "jobs:read", ClientID: c.ClientID, TokenType: "Bearer", Subject: person, Issuer: base,
		Audience: []string{base}, IssuedAt: now, Expires: now + 900, ID: claims(t, tokens.AccessToken)["jti"].(string)}
	if diff := cmp.Diff(want, ask(c, tokens.AccessToken)); diff != "" {
		t.Error(diff)
	}
	want = oauth.Introspection{Active: true, Scope: "jobs:read", ClientID: c.ClientID, Subject: person, Issuer: base, IssuedAt: now, Expires: now + 30*24*3600}
	if diff := cmp.Diff(want, ask(c, tokens.RefreshToken)); diff != "" {
		t.Error(diff)
	}
	none := oauth.Introspection{}
	for name, got := range map[string]oauth.Introspection{
		"another's access token": ask(other, tokens.AccessToken), "another's refresh token": ask(other, tokens.RefreshToken),
		"unknown": ask(c, "x"), "no JWT": ask(c, "a.b.c"),
	} {
		if diff := cmp.Diff(none, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	next := w.token(refreshForm(c, tokens.RefreshToken))
	if got := ask(c, tokens.RefreshToken); got.Active {
		t.Error("a used refresh token is active")
	}
	if err := w.revoke(c, tokens.AccessToken); err != nil || ask(c, tokens.AccessToken).Active {
		t.Errorf("a revoked access token is active, %v", err)
	}
	if _, err := w.Introspect(t.Context(), own(c), oauth.ClientAuth{}); codeOf(err) != oauth.InvalidRequest {
		t.Errorf("no token: %v", err)
	}
	if _, err := w.Introspect(t.Context(), tokenForm(oauth.Registration{ClientID: "x"}, "y"), oauth.ClientAuth{}); codeOf(err) != oauth.InvalidClient {
		t.Errorf("no client: %v", err)
	}
	w.pass(oauth.AccessLife)
	if ask(c, next.AccessToken).Active {
		t.Error("an expired token is active")
	}
}

func TestConnectedApps(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	start := w.clock
	first := w.connect(c, "scope", "jobs:read")
	w.pass(time.Hour)
	second := w.connect(w.register(map[string]any{}))
	w.token(refreshForm(c, first.RefreshToken))
	grants, err := w.Grants(t.Context(), person)
	if err != nil || len(grants) != 2 {
		t.Fatalf("%v, %v", grants, err)
	}
	got := fmt.Sprintf("%s %s %s %v %v", grants[1].Name, grants[1].Client, grants[1].Scopes, grants[1].ConnectedAt.Equal(start), grants[1].LastUsed.Equal(w.clock))
	if want := fmt.Sprintf("App %s [jobs:read] true true", c.ClientID); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if grants[0].Name != "app.example.com" {
		t.Errorf("a client without a name is called %q", grants[0].Name)
	}
	for _, user := range []string{"user-2", ""} {
		if err := w.RevokeGrant(t.Context(), user, grants[1].ID); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("by %q: %v", user, err)
		}
	}
	if err := w.RevokeGrant(t.Context(), person, ""); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("none: %v", err)
	}
	if err := w.RevokeGrant(t.Context(), person, grants[1].ID); err != nil {
		t.Fatal(err)
	}
	w.wantWorks(first.AccessToken, false)
	w.wantWorks(second.AccessToken, true)
	if left, err := w.Grants(t.Context(), person); err != nil || len(left) != 1 || left[0].ID != grants[0].ID {
		t.Errorf("%v, %v", left, err)
	}
}

// TestEveryConnectedAppIsListed: nothing hides behind many others.
func TestEveryConnectedAppIsListed(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	for range 120 {
		w.connect(c)
	}
	if grants, err := w.Grants(t.Context(), person); err != nil || len(grants) != 120 {
		t.Errorf("%d of 120, %v", len(grants), err)
	}
}

func TestDiscovery(t *testing.T) {
	w := newWorld(t)
	m := w.Metadata()
	if m.Issuer != base || m.TokenEndpoint != base+"/oauth/token" || !m.IssuerInResponse || !cmp.Equal(m.ChallengeMethods, []string{"S256"}) || !cmp.Equal(m.Scopes, account.Scopes()) {
		t.Errorf("%+v", m)
	}
	for suffix, want := range map[string]bool{"": true, "/api/v1": true, "/mcp": true, "/api": false, "/": false} {
		doc, ok := w.Resource(suffix)
		if ok != want || ok && (doc.Resource != base+suffix || !cmp.Equal(doc.Servers, []string{base})) {
			t.Errorf("%q: %+v, %v", suffix, doc, ok)
		}
	}
	staged := oauth.New(w.table, w.keys, base+"/prod/", w.now)
	if !staged.IsIssuerPath("/prod") || staged.IsIssuerPath("/") || w.IsIssuerPath("") || w.IsIssuerPath("/mcp") || staged.Metadata().Issuer != base+"/prod" {
		t.Error("the path of the issuer")
	}
}
