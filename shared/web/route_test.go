package web_test

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"formwright/shared/account"
	"formwright/shared/job"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/web"
)

// stage is a world in which every page has something to show, and a real path
// for every path of the routes.
type stage struct {
	*world
	admin, teacher person
	paths          map[string]string
	forms          map[string]url.Values // what a form of a path sends, besides its CSRF value
}

func newStage(t testing.TB) *stage {
	w := newWorld(t)
	s := &stage{world: w, admin: w.person(admin), teacher: w.person(other)}
	p := w.platform("https://lms.example.com")
	token, err := w.tokens.Issue(t.Context(), s.admin.user.ID, "script", nil, 3600e9)
	w.must(err)
	principal, err := w.tokens.Authenticate(t.Context(), token)
	w.must(err)
	link, err := w.links.Make(t.Context(), other, "")
	w.must(err)
	done := s.admin.converted(quiztest.Everything())
	w.visitor = job.NewVisitor()
	s.paths = map[string]string{
		"/try/{id}":  "/try/" + person{w: w, user: account.User{ID: w.visitor}}.converted(quiztest.Everything()),
		"/jobs/{id}": "/jobs/" + done, "/jobs/{id}/exports": "/jobs/" + done + "/exports", "/jobs/{id}/restore": "/jobs/" + done + "/restore",
		"/jobs/{id}/items/{item}":         "/jobs/" + done + "/items/q1",
		"/jobs/{id}/items/{item}/move":    "/jobs/" + done + "/items/q1/move",
		"/jobs/{id}/items/{item}/delete":  "/jobs/" + done + "/items/q1/delete",
		"/assets/{name}":                  stylesheet(w),
		"/cloud/forms/{id}":               "/cloud/forms/form1",
		"/signin/{token}":                 strings.TrimPrefix(link, base),
		"/oauth/auth":                     w.register("Helper", "https://app.example.com/cb"),
		"/settings/accounts/{id}":         "/settings/accounts/" + s.teacher.user.ID,
		"/settings/platforms/{id}":        "/settings/platforms/" + p.ID,
		"/settings/platforms/{id}/active": "/settings/platforms/" + p.ID + "/active",
		"/settings/platforms/{id}/test":   "/settings/platforms/" + p.ID + "/test",
		"/settings/platforms/{id}/delete": "/settings/platforms/" + p.ID + "/delete",
	}
	s.hostForms()
	fresh := platform("https://new.example.com")
	described := url.Values{"issuer": {fresh.Issuer}, "clientId": {fresh.ClientID}, "authLoginUrl": {fresh.AuthLoginURL},
		"accessTokenUrl": {fresh.AccessTokenURL}, "jwksUrl": {fresh.JWKSURL}}
	s.forms = map[string]url.Values{
		"/try": {}, "/convert": {"link": {"bio"}, "format": {"gift"}}, "/jobs/{id}/exports": {"format": {"gift"}}, "/jobs/{id}/restore": {"version": {"0"}},
		"/jobs/{id}/items/{item}":      {"version": {"0"}, "do": {"save"}, "shape": {"single"}, "kind": {"single"}, "stem": {"New"}, "choice-1": {"a"}, "choice-2": {"b"}},
		"/jobs/{id}/items/{item}/move": {"version": {"0"}, "do": {"down"}}, "/jobs/{id}/items/{item}/delete": {"version": {"0"}},
		"/signin": {"email": {other}}, "/signin/{token}": {}, "/signout": {}, "/signout/everywhere": {},
		"/oauth/auth": {"decision": {"allow"}}, "/settings": {"name": {"Anna"}}, "/settings/prove": {}, "/settings/disconnect": {"id": {"x"}},
		"/settings/api":        {"name": {"new"}, "scope": {"jobs:read"}, "days": {"30"}},
		"/settings/api/revoke": {"id": {principal.Token}}, "/settings/apps/revoke": {"id": {"x"}},
		"/settings/cloud/connect": {}, "/settings/cloud/disconnect": {},
		"/settings/accounts": {"email": {other}}, "/settings/accounts/{id}": {"plan": {"pro"}, "credits": {"5"}},
		"/settings/platforms": described, "/settings/platforms/{id}": described,
		"/settings/platforms/{id}/active": {"active": {"false"}}, "/settings/platforms/{id}/test": {}, "/settings/platforms/{id}/delete": {},
	}
	maps.Copy(s.forms, formForms())
	return s
}

