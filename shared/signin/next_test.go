package signin_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"formwright/shared/signin"
)

func TestValidNext(t *testing.T) {
	for _, good := range []string{"", "/", "/jobs", "/jobs?limit=5&x=a//b", "/oauth/auth?redirect_uri=https%3A%2F%2Fapp.example.org%2Fcb&state=%0A", "/f/1#top", "/a//b", "/ä"} {
		if !signin.ValidNext(good) {
			t.Errorf("%q is refused", good)
		}
	}
	for _, bad := range []string{"jobs", "?x", "#x", "//evil.example.org", "///evil.example.org", `/\evil.example.org`, `\\evil`, `/jobs\..`, "https://evil.example.org",
		"javascript:alert(1)", "/\t/evil.example.org", "/\n/evil", "/a\r\nSet-Cookie: x", " /jobs", "/%2fevil.example.org", "/%5cevil.example.org", "/\xff", "/\u0085x", "/%zz",
		"/" + strings.Repeat("a", 4096)} {
		if signin.ValidNext(bad) {
			t.Errorf("%q is allowed", bad)
		}
	}
}

// FuzzNext: wherever one is sent, it is on this site. A browser drops tabs and
// line ends, and takes a backslash for a slash.
func FuzzNext(f *testing.F) {
	for _, seed := range []string{"", "/jobs", "//evil", `/\evil`, "/%2f/evil", "/\t/evil", "/a?b#c", "https://evil", "/..//evil", "/.//evil", "/%2e/%2f"} {
		f.Add(seed)
	}
	site, _ := url.Parse("https://forms.example.org/signin/x") // a constant
	f.Fuzz(func(t *testing.T, next string) {
		if !signin.ValidNext(next) || next == "" {
			return
		}
		browser := strings.NewReplacer("\t", "", "\n", "", "\r", "", `\`, "/").Replace(next)
		u, err := site.Parse(browser)
		if err != nil || u.Host != site.Host || u.Scheme != site.Scheme || u.User != nil {
			t.Fatalf("%q leads to %v, %v", next, u, err)
		}
		w := httptest.NewRecorder()
		http.Redirect(w, httptest.NewRequest(http.MethodPost, "/signin/x", nil), next, http.StatusSeeOther)
		if to := w.Header().Get("Location"); !strings.HasPrefix(to, "/") || strings.HasPrefix(to, "//") || strings.HasPrefix(to, `/\`) {
			t.Fatalf("%q redirects to %q", next, to)
		}
	})
}
