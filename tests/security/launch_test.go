package security

import (
	"strings"
	"testing"

	"formwright/shared/lti/ltitest"
)

// TestReturnAddressesAreNoHeaders: the host a launch returns to may frame its
// pages, so nothing in it may end the policy or widen it.
func TestReturnAddressesAreNoHeaders(t *testing.T) {
	w := newWorld(t)
	for _, back := range []string{"https://school.example/course", "https://a.example; script-src *", "https://*/", "https://a.example'unsafe-inline'/", "https://a,b/",
		"https://%2a/", "https://a.example\r\nX: y/", "http://plain.example/", "javascript:alert(1)", "//evil.example/", "https://user@evil.example/", "https://", "https://[::1%25eth0]/", "https://ä.example/"} {
		b, rec := w.launch(ltitest.Set(ltitest.Claim("launch_presentation"), map[string]any{"return_url": back}))
		if rec.Code != 303 {
			t.Errorf("%q stops a launch: %d %s", back, rec.Code, rec.Body)
			continue
		}
		policy := w.want(b.get("/settings"), 200).Header().Get("Content-Security-Policy")
		_, by, _ := strings.Cut(policy, "frame-ancestors ")
		by, rest, _ := strings.Cut(by, ";")
		for _, origin := range strings.Fields(by) {
			if origin != w.lms.Issuer && origin != "https://school.example" {
				t.Errorf("%q lets %s frame", back, origin)
			}
		}
		if rest != " form-action 'self'" {
			t.Errorf("%q: %s", back, policy)
		}
	}
}

// TestLaunchesBegunByOtherSites leave a browser with few cookies, and the launch
// that comes after them works.
func TestLaunchesBegunByOtherSites(t *testing.T) {
	w := newWorld(t)
	b := w.browser()
	for range 200 {
		w.want(b.get("/api/lti/login?"+w.lms.LoginParams().Encode()), 302)
		if len(b.cookies) > 17 {
			t.Fatalf("%d cookies", len(b.cookies))
		}
	}
	login := w.want(b.post("/api/lti/login", w.lms.LoginParams()), 302)
	form, err := w.lms.Respond(login.Header().Get("Location"))
	w.must(err)
	w.want(b.do("POST", "/api/lti/callback", form.Encode(), "Content-Type", "application/x-www-form-urlencoded"), 303)
}
