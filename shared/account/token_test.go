package account_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/problem"
)

func (w *world) issue(user string, scopes ...string) string {
	w.t.Helper()
	token, err := w.tokens.Issue(w.t.Context(), user, "test", scopes, time.Hour)
	if err != nil {
		w.t.Fatal(err)
	}
	return token
}

func (w *world) refused(token string) {
	w.t.Helper()
	_, err := w.tokens.Authenticate(w.t.Context(), token)
	var p *problem.Error
	if !errors.As(err, &p) || p.Code != problem.InvalidToken || p.Message != "The access token is invalid or has expired." {
		w.t.Errorf("err = %v", err)
	}
}

func TestTokenStandsForItsUser(t *testing.T) {
	w := newWorld(t)
	for _, scopes := range [][]string{{"jobs:read"}, {"forms:read", "forms:write"}, nil} {
		p, err := w.tokens.Authenticate(t.Context(), w.issue("u1", scopes...))
		if err != nil {
			t.Fatal(err)
		}
		if scopes == nil {
			scopes = account.Scopes()
		}
		if diff := cmp.Diff(account.Principal{By: account.SettingsToken, User: "u1", Scopes: scopes, Token: p.Token}, p); diff != "" || p.Token == "" {
			t.Error(diff)
		}
		for _, scope := range account.Scopes() {
			if want := strings.Contains(strings.Join(scopes, " "), scope); p.May(scope) != want || !p.May("") {
				t.Errorf("%v: may %s is %v", scopes, scope, p.May(scope))
			}
		}
	}
}

func TestIssueChecks(t *testing.T) {
	w := newWorld(t)
	for _, life := range []time.Duration{0, -time.Hour, account.MaxTokenLife + time.Second} {
		if _, err := w.tokens.Issue(t.Context(), "u", "script", nil, life); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("life %v: %v", life, err)
		}
	}
	for _, name := range []string{"", "  ", "two\nlines", "\u202Eback", string(rune(0)), "\xff", strings.Repeat("é", 101)} {
		if _, err := w.tokens.Issue(t.Context(), "u", name, nil, time.Hour); problem.CodeOf(err) != problem.InvalidRequest {
			t.Errorf("name %q: %v", name, err)
		}
	}
	if _, err := w.tokens.Issue(t.Context(), "u", " "+strings.Repeat("é", 100), nil, time.Hour); err != nil {
		t.Errorf("a name of 100 characters: %v", err)
	}
	if _, err := w.tokens.Issue(t.Context(), "u", "script", []string{"jobs:read", "admin"}, time.Hour); problem.CodeOf(err) != problem.InvalidRequest {
		t.Errorf("unknown scope: %v", err)
	}
	if _, err := w.tokens.Issue(t.Context(), "u", "script", []string{"jobs:read", "jobs:read", "jobs:read"}, time.Hour); problem.CodeOf(err) != problem.InvalidRequest {
		t.Errorf("one scope three times: %v", err)
	}
}

// TestWhole is what administrators need: a sign-in of their own, or a token with
// every scope. Three times one scope are not three scopes.
func TestWhole(t *testing.T) {
	all := account.Scopes()
	for _, c := range []struct {
		p    account.Principal
		want bool
	}{
		{account.Principal{By: account.Session, Scopes: all}, true},
		{account.Principal{By: account.SettingsToken, Scopes: all}, true},
		{account.Principal{By: account.SettingsToken, Scopes: all[:2]}, false},
		{account.Principal{By: account.SettingsToken, Scopes: []string{all[0], all[0], all[0]}}, false},
		{account.Principal{By: account.AccessToken, Scopes: all}, false},
		{account.Principal{By: account.Launch, Scopes: all}, false},
		{account.Principal{Scopes: all}, false},
	} {
		if c.p.Whole() != c.want {
			t.Errorf("%+v", c.p)
		}
	}
}

func TestTokenExpires(t *testing.T) {
	w := newWorld(t)
	token := w.issue("u1")
	w.clock = w.clock.Add(time.Hour - time.Second)
	if _, err := w.tokens.Authenticate(t.Context(), token); err != nil {
		t.Errorf("in its last second: %v", err)
	}
	w.clock = w.clock.Add(jose.Skew + time.Second)
	w.refused(token)
}

