package lti_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"formwright/shared/lti"
	"formwright/shared/problem"
)

// pageOf checks what all pages promise, and gives the page's text.
func pageOf(t *testing.T, a lti.Answer, err error) string {
	t.Helper()
	if err != nil || a.Page == nil || a.Launch != nil {
		t.Fatalf("no page: %+v, %v", a, err)
	}
	html, policy := string(a.Page.HTML), a.Page.Policy
	nonce := regexp.MustCompile(`script-src 'nonce-([A-Za-z0-9_-]{43})'`).FindStringSubmatch(policy)
	if nonce == nil || !strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "frame-ancestors ") {
		t.Fatalf("policy %s", policy)
	}
	for _, tag := range regexp.MustCompile(`<(script|style)[^>]*>`).FindAllString(html, -1) {
		if !strings.Contains(tag, `nonce="`+nonce[1]+`"`) {
			t.Errorf("%s has no nonce", tag)
		}
	}
	if handler := regexp.MustCompile(`(?i)<[^>]* (on\w+|style)=`).FindString(html); handler != "" || strings.Contains(html, "ZgotmplZ") {
		t.Errorf("inline handler or unsafe value: %s", handler)
	}
	return html
}

// fields are the hidden inputs of the form with this text in its tag.
func fields(t *testing.T, page, tag string) url.Values {
	t.Helper()
	_, form, ok := strings.Cut(page, tag)
	if !ok {
		t.Fatalf("there is no form %s in %s", tag, page)
	}
	form, _, _ = strings.Cut(form, "</form>")
	out := url.Values{}
	for _, m := range regexp.MustCompile(`name="([^"]*)" value="([^"]*)"`).FindAllStringSubmatch(form, -1) {
		out.Set(m[1], strings.NewReplacer("&#34;", `"`, "&#39;", "'", "&#43;", "+", "&amp;", "&", "&lt;", "<", "&gt;", ">").Replace(m[2]))
	}
	return out
}

// stored is what the page keeps in the platform's storage.
func stored(t *testing.T, page string) (key, value string) {
	t.Helper()
	m := regexp.MustCompile(`id = "(lti_state_[0-9a-f]{32})"`).FindStringSubmatch(page)
	v := regexp.MustCompile(`value: "([A-Za-z0-9_-]{43})"`).FindStringSubmatch(strings.ReplaceAll(page, `\u002d`, "-"))
	if m == nil || v == nil {
		t.Fatalf("nothing is stored: %s", page)
	}
	return m[1], v[1]
}

// TestPlatformStorage is a launch in a frame whose cookies are blocked, at a
// platform that stores for the tool.
func TestPlatformStorage(t *testing.T) {
	w := newWorld(t)
	a := w.login(param("lti_storage_target", "_parent"))
	page := pageOf(t, a, nil)
	key, value := stored(t, page)
	if !strings.Contains(page, `origins = ["`+w.lms.Issuer+`"]`) && !strings.Contains(page, strings.ReplaceAll(w.lms.Issuer, "/", `\/`)) {
		t.Errorf("the platform's origin is not the one that is trusted: %s", page)
	}
	form := w.respond(a)
	if len(a.Cookies) != 1 || strings.Contains(page, a.Cookies[0].Value) || strings.Contains(key+value, form.Get("state")) {
		t.Error("the page tells the cookie, or what is stored tells the state")
	}
	asked, err := w.finish(form, nil)
	back := fields(t, pageOf(t, asked, err), `id="back"`)
	if back.Get("state") != form.Get("state") || back.Get("id_token") != form.Get("id_token") {
		t.Errorf("the launch does not come back whole: %v", back)
	}
	back.Set("value", value)
	done, err := w.finish(back, nil)
	if err != nil || done.Launch == nil {
		t.Fatal(err)
	}
	again, err := w.finish(back, nil)
	refused(t, again, err, problem.LTIStateInvalid)
}

func TestPlatformStorageRefuses(t *testing.T) {
	w := newWorld(t)
	a := w.login(param("lti_storage_target", "storage"))
	b := w.login(param("lti_storage_target", "storage"))
	_, other := stored(t, pageOf(t, b, nil))
	form := w.respond(a)
	form.Set("value", other) // of another launch
	got, err := w.finish(form, nil)
	refused(t, got, err, problem.LTICookieMissing)
	_, own := stored(t, pageOf(t, a, nil))
	form.Set("value", own)
	got, err = w.finish(form, nil) // it was used up
	refused(t, got, err, problem.LTIStateInvalid)
	plain := w.login() // never offered a storage
	form = w.respond(plain)
	form.Set("value", plain.Cookies[0].Value)
	got, err = w.finish(form, nil)
	refused(t, got, err, problem.LTICookieMissing)
}

// TestStoredValueFromAnotherSite: who began a launch knows all of it and could
// have another browser send it, to sign a person in as somebody else.
func TestStoredValueFromAnotherSite(t *testing.T) {
	w := newWorld(t)
	a := w.login(param("lti_storage_target", "_parent"))
	form := w.respond(a)
	_, value := stored(t, pageOf(t, a, nil))
	form.Set("value", value)
	got, err := w.Callback(t.Context(), lti.Posted{Form: form})
	refused(t, got, err, problem.LTICookieMissing)
}

// TestCookiesStillCount: where the platform stores, a browser that kept the
// cookie needs no further page.
func TestCookiesStillCount(t *testing.T) {
	w := newWorld(t)
	a := w.login(param("lti_storage_target", "_parent"))
	if done, err := w.finish(w.respond(a), a.Cookies); err != nil || done.Launch == nil {
		t.Error(err)
	}
}

// TestRelaunch is the last resort: in a frame, without cookies and storage.
func TestRelaunch(t *testing.T) {
	w := newWorld(t)
	a := w.login()
	got, err := w.Callback(t.Context(), lti.Posted{Form: w.respond(a), Framed: true})
	page := pageOf(t, got, err)
	if !strings.Contains(page, `action="`+base+`/api/lti/login" target="_blank"`) {
		t.Errorf("no way to a new window: %s", page)
	}
	again, err := w.Login(t.Context(), fields(t, page, `target="_blank"`))
	if err != nil {
		t.Fatal(err)
	}
	if done, err := w.finish(w.respond(again), again.Cookies); err != nil || done.Launch == nil {
		t.Error(err)
	}
	late, err := w.finish(w.respond(a), a.Cookies)
	refused(t, late, err, problem.LTIStateInvalid)
	// A wrong cookie is another browser, not a blocked one.
	b := w.login()
	wrong, err := w.Callback(t.Context(), lti.Posted{Form: w.respond(b), Framed: true, Cookies: []*http.Cookie{{Name: b.Cookies[0].Name, Value: "x"}}})
	refused(t, wrong, err, problem.LTICookieMissing)
}

// TestPagesAreSafe: what a platform says stands in pages as text.
func TestPagesAreSafe(t *testing.T) {
	w := newWorld(t)
	evil := `</script><script>alert(1)</script>"'>`
	a := w.login(param("lti_storage_target", evil), param("login_hint", evil), param("lti_message_hint", evil))
	form := w.respond(a)
	form.Set("id_token", evil)
	asked, err := w.finish(form, nil)
	for _, page := range []string{pageOf(t, a, nil), pageOf(t, asked, err)} {
		if strings.Contains(page, "alert(1)</script>") || strings.Contains(page, `"'>`) {
			t.Errorf("not escaped: %s", page)
		}
	}
}
