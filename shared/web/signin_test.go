package web_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/session"
)

// linkIn finds the path of the link in the newest mail.
func (w *world) linkIn() string {
	w.t.Helper()
	if len(w.mails.sent) == 0 {
		w.t.Fatal("no mail was sent")
	}
	link := regexp.MustCompile(base + `(/signin/\S+)`).FindStringSubmatch(w.mails.sent[len(w.mails.sent)-1].Text)
	if link == nil {
		w.t.Fatal("no link in the mail")
	}
	return link[1]
}

// signedIn is the browser after an answer that signs in.
func (w *world) signedIn(rec *httptest.ResponseRecorder) person {
	w.t.Helper()
	p := w.stranger()
	for _, c := range rec.Result().Cookies() {
		if c.Name == session.CookieName && c.MaxAge > 0 {
			p.token = c.Value
		}
	}
	if p.token == "" {
		w.t.Fatalf("no session in %v", rec.Header())
	}
	return p
}

func TestSignIn(t *testing.T) {
	w := newWorld(t)
	browser := w.stranger()
	w.is(browser.post("/signin", url.Values{"email": {" New@Example.org "}, "next": {"/settings/api"}}), http.StatusOK, "Look into your mail")
	link := w.linkIn()
	w.is(browser.get(link), http.StatusOK, "<button class=\"primary\">Sign in</button>")
	w.is(browser.do(http.MethodHead, link, nil), http.StatusOK)                                // a scanner
	w.is(browser.get(link), http.StatusOK, "signs you in as <strong>new@example.org</strong>") // and nobody is led into another's account
	rec := browser.post(link, nil)
	w.leads(rec, "/settings/api")
	p := w.signedIn(rec)
	w.is(p.get("/settings"), http.StatusOK, "new@example.org")
	w.is(browser.post(link, nil), http.StatusGone, "does not work any more", `name="email"`)
	w.is(browser.get(link), http.StatusGone)
}

func TestSignInLinkExpires(t *testing.T) {
	w := newWorld(t)
	w.is(w.stranger().post("/signin", url.Values{"email": {other}}), http.StatusOK)
	link := w.linkIn()
	w.clock = w.clock.Add(15 * time.Minute)
	w.is(w.stranger().get(link), http.StatusGone)
	rec := w.stranger().post(link, nil)
	w.is(rec, http.StatusGone)
	if len(rec.Result().Cookies()) != 0 {
		t.Error("an expired link signs in")
	}
}

// TestSameAnswerForEverybody: nobody learns who has an account.
func TestSameAnswerForEverybody(t *testing.T) {
	w := newWorld(t)
	w.person(other)
	known := w.stranger().post("/signin", url.Values{"email": {other}})
	unknown := w.stranger().post("/signin", url.Values{"email": {"nobody@example.org"}})
	if diff := cmp.Diff(known.Body.String(), unknown.Body.String()); diff != "" || known.Code != unknown.Code {
		t.Error(diff)
	}
}

func TestSignInRefusals(t *testing.T) {
	w := newWorld(t)
	w.is(w.stranger().post("/signin", url.Values{"email": {`"><script>`}}), http.StatusBadRequest, `href="#email"`, `aria-invalid="true"`, "&#34;&gt;&lt;script&gt;")
	for range 10 {
		w.stranger().post("/signin", url.Values{"email": {other}})
	}
	rec := w.stranger().post("/signin", url.Values{"email": {"second@example.org"}})
	w.is(rec, http.StatusTooManyRequests, "Please wait")
	if rec.Header().Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
}

// TestSignInRotates ends the session the browser had, whoever's it was.
func TestSignInRotates(t *testing.T) {
	w := newWorld(t)
	first := w.person("first@example.org")
	link, err := w.links.Make(t.Context(), other, "")
	w.must(err)
	w.is(first.get("/signin"), http.StatusOK, "You are signed in as <strong>first@example.org</strong>")
	rec := first.post(strings.TrimPrefix(link, base), nil)
	w.leads(rec, "/dashboard")
	if second := w.signedIn(rec); second.token == first.token {
		t.Error("the token stays")
	}
	w.leads(first.get("/dashboard"), "/signin?next=%2Fdashboard")
	cookies := rec.Header().Values("Set-Cookie")
	if last := cookies[len(cookies)-1]; !strings.Contains(last, "HttpOnly") || !strings.Contains(last, "Secure") || !strings.Contains(last, "SameSite=Lax") || strings.Contains(last, "Domain") {
		t.Error(last)
	}
}

func TestNoOpenRedirects(t *testing.T) {
	w := newWorld(t)
	for _, next := range []string{"https://evil.example", "//evil.example", `/\evil.example`, "/\t/evil.example", "javascript:alert(1)", "evil", "/%2f/evil.example\r\nX: y",
		"/" + strings.Repeat("x", 5000)} {
		rec := w.stranger().get("/signin?" + url.Values{"next": {next}}.Encode())
		w.is(rec, http.StatusOK, `name="next" value=""`)
		w.is(w.stranger().post("/signin", url.Values{"email": {other}, "next": {next}}), http.StatusOK)
		w.leads(w.stranger().post(w.linkIn(), nil), "/dashboard")
		w.clock = w.clock.Add(time.Hour)
	}
	w.is(w.stranger().get("/signin?next=/settings/api?done=x"), http.StatusOK, `name="next" value="/settings/api?done=x"`)
	w.leads(w.stranger().get("/settings/plan?x=1"), "/signin?next=%2Fsettings%2Fplan%3Fx%3D1")
	w.leads(w.stranger().get("/settings/plan?x="+strings.Repeat("x", 2000)), "/signin")
}

func TestSignOut(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	elsewhere := w.session(p.user, session.Session{User: p.user.ID})
	rec := p.submit("/signout", nil)
	w.leads(rec, "/?done=out")
	if cookies := rec.Result().Cookies(); len(cookies) != 2 || cookies[0].MaxAge >= 0 || cookies[1].MaxAge >= 0 {
		t.Errorf("%v", cookies)
	}
	w.leads(p.get("/dashboard"), "/signin?next=%2Fdashboard")
	w.is(elsewhere.get("/dashboard"), http.StatusOK)
	w.is(w.stranger().get("/?done=out"), http.StatusOK, "You are signed out.")
}

func TestSignOutEverywhere(t *testing.T) {
	w := newWorld(t)
	p, stays := w.person(other), w.person("stays@example.org")
	all := []person{p, w.session(p.user, session.Session{User: p.user.ID}), w.session(p.user, session.Session{User: p.user.ID, Launch: "p.x", Frames: []string{"https://lms.example.com"}})}
	w.leads(all[1].submit("/signout/everywhere", nil), "/?done=out")
	for i, each := range all {
		if rec := each.get("/dashboard"); rec.Code != http.StatusSeeOther {
			t.Errorf("session %d still lives", i)
		}
	}
	w.is(stays.get("/dashboard"), http.StatusOK)
}