// TestRevokedToken stops at once where it was revoked, and within 30 seconds in
// every process that has seen it alive.
func TestRevokedToken(t *testing.T) {
	w := newWorld(t)
	elsewhere := account.NewTokens(w.table, jose.Fixed(w.ring), issuer, w.now)
	token := w.issue("u1")
	p, err := elsewhere.Authenticate(t.Context(), token)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.tokens.Authenticate(t.Context(), token); err != nil {
		t.Fatal(err)
	}
	if err := w.tokens.Revoke(t.Context(), "u1", p.Token); err != nil {
		t.Fatal(err)
	}
	w.refused(token)
	w.clock = w.clock.Add(30 * time.Second)
	if _, err := elsewhere.Authenticate(t.Context(), token); problem.CodeOf(err) != problem.InvalidToken {
		t.Errorf("elsewhere, 30 seconds later: %v", err)
	}
	if err := w.tokens.Revoke(t.Context(), "u1", p.Token); problem.CodeOf(err) != problem.NotFound {
		t.Errorf("revoked again: %v", err)
	}
}

// TestForeignTokens are well signed by our own key, but not API-settings tokens
// of this service.
func TestForeignTokens(t *testing.T) {
	w := newWorld(t)
	token := w.issue("u1")
	own, err := w.tokens.Authenticate(t.Context(), token)
	if err != nil {
		t.Fatal(err)
	}
	good := func() jose.Claims {
		return jose.Claims{jose.Issuer: issuer, jose.Audience: issuer, jose.Subject: "u1", jose.ID: own.Token, jose.Scope: "jobs:read",
			jose.TokenUse: "pat", jose.IssuedAt: w.clock, jose.Expires: w.clock.Add(time.Hour)}
	}
	signer := jose.NewSigner(jose.Fixed(w.ring))
	try := func(c jose.Claims, typ string) string {
		t.Helper()
		token, err := signer.Sign(c, typ)
		if err != nil {
			t.Fatal(err)
		}
		return token
	}
	if _, err := w.tokens.Authenticate(t.Context(), try(good(), jose.TypeJWT)); err != nil {
		t.Fatalf("the good one: %v", err)
	}
	w.refused(try(good(), jose.TypeAccessToken))
	for claim, value := range map[string]any{jose.Issuer: "https://evil.example.org", jose.Audience: "https://other.example.org", jose.TokenUse: "access",
		jose.Subject: "u2", jose.ID: "unknown", jose.Expires: w.clock.Add(-2 * time.Minute), jose.IssuedAt: w.clock.Add(2 * time.Minute)} {
		c := good()
		c[claim] = value
		w.refused(try(c, jose.TypeJWT))
	}
	for _, claim := range []string{jose.Issuer, jose.Audience, jose.TokenUse, jose.Subject, jose.ID, jose.Expires} {
		c := good()
		delete(c, claim)
		w.refused(try(c, jose.TypeJWT))
	}
}

func TestBrokenTokens(t *testing.T) {
	w := newWorld(t)
	token := w.issue("u1")
	other, err := jose.NewRing(w.clock)
	if err != nil {
		t.Fatal(err)
	}
	foreign, err := account.NewTokens(w.table, jose.Fixed(other), issuer, w.now).Issue(t.Context(), "u1", "script", nil, time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	w.refused(foreign) // another key
	for _, bad := range []string{"", "x", token[:len(token)-4], token + "=", strings.ToUpper(token), strings.Repeat("a.", 5000)} {
		w.refused(bad)
	}
}

// TestStoreTroubleIsNotABadToken: the client must not throw its token away.
func TestStoreTroubleIsNotABadToken(t *testing.T) {
	w := newWorld(t)
	token := w.issue("u1")
	if err := w.store.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := w.tokens.Authenticate(t.Context(), token); problem.CodeOf(err) != problem.Internal {
		t.Errorf("err = %v", err)
	}
}

func FuzzAuthenticate(f *testing.F) {
	ring, err := jose.NewRing(time.Now())
	if err != nil {
		f.Fatal(err)
	}
	tokens := account.NewTokens(nil, jose.Fixed(ring), issuer, time.Now)
	for _, seed := range []string{"", "a.b.c", "eyJhbGciOiJub25lIn0.e30.", "eyJhbGciOiJFUzI1NiIsImtpZCI6IngiLCJ0eXAiOiJKV1QifQ.e30.AAAA"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, token string) {
		if _, err := tokens.Authenticate(t.Context(), token); problem.CodeOf(err) != problem.InvalidToken {
			t.Fatalf("%q: %v", token, err)
		}
	})
}