func stylesheet(w *world) string {
	_, rest, _ := strings.Cut(w.stranger().get("/").Body.String(), `rel="stylesheet" href="`)
	path, _, _ := strings.Cut(rest, `"`)
	return path
}

func (s *stage) path(pattern string) string {
	if path, ok := s.paths[pattern]; ok {
		return path
	}
	if strings.Contains(pattern, "{") {
		s.t.Fatalf("no path for %s: name one in newStage", pattern)
	}
	return pattern
}

func (s *stage) form(pattern string) url.Values {
	form, ok := s.forms[pattern]
	if !ok {
		s.t.Fatalf("no form for %s: describe one in newStage", pattern)
	}
	return form
}

// posts lists the path of every form.
func posts() (paths []string) {
	for _, r := range web.Routes() {
		if r.Method == http.MethodPost {
			paths = append(paths, r.Path)
		}
	}
	return paths
}

// gets lists the path of every page.
func gets() (paths []string) {
	for _, r := range web.Routes() {
		if r.Method == http.MethodGet && !strings.HasSuffix(r.Path, "{name}") && !strings.HasSuffix(r.Path, "{hash}") && r.Path != "/cloud/callback" && r.Path != "/f/{publicId}/thanks" {
			paths = append(paths, r.Path)
		}
	}
	return paths
}

// withoutSession are the forms of people who are not signed in yet.
var withoutSession = []string{"/try", "/signin", "/signin/{token}", "/f/{publicId}", "/f/{publicId}/start"}

func TestFormsWithoutCSRFChangeNothing(t *testing.T) {
	s := newStage(t)
	for _, pattern := range posts() {
		if slices.Contains(withoutSession, pattern) {
			continue
		}
		for _, csrf := range []string{"", "wrong", s.csrfOf(s.teacher)} {
			before, calls := s.table.writes, len(s.cloud.calls)
			form := url.Values{"csrf": {csrf}}
			for name, values := range s.form(pattern) {
				form[name] = values
			}
			s.is(s.admin.post(s.path(pattern), form), http.StatusForbidden, "out of date")
			if s.table.writes != before || len(s.cloud.calls) != calls || len(s.mails.sent) != 0 {
				t.Errorf("%s with csrf %q changed something", pattern, csrf)
			}
		}
	}
}

func (s *stage) csrfOf(p person) string {
	_, rest, _ := strings.Cut(p.get("/settings").Body.String(), `name="csrf" value="`)
	value, _, _ := strings.Cut(rest, `"`)
	return value
}

// TestFormsWithCSRFAreTaken shows that the forms above are refused for their
// CSRF value alone.
func TestFormsWithCSRFAreTaken(t *testing.T) {
	for _, pattern := range posts() {
		if pattern == "/oauth/auth" { // needs the seal of its page too; see TestConsent
			continue
		}
		s := newStage(t)
		if rec := s.admin.submit(s.path(pattern), s.form(pattern)); rec.Code == http.StatusForbidden || rec.Code >= 500 {
			t.Errorf("%s: %d %s", pattern, rec.Code, rec.Body)
		}
	}
}

func TestFormsOfOtherSitesAreRefused(t *testing.T) {
	s := newStage(t)
	foreign := map[string]change{
		"cross-site": func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site"); r.Header.Set("Origin", "null") },
		"same-site": func(r *http.Request) {
			r.Header.Set("Sec-Fetch-Site", "same-site")
			r.Header.Set("Origin", "https://www.example.org")
		},
		"another origin": func(r *http.Request) {
			r.Header.Del("Sec-Fetch-Site")
			r.Header.Set("Origin", "https://evil.example.com")
		},
		"no origin known": func(r *http.Request) { r.Header.Del("Sec-Fetch-Site"); r.Header.Set("Origin", "null") },
	}
	for _, pattern := range posts() {
		for name, change := range foreign {
			before := s.table.writes
			s.is(s.admin.submit(s.path(pattern), s.form(pattern), change), http.StatusForbidden, "another site")
			if s.table.writes != before || len(s.mails.sent) != 0 {
				t.Errorf("%s from %s changed something", pattern, name)
			}
		}
	}
}

