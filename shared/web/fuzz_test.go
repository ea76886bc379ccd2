package web_test

import (
	"net/http"
	"strings"
	"testing"

	"formwright/shared/session"
)

// FuzzForm sends any body to the forms that keep or show what is sent: no body
// breaks a page or gets markup into it.
func FuzzForm(f *testing.F) {
	for _, seed := range []string{"", "name=%3Cscript%3E", "email=a%40b.c&next=%2F%2Fevil", "issuer=x&clientId=%00", "scope=a&scope=b&days=9", "credits=1e9&until=2026-02-30", "%zz", "a;b"} {
		f.Add(seed)
	}
	w := newWorld(f)
	p := w.person(admin)
	paths := []string{"/signin", "/settings", "/settings/api", "/settings/accounts", "/settings/accounts/" + p.user.ID, "/settings/platforms"}
	csrf := "csrf=" + session.CSRF(p.token) + "&"
	f.Fuzz(func(t *testing.T, body string) {
		w.t = t
		for _, path := range paths {
			rec := p.do(http.MethodPost, path, strings.NewReader(csrf+body), func(r *http.Request) { r.Header.Set("Content-Type", "application/x-www-form-urlencoded") })
			if rec.Code >= http.StatusInternalServerError {
				t.Fatalf("%s: %d %s", path, rec.Code, rec.Body)
			}
			if rec.Code == http.StatusSeeOther {
				if to := rec.Header().Get("Location"); !strings.HasPrefix(to, "/settings") {
					t.Fatalf("%s leads to %s", path, to)
				}
				continue
			}
			for _, fault := range faults(rec.Body.Bytes()) {
				t.Fatalf("%s: %s", path, fault)
			}
		}
	})
}
