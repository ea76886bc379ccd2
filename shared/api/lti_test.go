package api_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"formwright/shared/config"
	"formwright/shared/lti"
	"formwright/shared/lti/ltitest"
	"formwright/shared/problem"
	"formwright/shared/session"
)

// ltiWorld is a world with a learning platform that is registered.
type ltiWorld struct {
	*world
	lms      *ltitest.Platform
	platform lti.Platform
}

func newLTIWorld(t testing.TB, options ...option) *ltiWorld {
	t.Helper()
	w := &ltiWorld{world: newWorld(t, append(options, with(func(c *config.Config) { c.AdminEmails = []string{"admin@example.org"} }))...)}
	w.lms = ltitest.New(base, w.now)
	t.Cleanup(w.lms.Close)
	p, err := w.services.LTI.Add(t.Context(), lti.Platform{Issuer: w.lms.Issuer, ClientID: w.lms.ClientID, AuthLoginURL: w.lms.URL(ltitest.AuthPath),
		AccessTokenURL: w.lms.URL(ltitest.TokenPath), JWKSURL: w.lms.URL(ltitest.KeysPath), Active: true})
	if err != nil {
		t.Fatal(err)
	}
	w.platform = p
	return w
}

// visit makes a request as a browser does and holds the answer to the
// description. Redirects and pages are answers here.
func (w *ltiWorld) visit(method, target string, form url.Values, headers ...header) reply {
	w.t.Helper()
	r := httptest.NewRequest(method, target, strings.NewReader(form.Encode()))
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	for _, h := range headers {
		r.Header.Set(h.name, h.value)
	}
	rec := httptest.NewRecorder()
	w.handler.ServeHTTP(rec, r)
	out := reply{w.t, rec.Code, rec.Header(), rec.Body.Bytes()}
	if out.status >= 400 && (out.header.Get("Content-Type") != "application/json" || !json.Valid(out.body)) {
		w.t.Errorf("%s %s: the error %d is not JSON: %s", method, target, out.status, out.body)
	}
	checkDescribed(w.t, r, out.status, out.header, out.body)
	return out
}

// cookies are what a browser would send back.
func (r reply) cookies() header {
	var list []string
	for _, c := range (&http.Response{Header: r.header}).Cookies() {
		if c.MaxAge >= 0 {
			list = append(list, c.Name+"="+c.Value)
		}
	}
	return header{"Cookie", strings.Join(list, "; ")}
}

func (w *ltiWorld) respond(login reply, tampers ...ltitest.Tamper) url.Values {
	w.t.Helper()
	form, err := w.lms.Respond(login.header.Get("Location"), tampers...)
	if err != nil {
		w.t.Fatal(err)
	}
	return form
}

func TestLaunch(t *testing.T) {
	w := newLTIWorld(t)
	for _, login := range []reply{
		w.visit("POST", "/api/lti/login", w.lms.LoginParams()).want(302),
		w.visit("GET", "/api/lti/login?"+w.lms.LoginParams().Encode(), nil).want(302),
	} {
		done := w.visit("POST", "/api/lti/callback", w.respond(login), login.cookies()).want(303)
		if got := done.header.Get("Location"); got != base+"/dashboard" {
			t.Errorf("leads to %s", got)
		}
		raw := strings.Join(done.header.Values("Set-Cookie"), "\n")
		if !strings.Contains(raw, "; HttpOnly; Secure; SameSite=None; Partitioned") || !strings.Contains(raw, session.CookieName+"=") {
			t.Errorf("cookies %s", raw)
		}
		me := w.get("/api/v1/automation/is-valid", as(""), done.cookies()).want(200).object()["user"].(map[string]any)
		if me["email"] != "ada@school.example" || me["emailVerified"] != false || me["plan"] != "institution" {
			t.Errorf("signed in as %v", me)
		}
		token := strings.TrimPrefix(done.cookies().value, session.CookieName+"=")
		s, err := w.services.Sessions.Get(t.Context(), token)
		if err != nil || s.Launch == "" || len(s.Frames) != 2 || s.Frames[0] != w.lms.Issuer {
			t.Errorf("session %+v, %v", s, err)
		}
	}
}

// TestRefusedLaunch: JSON with a hint, no session, and no secret in the log.
func TestRefusedLaunch(t *testing.T) {
	w := newLTIWorld(t)
	login := w.visit("POST", "/api/lti/login", w.lms.LoginParams()).want(302)
	form := w.respond(login, ltitest.Set("email", nil))
	got := w.visit("POST", "/api/lti/callback", form, login.cookies()).want(403, problem.LTIEmailMissing)
	if body := got.object(); body["error"] != true || !strings.Contains(got.text("hint"), "Moodle") || body["return_url"] != "https://lms.example.org/course/7" {
		t.Errorf("%s", got.body)
	}
	if strings.Contains(strings.Join(got.header.Values("Set-Cookie"), "\n"), session.CookieName+"=") {
		t.Error("a refused launch began a session")
	}
	log := w.logs.String()
	for _, secret := range []string{form.Get("id_token"), form.Get("state"), "ada@school", "ltilaunch7"} {
		if strings.Contains(log, secret) {
			t.Errorf("the log tells %q", secret)
		}
	}
	w.visit("POST", "/api/lti/callback", form, login.cookies()).want(401, problem.LTIStateInvalid)
}