func TestFormsAreBounded(t *testing.T) {
	s := newStage(t)
	for _, pattern := range posts() {
		size := 16 << 10
		if strings.HasSuffix(pattern, "{item}") || pattern == "/f/{publicId}" { // it holds the texts of a question, or essays
			size = 256 << 10
		}
		big := url.Values{"x": {strings.Repeat("x", size)}}
		s.is(s.admin.submit(s.path(pattern), big), http.StatusRequestEntityTooLarge)
		kind := func(r *http.Request) { r.Header.Set("Content-Type", "text/plain") }
		s.is(s.admin.submit(s.path(pattern), s.form(pattern), kind), http.StatusUnsupportedMediaType)
		s.is(s.admin.submit(s.path(pattern), url.Values{"name": {"\xff"}}), http.StatusBadRequest)
	}
}

func TestFormsOfStrangers(t *testing.T) {
	s := newStage(t)
	for _, pattern := range posts() {
		if slices.Contains(withoutSession, pattern) {
			continue
		}
		before := s.table.writes
		rec := s.stranger().submit(s.path(pattern), s.form(pattern))
		if to := rec.Header().Get("Location"); rec.Code != http.StatusSeeOther || !strings.HasPrefix(to, "/signin") || s.table.writes != before {
			t.Errorf("%s: %d to %s, %d writes", pattern, rec.Code, to, s.table.writes-before)
		}
	}
}

func TestAdministratorsOnly(t *testing.T) {
	s := newStage(t)
	for _, r := range web.Routes() {
		if !strings.HasPrefix(r.Path, "/settings/platforms") && !strings.HasPrefix(r.Path, "/settings/accounts") {
			continue
		}
		before := s.table.writes
		rec := s.teacher.submit(s.path(r.Path), s.forms[r.Path])
		if r.Method == http.MethodGet {
			rec = s.teacher.get(s.path(r.Path))
		}
		s.is(rec, http.StatusForbidden, "Only administrators")
		if s.table.writes != before {
			t.Errorf("%s %s changed something", r.Method, r.Path)
		}
	}
	if page := s.teacher.get("/dashboard").Body.String(); strings.Contains(page, "/settings/platforms") || strings.Contains(page, "/settings/accounts") {
		t.Error("links of administrators are shown to a teacher")
	}
}

// TestAssertedAdministrator is nobody: an LMS can assert any address.
func TestAssertedAdministrator(t *testing.T) {
	w := newWorld(t)
	w.is(w.asserted(admin, "p.x").get("/settings/platforms"), http.StatusForbidden)
}

func TestWrongMethod(t *testing.T) {
	s := newStage(t)
	for pattern, allowed := range map[string]string{"/": "GET, HEAD", "/signin": "GET, HEAD, POST", "/signout": "POST", "/settings/api/revoke": "POST", "/assets/{name}": "GET, HEAD"} {
		rec := s.admin.do(http.MethodDelete, s.path(pattern), nil)
		if rec.Code != http.StatusMethodNotAllowed || rec.Header().Get("Allow") != allowed {
			t.Errorf("%s: %d, Allow %q", pattern, rec.Code, rec.Header().Get("Allow"))
		}
	}
	s.is(s.admin.get("/signout"), http.StatusMethodNotAllowed)
}

// TestOthersPaths are left to the API.
func TestOthersPaths(t *testing.T) {
	w := newWorld(t)
	w.is(w.stranger().get("/api/status"), http.StatusNotFound, "nothing at this address")
	w.handler = w.web.Handler(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { rw.WriteHeader(http.StatusTeapot) }))
	for _, path := range []string{"/api/status", "/nothing", "/settings/nothing", "/oauth/token", "//signin", "/signin/"} {
		w.is(w.stranger().get(path), http.StatusTeapot)
	}
	for _, path := range []string{"/", "/signin"} {
		w.is(w.stranger().get(path), http.StatusOK)
	}
	w.is(w.stranger().do(http.MethodPut, "/signin", nil), http.StatusMethodNotAllowed)
}
