package security

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/api"
	"formwright/shared/session"
	"formwright/shared/web"
)

// every is each address of pages and API with something in its variable parts.
func (w *world) every(part string) (list [][2]string) {
	for _, r := range append(api.Routes(), web.Routes()...) {
		path := r.Path
		for _, name := range []string{"{id}", "{token}", "{name}", "{jobId}", "{exportId}", "{issuer}", "{publicId}", "{submissionId}", "{deliveryId}", "{picture}", "{item}"} {
			path = strings.ReplaceAll(path, name, url.PathEscape(part))
		}
		list = append(list, [2]string{r.Method, path})
	}
	return list
}

// wellMade checks what every answer promises.
func (w *world) wellMade(what string, rec *httptest.ResponseRecorder) {
	w.t.Helper()
	h := rec.Header()
	policy := h.Get("Content-Security-Policy")
	page := strings.HasPrefix(h.Get("Content-Type"), "text/html")
	switch {
	case rec.Code >= 500:
		w.t.Errorf("%s: %d %s", what, rec.Code, rec.Body)
	case h.Get("X-Content-Type-Options") != "nosniff":
		w.t.Errorf("%s: a browser may guess its type", what)
	case page && (!strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "frame-ancestors ") || strings.Contains(policy, "unsafe")):
		w.t.Errorf("%s: policy %q", what, policy)
	case h.Get("Access-Control-Allow-Credentials") != "":
		w.t.Errorf("%s: other sites may read it with cookies", what)
	}
	if to := h.Get("Location"); to != "" {
		u, err := url.Parse(to)
		if err != nil || u.Host != "" && u.Host != "forms.example.org" || strings.HasPrefix(to, "//") || strings.Contains(to, `\`) {
			w.t.Errorf("%s: leads to %s", what, to)
		}
	}
	for _, c := range rec.Result().Cookies() {
		if !strings.HasPrefix(c.Name, "__Host-") || !c.Secure || !c.HttpOnly || c.Path != "/" || c.Domain != "" || c.SameSite == http.SameSiteDefaultMode {
			w.t.Errorf("%s: cookie %s", what, c.Raw)
		}
	}
}

// TestHostileRequests: whatever stands in a path, a query, a header or a form,
// no address fails, leads away, or lets a part of it become a header.
func TestHostileRequests(t *testing.T) {
	w := newWorld(t)
	root := w.signIn(admin)
	launched, rec := w.launch()
	w.want(rec, 303)
	for _, junk := range []string{"x", "\x00", "\xff\xfe", "a\r\nSet-Cookie: x=y", "//evil.example", `/\evil.example`, "https://evil.example/", "../../etc/passwd",
		"<script>alert(1)</script>", "\u202e\u2028", "' OR 1=1 --", strings.Repeat("é", 3000), "%00%0d%0a", "{{.}}"} {
		query := url.Values{}
		for _, name := range []string{"next", "done", "after", "iss", "client_id", "redirect_uri", "state", "code", "login_hint", "target_link_uri", "openid_configuration", "limit", "offset", "status"} {
			query.Set(name, junk)
		}
		if strings.HasPrefix(junk, "https:") {
			query.Del("openid_configuration") // it would be asked for
		}
		for _, route := range w.every(junk) {
			for _, b := range []*browser{w.browser(), root, launched} {
				if strings.HasPrefix(route[1], "/signout") || route[1] == "/settings/cloud/connect" {
					continue // they are meant to end the session and to lead away
				}
				form := url.Values{"csrf": {session.CSRF(b.cookies[session.CookieName])}, "email": {junk}, "name": {junk}, "id": {junk}, "scope": {junk}, "grant_type": {junk}, "id_token": {junk}, "state": {junk}}
				rec := b.do(route[0], route[1]+"?"+query.Encode(), form.Encode(), "Content-Type", "application/x-www-form-urlencoded", "Origin", base, "Accept", junk, "X-Request-Id", junk)
				w.wellMade(route[0]+" "+route[1], rec)
				if rec.Header().Get("Set-Cookie") == "x=y" || rec.Header().Get("X-Request-Id") == junk && junk != "x" {
					t.Errorf("%s %s: a header came out of %q", route[0], route[1], junk)
				}
			}
			headers := w.browser().do(route[0], route[1], junk, "Authorization", "Bearer "+junk, "Cookie", "__Host-session="+junk, "Content-Type", "application/json", "Idempotency-Key", junk)
			w.wellMade("with headers "+route[1], headers)
		}
	}
}

// TestHostIsNotBelieved: links, redirects and documents name the address of the
// settings, whatever the request says.
func TestHostIsNotBelieved(t *testing.T) {
	w := newWorld(t)
	for _, route := range w.every("x") {
		if route[0] != http.MethodGet {
			continue
		}
		r := httptest.NewRequest(route[0], "https://evil.example"+route[1], nil)
		for _, name := range []string{"X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "X-Original-URL", "X-Rewrite-URL"} {
			r.Header.Set(name, "evil.example")
		}
		rec := httptest.NewRecorder()
		w.handler.ServeHTTP(rec, r)
		if strings.Contains(rec.Body.String(), "evil.example") || strings.Contains(strings.Join(rec.Header()["Location"], ""), "evil.example") {
			t.Errorf("%s repeats the host: %v %s", route[1], rec.Header(), rec.Body)
		}
	}
	r := httptest.NewRequest("POST", "https://evil.example/signin", strings.NewReader("email="+url.QueryEscape(ada)))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w.handler.ServeHTTP(httptest.NewRecorder(), r)
	if len(w.mails) != 1 || strings.Contains(w.mails[0].Text, "evil.example") || !strings.Contains(w.mails[0].Text, base+"/signin/") {
		t.Errorf("%v", w.mails)
	}
}
