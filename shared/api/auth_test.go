package api_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/account"
	"formwright/shared/config"
	"formwright/shared/problem"
)

// protected is every route that asks for a token, with the scope it needs.
var protected = []struct{ method, path, scope string }{
	{"POST", "/api/v1/convert", "forms:write"},
	{"GET", "/api/v1/convert/status/0195a1c2-7b1e-7c3a-9d55-0c6a1f2b3c4d", "jobs:read"},
	{"GET", "/api/v1/convert/status/0195a1c2-7b1e-7c3a-9d55-0c6a1f2b3c4d/stream", "jobs:read"},
	{"GET", "/api/v1/jobs", "jobs:read"},
	{"GET", "/api/v1/automation/is-valid", ""},
}

func TestProtectedRoutesNeedAToken(t *testing.T) {
	w := newWorld(t)
	for _, route := range protected {
		for name, value := range map[string]string{"none": "Bearer ", "basic": "Basic dTpw", "no token": "Bearer", "raw": w.token} {
			r := w.send(route.method, route.path, nil, header{"Authorization", value}).want(401, problem.Unauthenticated)
			if got := r.object(); got["error"] != true || r.text("message") == "" {
				t.Errorf("%s: %s", name, r.body)
			}
			if c := r.header.Get("WWW-Authenticate"); !strings.HasPrefix(c, "Bearer ") || strings.Contains(c, "error=") {
				t.Errorf("%s %s: WWW-Authenticate %q", name, route.path, c)
			}
		}
	}
}

func TestProtectedRoutesRefuseBadTokens(t *testing.T) {
	w := newWorld(t)
	cut := w.token[:len(w.token)-2]
	for _, route := range protected {
		for _, token := range []string{"x", cut, w.token + "A", "a.b.c", strings.Repeat("a", 9000)} {
			r := w.send(route.method, route.path, nil, as(token)).want(401, problem.InvalidToken)
			if r.object()["error"] != true || !strings.Contains(r.header.Get("WWW-Authenticate"), `error="invalid_token"`) {
				t.Errorf("%s: %q %s", route.path, r.header.Get("WWW-Authenticate"), r.body)
			}
		}
	}
}

func TestTokensExpire(t *testing.T) {
	w := newWorld(t)
	w.get("/api/v1/jobs").want(200)
	w.pass(account.MaxTokenLife + 2*time.Minute)
	w.get("/api/v1/jobs").want(401, problem.InvalidToken)
}

func TestSchemeIsCaseInsensitive(t *testing.T) {
	w := newWorld(t)
	w.get("/api/v1/jobs", header{"Authorization", "bearer " + w.token}).want(200)
}

func TestScopes(t *testing.T) {
	w := newWorld(t)
	for _, scope := range account.Scopes() {
		_, token := w.account("teacher@example.org", scope)
		for _, route := range protected {
			r := w.send(route.method, route.path, nil, as(token))
			if route.scope == "" || route.scope == scope {
				if r.status == 403 || r.status == 401 {
					t.Errorf("%s with %s: %d", route.path, scope, r.status)
				}
				continue
			}
			r.want(403, problem.InsufficientScope)
			challenge := r.header.Get("WWW-Authenticate")
			if r.object()["error"] != true || !strings.Contains(challenge, `error="insufficient_scope"`) || !strings.Contains(challenge, `scope="`+route.scope+`"`) {
				t.Errorf("%s with %s: %q %s", route.path, scope, challenge, r.body)
			}
		}
	}
}

func TestIsValid(t *testing.T) {
	w := newWorld(t)
	user, token := w.account("ada@example.org", "jobs:read")
	want := map[string]any{"success": true, "scopes": []any{"jobs:read"},
		"user": map[string]any{"id": user, "email": "ada@example.org", "emailVerified": true, "name": "", "plan": "free"}}
	if diff := cmp.Diff(want, w.get("/api/v1/automation/is-valid", as(token)).want(200).object()); diff != "" {
		t.Error(diff)
	}
}

func TestRateLimits(t *testing.T) {
	w := newWorld(t, with(func(c *config.Config) { c.RateConvert, c.RateStatus, c.RateList = 2, 3, 4 }))
	for _, route := range []struct {
		method, path string
		limit        int
	}{{"POST", "/api/v1/convert", 2}, {"GET", "/api/v1/convert/status/none", 3}, {"GET", "/api/v1/jobs?limit=0", 4}} {
		for n := range route.limit { // errors count and carry the headers too
			r := w.send(route.method, route.path, nil)
			if r.status < 400 || r.status == 429 {
				t.Fatalf("%s: status %d", route.path, r.status)
			}
			want := []string{itoa(route.limit), itoa(route.limit - n - 1), r.header.Get("RateLimit-Reset")}
			if got := limits(r); !cmp.Equal(got, want) || want[2] == "" || want[2] == "0" {
				t.Errorf("%s: limits %q, want %q", route.path, got, want)
			}
		}
		r := w.send(route.method, route.path, nil).want(429, problem.RateLimited)
		reset := r.header.Get("RateLimit-Reset")
		if got := limits(r); !cmp.Equal(got, []string{itoa(route.limit), "0", reset}) || r.header.Get("Retry-After") != reset {
			t.Errorf("%s: limits %q, Retry-After %q", route.path, got, r.header.Get("Retry-After"))
		}
		if r.object()["error"] != true {
			t.Errorf("body %s", r.body)
		}
	}
	_, other := w.account("other@example.org")
	w.get("/api/v1/jobs", as(other)).want(200)
	w.pass(time.Minute)
	w.get("/api/v1/jobs").want(200)
}

func TestRateLimitComesBeforeTheScope(t *testing.T) {
	w := newWorld(t)
	_, token := w.account("teacher@example.org", "forms:read")
	r := w.get("/api/v1/jobs", as(token)).want(403)
	if got := limits(r); !cmp.Equal(got, []string{"1000", "999", got[2]}) {
		t.Errorf("limits %q on 403", got)
	}
}

func TestNoRateLimit(t *testing.T) {
	w := newWorld(t, with(func(c *config.Config) { c.RateList = 0 }))
	if got := limits(w.get("/api/v1/jobs").want(200)); !cmp.Equal(got, []string{"", "", ""}) {
		t.Errorf("limits %q", got)
	}
}

func TestOtherRoutesHaveNoRateLimit(t *testing.T) {
	w := newWorld(t)
	for _, path := range []string{"/api/status", "/api/v1/demo/sample-form", "/api/v1/automation/is-valid"} {
		if got := limits(w.get(path).want(200)); !cmp.Equal(got, []string{"", "", ""}) {
			t.Errorf("%s: limits %q", path, got)
		}
	}
}