func TestLTIRequestsAreChecked(t *testing.T) {
	w := newLTIWorld(t)
	w.visit("GET", "/api/lti/callback", nil).want(405)
	w.visit("DELETE", "/api/lti/login", nil).want(405)
	w.visit("POST", "/api/lti/jwks", nil).want(405)
	w.visit("POST", "/api/lti/login", url.Values{}).want(400, problem.LTIRequestInvalid)
	w.visit("GET", "/api/lti/login?iss=%zz", nil).want(400, problem.LTIRequestInvalid)
	w.visit("POST", "/api/lti/login", w.lms.LoginParams(), header{"Content-Type", "application/json"}).want(400, problem.LTIRequestInvalid)
	w.visit("POST", "/api/lti/login?iss=https://other.example", w.lms.LoginParams()).want(400, problem.LTIRequestInvalid)
	w.visit("POST", "/api/lti/callback", url.Values{"id_token": {strings.Repeat("x", 200<<10)}}).want(413, problem.BodyTooLarge)
	w.visit("POST", "/api/lti/callback", url.Values{"error": {"access_denied"}}).want(401, problem.LTILaunchDenied)
	params := w.lms.LoginParams()
	params.Set("iss", w.lms.Issuer+"/")
	w.visit("POST", "/api/lti/login", params).want(404, problem.PlatformNotFound)
	if got := w.visit("GET", "/api/lti/jwks", nil).want(200); got.header.Get("Cache-Control") != "public, max-age=300" {
		t.Errorf("%v", got.header)
	}
}

// TestLTIPages: where cookies are blocked, pages take over, each with a policy
// of its own.
func TestLTIPages(t *testing.T) {
	w := newLTIWorld(t)
	params := w.lms.LoginParams()
	params.Set("lti_storage_target", "_parent")
	for _, page := range []reply{
		w.visit("POST", "/api/lti/login", params).want(200),
		w.visit("POST", "/api/lti/callback", w.respond(w.visit("POST", "/api/lti/login", w.lms.LoginParams())), header{"Sec-Fetch-Dest", "iframe"}).want(200),
		w.visit("GET", "/api/lti/register?openid_configuration="+url.QueryEscape(w.dynamic()), nil).want(200),
	} {
		if policy := page.header.Get("Content-Security-Policy"); !strings.HasPrefix(policy, "default-src 'none'") || !strings.HasPrefix(page.header.Get("Content-Type"), "text/html") {
			t.Errorf("%v", page.header)
		}
	}
}

// TestLaunchOfAnotherBrowser: a launch begun elsewhere signs nobody in here, and
// where the platform stores for us only our own page may bring what it stored.
func TestLaunchOfAnotherBrowser(t *testing.T) {
	w := newLTIWorld(t)
	foreign := []header{{"Origin", "https://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}}
	for _, from := range append(foreign, header{"Origin", base}) {
		login := w.visit("POST", "/api/lti/login", w.lms.LoginParams()).want(302)
		w.visit("POST", "/api/lti/callback", w.respond(login), from).want(401, problem.LTICookieMissing)
		params := w.lms.LoginParams()
		params.Set("lti_storage_target", "_parent")
		page := w.visit("POST", "/api/lti/login", params).want(200)
		if got := page.header.Get("Referrer-Policy"); got != "same-origin" {
			t.Errorf("the form of our page would not tell its origin: %s", got)
		}
		text := strings.NewReplacer(`\u002d`, "-", `\u0026`, "&", `\/`, "/").Replace(string(page.body))
		address := regexp.MustCompile(`location\.replace\("([^"]*)"\)`).FindStringSubmatch(text)
		value := regexp.MustCompile(`value: "([^"]*)"`).FindStringSubmatch(text)
		if address == nil || value == nil {
			t.Fatalf("%s", page.body)
		}
		form, err := w.lms.Respond(address[1])
		if err != nil {
			t.Fatal(err)
		}
		form.Set("value", value[1])
		got := w.visit("POST", "/api/lti/callback", form, from)
		if from.value == base {
			got.want(303)
			continue
		}
		if got.want(401, problem.LTICookieMissing); strings.Contains(strings.Join(got.header.Values("Set-Cookie"), "\n"), session.CookieName+"=") {
			t.Errorf("%v began a session", from)
		}
	}
}

// dynamic is the configuration of the platform with a client that is not
// registered yet.
func (w *ltiWorld) dynamic() string {
	w.lms.ClientID = "dynamic"
	return w.lms.URL(ltitest.ConfigurationPath)
}

func TestLTIIsLimitedByAddress(t *testing.T) {
	w := newLTIWorld(t, with(func(c *config.Config) { c.RateLTI, c.RateRegister = 2, 1 }))
	for range 2 {
		w.visit("POST", "/api/lti/login", url.Values{}).want(400)
	}
	if got := w.visit("POST", "/api/lti/callback", url.Values{}).want(429, problem.RateLimited); got.header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	w.visit("GET", "/api/lti/register", nil).want(400)
	w.visit("GET", "/api/lti/register", nil).want(429, problem.RateLimited)
}

func FuzzLTICallback(f *testing.F) {
	w := newLTIWorld(f)
	f.Add("POST", "/api/lti/callback", "state=x&id_token=a.b.c")
	f.Add("GET", "/api/lti/login", "iss=x")
	f.Add("POST", "/api/lti/login", "iss=%00&login_hint=\xff")
	f.Fuzz(func(t *testing.T, method, path, body string) {
		if method != http.MethodGet && method != http.MethodPost || path != "/api/lti/login" && path != "/api/lti/callback" {
			return
		}
		r := httptest.NewRequest(method, path, strings.NewReader(body))
		r.URL.RawQuery = body
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		rec := httptest.NewRecorder()
		w.handler.ServeHTTP(rec, r)
		if rec.Code >= 500 || rec.Code == 303 || rec.Code >= 400 && !json.Valid(rec.Body.Bytes()) {
			t.Fatalf("%d %s", rec.Code, rec.Body)
		}
	})
}
