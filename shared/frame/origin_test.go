package frame_test

import (
	"net/http/httptest"
	"testing"

	"formwright/shared/frame"
)

func TestSameSite(t *testing.T) {
	const base = "https://forms.example.org/v1"
	for _, c := range []struct {
		method, host, origin, fetch string
		want                        bool
	}{
		{"GET", "forms.example.org", "https://evil.example", "cross-site", true},
		{"POST", "forms.example.org", "", "", true},
		{"POST", "forms.example.org", "https://forms.example.org", "same-origin", true},
		{"POST", "forms.example.org", "", "same-origin", true},
		{"POST", "forms.example.org", "", "none", true},
		{"POST", "gateway.internal", "https://forms.example.org", "", true},
		{"POST", "localhost:3000", "http://localhost:3000", "", true},
		{"POST", "forms.example.org", "https://evil.example", "", false},
		{"POST", "forms.example.org", "https://forms.example.org.evil.example", "", false},
		{"POST", "forms.example.org", "https://evil.example/https://forms.example.org", "", false},
		{"POST", "forms.example.org", "null", "", false},
		{"POST", "", "null", "", false},
		{"POST", "forms.example.org", "", "cross-site", false},
		{"POST", "forms.example.org", "", "same-site", false},
		{"DELETE", "forms.example.org", "", "cross-site", false},
		{"PATCH", "forms.example.org", "http://other.example.org", "", false},
	} {
		r := httptest.NewRequest(c.method, "/", nil)
		r.Host = c.host
		if c.origin != "" {
			r.Header.Set("Origin", c.origin)
		}
		if c.fetch != "" {
			r.Header.Set("Sec-Fetch-Site", c.fetch)
		}
		if got := frame.SameSite(r, base); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
	r := httptest.NewRequest("POST", "/", nil)
	r.Header["Origin"] = []string{"https://forms.example.org", "https://evil.example"}
	if frame.SameSite(r, base) {
		t.Error("two origins are the same site")
	}
}
