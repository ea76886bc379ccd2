package web_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"formwright/shared/oauth"
)

// answerOf is what the form of a consent page sends.
func (w *world) answerOf(rec *httptest.ResponseRecorder, decision string) url.Values {
	w.t.Helper()
	seal := regexp.MustCompile(`name="seal" value="([0-9a-f]+)"`).FindStringSubmatch(rec.Body.String())
	if seal == nil {
		w.t.Fatalf("no consent page: %d %s", rec.Code, rec.Body)
	}
	return url.Values{"seal": {seal[1]}, "decision": {decision}}
}

// answered checks where an application's answer goes, and gives its parameters.
func (w *world) answered(rec *httptest.ResponseRecorder) url.Values {
	w.t.Helper()
	to, err := url.Parse(rec.Header().Get("Location"))
	if err != nil || rec.Code != http.StatusSeeOther || to.Host != "app.example.com" {
		w.t.Fatalf("%d to %v", rec.Code, to)
	}
	return to.Query()
}

func TestConsent(t *testing.T) {
	w := newWorld(t)
	path := w.register("Helper", "https://app.example.com/cb")
	p := w.person(other)
	page := p.get(path)
	w.is(page, http.StatusOK, "Helper", "unverified", "app.example.com", "Read your conversions", "jobs:read", other)
	if policy := page.Header().Get("Content-Security-Policy"); strings.Contains(policy, "form-action") || !strings.Contains(policy, "frame-ancestors 'none'") {
		t.Error(policy)
	}
	denied := w.answered(p.submit(path, w.answerOf(page, "deny")))
	if denied.Get("error") != "access_denied" || denied.Get("state") != "xyz" || denied.Get("iss") != base || denied.Get("code") != "" {
		t.Error(denied)
	}
	allowed := w.answered(p.submit(path, w.answerOf(page, "allow")))
	if allowed.Get("code") == "" || allowed.Get("state") != "xyz" || allowed.Get("iss") != base {
		t.Error(allowed)
	}
	w.is(p.submit(path, w.answerOf(page, "")), http.StatusBadRequest)
	w.is(p.submit(path, w.answerOf(page, "ALLOW")), http.StatusBadRequest)
}

// TestConsentIsForTheRequestShown: neither another request nor another person
// can use the answer.
func TestConsentIsForTheRequestShown(t *testing.T) {
	w := newWorld(t)
	path := w.register("Helper", "https://app.example.com/cb")
	p, else_ := w.person(other), w.person("second@example.org")
	answer := w.answerOf(p.get(path), "allow")
	for name, tampered := range map[string]string{
		"more scopes": strings.Replace(path, "scope=jobs%3Aread", "scope=forms%3Awrite", 1), "state": strings.Replace(path, "state=xyz", "state=abc", 1),
		"other client": w.register("Other", "https://app.example.com/cb"),
	} {
		if tampered == path {
			t.Fatalf("%s is not tampered", name)
		}
		w.is(p.submit(tampered, answer), http.StatusForbidden, "not the request that was shown")
	}
	w.is(else_.submit(path, answer), http.StatusForbidden)
	w.is(p.submit(path, url.Values{"decision": {"allow"}}), http.StatusForbidden)
}

// TestConsentSignsInFirst and comes back to the very same request.
func TestConsentSignsInFirst(t *testing.T) {
	w := newWorld(t)
	path := w.register("Helper", "https://app.example.com/cb")
	page := w.stranger().get(path)
	w.is(page, http.StatusOK, "<strong>Helper</strong>", `action="/signin"`)
	next := regexp.MustCompile(`name="next" value="([^"]*)"`).FindStringSubmatch(page.Body.String())[1]
	next = strings.ReplaceAll(next, "&amp;", "&")
	if next != path {
		t.Fatalf("next is %s, want %s", next, path)
	}
	w.is(w.stranger().post("/signin", url.Values{"email": {other}, "next": {next}}), http.StatusOK)
	rec := w.stranger().post(w.linkIn(), nil)
	w.leads(rec, path)
	w.is(w.signedIn(rec).get(path), http.StatusOK, "Allow access")
}

// TestConsentAfterTheSessionEnded asks to sign in and comes back.
func TestConsentAfterTheSessionEnded(t *testing.T) {
	w := newWorld(t)
	path := w.register("Helper", "https://app.example.com/cb")
	w.leads(w.stranger().post(path, url.Values{"decision": {"allow"}}), "/signin?"+url.Values{"next": {path}}.Encode())
}

// TestUntrustedRequests are never answered by a redirect.
func TestUntrustedRequests(t *testing.T) {
	w := newWorld(t)
	path := w.register("Helper", "https://app.example.com/cb")
	p := w.person(other)
	evil := strings.Replace(path, "app.example.com", "evil.example.com", 1)
	for _, bad := range []string{"/oauth/auth", "/oauth/auth?client_id=x", evil, path + "&redirect_uri=https%3A%2F%2Fevil.example.com"} {
		rec := p.get(bad)
		w.is(rec, http.StatusBadRequest, "Nothing was allowed", "</html>")
		if rec.Header().Get("Location") != "" {
			t.Errorf("%s leads away", bad)
		}
		w.is(p.submit(bad, url.Values{"decision": {"allow"}}), http.StatusBadRequest)
		asJSON := func(r *http.Request) { r.Header.Set("Accept", "application/json") }
		rec = p.get(bad, asJSON)
		w.is(rec, http.StatusBadRequest, `"error":`)
		if rec.Header().Get("Content-Type") != "application/json" || rec.Header().Get("Cache-Control") != "no-store" {
			t.Error(rec.Header())
		}
		browser := func(r *http.Request) { r.Header.Set("Accept", "text/html,application/json;q=0.9,*/*") }
		w.is(p.get(bad, browser), http.StatusBadRequest, "</html>")
	}
}

func TestTrustedRefusalsGoToTheApplication(t *testing.T) {
	w := newWorld(t)
	path := w.register("Helper", "https://app.example.com/cb")
	for tampered, want := range map[string]string{
		strings.Replace(path, "S256", "plain", 1): "invalid_request", path + "&prompt=none": "login_required",
		strings.Replace(path, "jobs%3Aread", "admin", 1): "invalid_scope", strings.Replace(path, "response_type=code", "response_type=token", 1): "unsupported_response_type",
	} {
		if got := w.answered(w.stranger().get(tampered)); got.Get("error") != want {
			t.Errorf("%s: %v, want %s", tampered, got, want)
		}
	}
	if got := w.answered(w.person(other).get(path + "&prompt=none")); got.Get("error") != "consent_required" {
		t.Error(got)
	}
}

// TestConsentForPrograms names the scheme that is opened.
func TestConsentForPrograms(t *testing.T) {
	w := newWorld(t)
	path := w.register("", "cursor://anysphere/cb")
	p := w.person(other)
	page := p.get(path)
	w.is(page, http.StatusOK, "The answer opens", "cursor:")
	rec := p.submit(path, w.answerOf(page, "allow"))
	if to := rec.Header().Get("Location"); rec.Code != http.StatusSeeOther || !strings.HasPrefix(to, "cursor://anysphere/cb?") {
		t.Errorf("%d to %s", rec.Code, to)
	}
}

// redeem gets an application its tokens (the verifier is the one of RFC 7636,
// appendix B).
func (w *world) redeem(client, code string) error {
	_, err := w.oauth.Token(w.t.Context(), url.Values{"grant_type": {"authorization_code"}, "client_id": {client}, "code": {code},
		"redirect_uri": {"https://app.example.com/cb"}, "code_verifier": {"dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"}}, oauth.ClientAuth{})
	return err
}
