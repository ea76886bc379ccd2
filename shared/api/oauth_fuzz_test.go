package api_test

import (
	"strings"
	"testing"
)

// FuzzOAuth: whatever is sent to the endpoints of OAuth, the answer is one of
// theirs and never a fault.
func FuzzOAuth(f *testing.F) {
	const form = "application/x-www-form-urlencoded"
	for _, body := range []string{"grant_type=authorization_code&code=x&code_verifier=y&client_id=z", "a=%zz", "client_id=\x00&client_id=\xff", "token=a.b.c",
		`{"redirect_uris":["https://a.example/"]}`, `{"redirect_uris":[null],"scope":null}`, `{"redirect_uris":["com.example:/"],"client_name":"\ud800"}`} {
		f.Add(body, form, "Basic YTpi")
		f.Add(body, "application/json", "")
	}
	w := newWorld(f)
	f.Fuzz(func(t *testing.T, body, kind, auth string) {
		if strings.ContainsAny(kind+auth, "\r\n\x00") {
			return // no server hands these on
		}
		w.t = t
		for _, path := range []string{"/oauth/token", "/oauth/revoke", "/oauth/introspect", "/oauth/register"} {
			r := w.send("POST", path, []byte(body), header{"Authorization", auth}, header{"Content-Type", kind})
			if r.status >= 500 || r.status >= 400 && (r.text("error") == "" || r.text("error_description") == "") {
				t.Errorf("%s: %d %s", path, r.status, r.body)
			}
		}
	})
}
