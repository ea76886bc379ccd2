package oauth_test

import (
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/oauth"
)

func TestRefreshRotates(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{})
	first := w.connect(c, "scope", "jobs:read forms:read", "resource", base+"/mcp")
	second := w.token(refreshForm(c, first.RefreshToken, "scope", "jobs:read"))
	if second.RefreshToken == first.RefreshToken || second.AccessToken == first.AccessToken || second.Scope != "jobs:read" {
		t.Errorf("%+v", second)
	}
	if aud := claims(t, second.AccessToken)["aud"]; aud != base+"/mcp" {
		t.Errorf("audience %v", aud)
	}
	third := w.token(refreshForm(c, second.RefreshToken)) // narrowing held for one access token
	if third.Scope != "forms:read jobs:read" || claims(t, third.AccessToken)["grant"] != claims(t, first.AccessToken)["grant"] {
		t.Errorf("%+v", third)
	}
	for _, r := range []oauth.TokenResponse{first, second, third} {
		w.wantWorks(r.AccessToken, true)
	}
}

func TestRefreshRefusals(t *testing.T) {
	w := newWorld(t)
	c, other := w.public(), w.public()
	token := w.connect(c, "scope", "jobs:read", "resource", base).RefreshToken
	w.refused(refreshForm(c, ""), oauth.InvalidRequest)
	w.refused(refreshForm(c, challenge()), oauth.InvalidGrant)
	w.refused(refreshForm(c, strings.Repeat("x", 5000)), oauth.InvalidGrant)
	w.refused(refreshForm(other, token), oauth.InvalidGrant)
	w.refused(refreshForm(c, token, "scope", "jobs:read forms:read"), oauth.InvalidScope)
	w.refused(refreshForm(c, token, "scope", "openid"), oauth.InvalidScope)
	w.refused(refreshForm(c, token, "resource", base+"/mcp"), oauth.InvalidTarget)
	w.refused(refreshForm(c, token, "resource", "x"), oauth.InvalidTarget)
	w.token(refreshForm(c, token, "resource", base+"/")) // and none of that has used it up
}

func TestResourceMayBeNamedLate(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	first := w.token(codeForm(c, w.approve(c), "resource", base+"/api/v1"))
	if aud := claims(t, first.AccessToken)["aud"]; aud != base+"/api/v1" {
		t.Errorf("audience %v", aud)
	}
	if aud := claims(t, w.token(refreshForm(c, first.RefreshToken)).AccessToken)["aud"]; aud != base {
		t.Errorf("audience %v without resource", aud)
	}
}

func TestUsedRefreshTokenIsForgiven(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	first := w.connect(c)
	lost := w.token(refreshForm(c, first.RefreshToken))
	w.pass(oauth.Forgiveness)
	again := w.token(refreshForm(c, first.RefreshToken))
	if again.RefreshToken != lost.RefreshToken || again.AccessToken == lost.AccessToken {
		t.Error("the repeated answer has another successor, or the same access token")
	}
	w.wantWorks(again.AccessToken, true)
	w.token(refreshForm(c, again.RefreshToken))
}

func TestReusedRefreshTokenEndsTheFamily(t *testing.T) {
	for name, use := range map[string]func(w *world, c oauth.Registration, second string){
		"too late":           func(w *world, _ oauth.Registration, _ string) { w.pass(oauth.Forgiveness + time.Millisecond) },
		"its successor used": func(w *world, c oauth.Registration, second string) { w.token(refreshForm(c, second)) },
		"months later":       func(w *world, _ oauth.Registration, _ string) { w.pass(29 * 24 * time.Hour) },
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			c := w.public()
			first := w.connect(c)
			second := w.token(refreshForm(c, first.RefreshToken))
			use(w, c, second.RefreshToken)
			w.refused(refreshForm(c, first.RefreshToken), oauth.InvalidGrant)
			w.refused(refreshForm(c, second.RefreshToken), oauth.InvalidGrant)
			if _, err := w.another().Authenticate(t.Context(), second.AccessToken); err == nil {
				t.Error("the access token of a revoked family works")
			}
			if grants, err := w.Grants(t.Context(), person); err != nil || len(grants) != 0 {
				t.Errorf("grants %v, %v", grants, err)
			}
		})
	}
}

// Whoever asks at the same time is forgiven, and all get the one successor: the
// line does not branch.
func TestRefreshRaced(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	first := w.connect(c)
	successors := make([]string, 50)
	var all sync.WaitGroup
	for i := range successors {
		all.Go(func() {
			r, err := w.Token(t.Context(), refreshForm(c, first.RefreshToken), oauth.ClientAuth{})
			if err != nil {
				t.Error(err)
			}
			successors[i] = r.RefreshToken
		})
	}
	all.Wait()
	for _, s := range successors {
		if s != successors[0] {
			t.Fatal("two successors of one refresh token")
		}
	}
	last := w.token(refreshForm(c, successors[0]))
	w.wantWorks(last.AccessToken, true)
	w.refused(refreshForm(c, first.RefreshToken), oauth.InvalidGrant)
	w.wantWorks(last.AccessToken, false)
}

func TestRefreshTokensExpire(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	idle := w.connect(c).RefreshToken
	w.pass(oauth.IdleLife - time.Second)
	token := w.token(refreshForm(c, idle)).RefreshToken
	w.pass(oauth.IdleLife)
	w.refused(refreshForm(c, token), oauth.InvalidGrant)
}

func TestGrantsEndAfter90Days(t *testing.T) {
	w := newWorld(t)
	c := w.public()
	token := w.connect(c).RefreshToken
	for range 3 {
		w.pass(oauth.IdleLife - time.Second)
		token = w.token(refreshForm(c, token)).RefreshToken
	}
	w.pass(2 * time.Second)
	last := w.token(refreshForm(c, token))
	w.pass(time.Second)
	w.refused(refreshForm(c, last.RefreshToken), oauth.InvalidGrant)
	w.wantWorks(last.AccessToken, false)
}

// A dump of the store is of no use: no row holds a token, and the successor of
// a used one can only be read by who has that.
func TestStoreHoldsNoTokens(t *testing.T) {
	w := newWorld(t)
	rows := &recording{Table: w.table}
	w.table = rows
	w.Service = w.another()
	c := w.register(map[string]any{})
	code := w.approve(c)
	first := w.token(codeForm(c, code))
	second := w.token(refreshForm(c, first.RefreshToken))
	seen := rows.text.String()
	for _, s := range []string{c.Secret, code, first.RefreshToken, second.RefreshToken, first.AccessToken} {
		if strings.Contains(seen, s) {
			t.Errorf("the store holds %s", s)
		}
	}
}
