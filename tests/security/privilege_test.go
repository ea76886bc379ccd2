package security

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/session"
	"formwright/shared/web"
)

// caller is somebody with a credential.
type caller struct {
	name   string
	header []string
	b      *browser
}

func (c caller) do(method, path, body string, headers ...string) *httptest.ResponseRecorder {
	return c.b.do(method, path, body, slices.Concat(c.header, headers)...)
}

// token makes a settings token over the page.
func (b *browser) token(scopes ...string) string {
	b.t.Helper()
	page := b.want(b.post("/settings/api", url.Values{"name": {"x"}, "scope": scopes, "days": {"7"}}), 200)
	return b.between(page, `id="token">`, "<")
}

// access gives an application the person's access token.
func (b *browser) access(scope string) string {
	b.t.Helper()
	made := b.want(b.browser().do("POST", "/oauth/register", `{"redirect_uris":["`+app+`"],"scope":"`+scope+`"}`, "Content-Type", "application/json"), 201)
	id, password := field(b.world, made, "client_id"), field(b.world, made, "client_secret")
	ask := strings.Replace(b.ask(id, "some-state"), "scope=jobs%3Aread", "scope="+url.QueryEscape(scope), 1)
	seal := b.between(b.want(b.get(ask), 200), `name="seal" value="`, `"`)
	to, err := url.Parse(b.want(b.post(ask, url.Values{"decision": {"allow"}, "seal": {seal}}), 303).Header().Get("Location"))
	b.must(err)
	answer := b.call("/oauth/token", id, password, 200, url.Values{"grant_type": {"authorization_code"}, "code": {to.Query().Get("code")}, "code_verifier": {verifier}})
	return answer["access_token"].(string)
}

func field(w *world, rec *httptest.ResponseRecorder, name string) string {
	return w.between(rec, `"`+name+`":"`, `"`)
}

func bearer(token string) []string { return []string{"Authorization", "Bearer " + token} }

// connected is the session of a launch that leads to a proved account.
func (w *world) connected(email string) *browser {
	w.t.Helper()
	b, rec := w.launch(ltitest.Set("email", email))
	w.want(rec, 303)
	user, err := w.accounts.Ensure(w.t.Context(), email)
	w.must(err)
	w.must(w.lti.Relink(w.t.Context(), launchOf(b), user.ID))
	b, rec = w.launch(ltitest.Set("email", email))
	w.want(rec, 303)
	return b
}

// launchOf reads whose launch a browser's session came from.
func launchOf(b *browser) lti.Identity {
	s, err := session.New(b.table, b.now).Get(b.t.Context(), b.cookies[session.CookieName])
	b.must(err)
	return lti.Identity(s.Launch)
}

// TestWhoAdministers is every credential on every address of administrators:
// only a proved administrator's own session and whole token get through.
func TestWhoAdministers(t *testing.T) {
	w := newWorld(t)
	root, teacher := w.signIn(admin), w.signIn(ada)
	asserted, rec := w.launch(ltitest.Set("email", admin), ltitest.Set("sub", "asserted"))
	w.want(rec, 303)
	connected := w.connected(admin)
	all := account.Scopes()
	allowed := []caller{{"administrator's session", nil, root}, {"administrator's token", bearer(root.token(all...)), w.browser()}}
	refused := []caller{
		{"a teacher's session", nil, teacher}, {"a teacher's token", bearer(teacher.token(all...)), w.browser()},
		{"an administrator's narrowed token", bearer(root.token(all[:2]...)), w.browser()},
		{"an administrator's access token", bearer(root.access(strings.Join(all, " "))), w.browser()},
		{"a launch that asserts an administrator's address", nil, asserted},
		{"a token of such a launch", bearer(asserted.token(all...)), w.browser()},
		{"an access token of such a launch", bearer(asserted.access(strings.Join(all, " "))), w.browser()},
		{"a launch that leads to an administrator's account", nil, connected},
		{"an access token of such a launch's consent", bearer(connected.access(strings.Join(all, " "))), w.browser()},
	}
	w.want(connected.post("/settings/api", url.Values{"name": {"x"}, "scope": all, "days": {"7"}}), 403)
	checked := 0
	for _, r := range api.Routes() {
		if r.Auth != api.Admin {
			continue
		}
		checked++
		path := strings.ReplaceAll(r.Path, "{id}", w.platform.ID)
		w.want(w.browser().do(r.Method, path, "{}", "Content-Type", "application/json"), 401)
		for _, c := range refused {
			if rec := c.do(r.Method, path, "{}", "Content-Type", "application/json", "Origin", base); rec.Code != 403 {
				t.Errorf("%s %s by %s: %d", r.Method, r.Path, c.name, rec.Code)
			}
		}
	}
	for _, c := range allowed {
		w.want(c.do("GET", "/api/lti/platforms", ""), 200)
	}
	for _, r := range web.Routes() {
		if !strings.HasPrefix(r.Path, "/settings/platforms") && !strings.HasPrefix(r.Path, "/settings/accounts") || r.Method != http.MethodGet {
			continue
		}
		checked++
		path := strings.ReplaceAll(r.Path, "{id}", w.platform.ID)
		for _, c := range refused { // a page knows sessions only
			if rec := c.do(r.Method, path, ""); rec.Code != 403 && rec.Code != 303 {
				t.Errorf("%s by %s: %d", r.Path, c.name, rec.Code)
			}
		}
	}
	if checked < 10 {
		t.Errorf("only %d addresses of administrators", checked)
	}
}

// TestScopesOfEveryRoute: a token reaches a route only with the route's scope.
func TestScopesOfEveryRoute(t *testing.T) {
	w := newWorld(t)
	b := w.signIn(ada)
	for _, scope := range account.Scopes() {
		for _, c := range []caller{{"settings token", bearer(b.token(scope)), w.browser()}, {"access token", bearer(b.access(scope)), w.browser()}} {
			for _, r := range api.Routes() {
				if r.Auth != api.Bearer || r.Scope == "" {
					continue
				}
				rec := c.do(r.Method, strings.ReplaceAll(r.Path, "{jobId}", "none"), "{}", "Content-Type", "application/json")
				lacks := rec.Code == 403 && strings.Contains(rec.Header().Get("WWW-Authenticate"), "insufficient_scope")
				if lacks == (r.Scope == scope) {
					t.Errorf("%s %s with a %s of %s: %d", r.Method, r.Path, c.name, scope, rec.Code)
				}
			}
		}
	}
}

// TestOtherSitesCannotUseASession: on every address that changes something, with
// the cookie of a sign-in and with the one of a launch.
func TestOtherSitesCannotUseASession(t *testing.T) {
	w := newWorld(t)
	root := w.signIn(admin)
	launched, rec := w.launch()
	w.want(rec, 303)
	foreign := [][]string{{"Origin", "https://evil.example"}, {"Origin", "null"}, {"Origin", w.lms.Issuer}, {"Origin", "http://forms.example.org"}, {"Sec-Fetch-Site", "cross-site"}}
	checked := 0
	for _, r := range api.Routes() {
		if r.Auth == api.Open || r.Method == http.MethodGet {
			continue
		}
		for _, from := range foreign {
			for _, b := range []*browser{root, launched} {
				checked++
				path := strings.ReplaceAll(r.Path, "{id}", w.platform.ID)
				w.want(b.do(r.Method, path, "{}", append(from, "Content-Type", "application/json")...), 403)
			}
		}
	}
	if _, err := w.lti.Get(t.Context(), w.platform.ID); err != nil || checked < 40 {
		t.Errorf("%d checks, %v", checked, err)
	}
}
