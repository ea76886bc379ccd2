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
		{"POST", "forms.execute-api.example", "https://forms.execute-api.example", "", true},
		{"POST", "forms.example.org", "http://forms.example.org", "", false},
		{"POST", "forms.example.org", "http://forms.example.org", "cross-site", false},
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

// TestSameSiteOnOneMachine has two names.
func TestSameSiteOnOneMachine(t *testing.T) {
	for origin, want := range map[string]bool{"http://localhost:3000": true, "http://127.0.0.1:3000": true, "http://localhost:4000": false, "https://localhost:3000": false} {
		r := httptest.NewRequest("POST", "/", nil)
		r.Host = "localhost:3000"
		r.Header.Set("Origin", origin)
		if got := frame.SameSite(r, "http://127.0.0.1:3000"); got != want {
			t.Errorf("%s: %v", origin, got)
		}
	}
}

// TestClientAddress is what limits count by: who has one address of an IPv6
// network has all of them.
func TestClientAddress(t *testing.T) {
	for remote, want := range map[string]string{
		"203.0.113.7:4000": "203.0.113.7", "203.0.113.7": "203.0.113.7", "[::ffff:203.0.113.7]:1": "203.0.113.7",
		"[2001:db8:1:2:3:4:5:6]:4000": "2001:db8:1:2::/64", "2001:db8:1:2::9": "2001:db8:1:2::/64", "[fe80::1%eth0]:9": "fe80::/64",
		"@": "@", "": "",
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = remote
		r.Header.Set("X-Forwarded-For", "198.51.100.1")
		if got := frame.ClientAddress(r); got != want {
			t.Errorf("%s: %s, want %s", remote, got, want)
		}
	}
}
