//go:build browser

package browser

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"formwright/shared/lti/ltitest"
)

// newPlatform starts a learning platform on another site than the program's
// (localhost is one, 127.0.0.1 another) and registers it. Its course page is the
// address.
func newPlatform(t *testing.T) (p *ltitest.Platform, course string) {
	t.Helper()
	p = ltitest.New(served.base, time.Now)
	t.Cleanup(p.Close)
	p.Issuer = strings.Replace(p.Issuer, "127.0.0.1", "localhost", 1)
	token := command(t, "token", "--email", adminEmail)
	status, answer := call(t, "POST", "/api/lti/platforms", token, map[string]any{"issuer": p.Issuer, "clientId": p.ClientID,
		"authLoginUrl": p.Issuer + ltitest.AuthPath, "accessTokenUrl": p.Issuer + ltitest.TokenPath, "jwksUrl": p.Issuer + ltitest.KeysPath})
	if status != 201 {
		t.Fatalf("add the platform: %d %v", status, answer)
	}
	id, _ := answer["id"].(string)
	if status, answer := call(t, "PATCH", "/api/lti/platforms/"+id, token, map[string]any{"active": true}); status != 200 {
		t.Fatalf("activate the platform: %d %v", status, answer)
	}
	return p, p.Issuer + ltitest.CoursePath
}

// holds wants the session of the launch to work in the frame: over further
// pages, for a form that changes something, and for a program that asks.
func (f *tab) holds() {
	f.t.Helper()
	f.isAt("/dashboard")
	f.wants("Ada Lovelace")
	f.press("API settings")
	f.fill("Name", "Made in a frame")
	f.press("Create token")
	f.wants("it is not shown again")
	ask[bool](f, `location.href = "/api/v1/automation/is-valid", true`)
	f.wants(`"email":"ada@school.example"`)
}

// probe is a pair of sites that finds out what a browser keeps for a frame of
// another site: a cookie that is not partitioned, and one that is.
func probe(b *tab) (plain, partitioned bool) {
	b.t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/": // the outer page, by the name localhost
			_, _ = w.Write([]byte(`<iframe src="http://` + strings.Replace(r.Host, "localhost", "127.0.0.1", 1) + `/set"></iframe>
				<script>addEventListener("message", (e) => { document.title = "kept:" + e.data })</script>`))
		case "/set":
			w.Header().Add("Set-Cookie", "plain=1; Path=/; Secure; SameSite=None")
			w.Header().Add("Set-Cookie", "parted=1; Path=/; Secure; SameSite=None; Partitioned")
			http.Redirect(w, r, "/get", http.StatusFound)
		case "/get":
			_, _ = w.Write([]byte(`<script>parent.postMessage(` + quoted(r.Header.Get("Cookie")) + `, "*")</script>`))
		}
	}))
	defer server.Close()
	b.goTo(strings.Replace(server.URL, "127.0.0.1", "localhost", 1))
	b.until(`document.title.startsWith("kept:")`)
	kept := ask[string](b, "document.title")
	return strings.Contains(kept, "plain"), strings.Contains(kept, "parted")
}

// TestLaunch comes from a course in a frame of another site, in browsers that
// keep all cookies there and in those that keep partitioned ones only.
func TestLaunch(t *testing.T) {
	for name, c := range map[string]cookies{"all cookies": allCookies, "partitioned cookies only": ownPartsOnly} {
		t.Run(name, func(t *testing.T) {
			b := newBrowser(t, c)
			if plain, partitioned := probe(b); plain != (c == allCookies) || !partitioned {
				t.Fatalf("this browser keeps: plain %v, partitioned %v", plain, partitioned)
			}
			_, course := newPlatform(t)
			b.goTo(course)
			b.frame("/dashboard").holds()
			b.goTo("/settings") // what the frame has is the frame's alone
			b.isAt("/signin")
		})
	}
}

// TestLaunchThroughStorage loses the cookie of the launch on its way; the page
// around the frame has kept the value that stands in for it.
func TestLaunchThroughStorage(t *testing.T) {
	b := newBrowser(t, ownPartsOnly)
	p, course := newPlatform(t)
	p.Always(func(*ltitest.Message) {
		if err := b.forget(); err != nil {
			t.Error(err)
		}
	})
	b.goTo(course + "?storage=_parent")
	b.frame("/dashboard").holds()
	if heard := ask[string](b, `window.heard.join(" ")`); heard != "lti.put_data lti.get_data" {
		t.Errorf("the platform's page heard %q", heard)
	}
}

// TestLaunchAgain loses the cookie where nothing stands in for it: a button
// launches again in a window of its own.
func TestLaunchAgain(t *testing.T) {
	for name, query := range map[string]string{"no storage": "", "storage that does not answer": "?storage=_parent&silent"} {
		t.Run(name, func(t *testing.T) {
			b := newBrowser(t, ownPartsOnly)
			p, course := newPlatform(t)
			var lost atomic.Bool
			p.Always(func(*ltitest.Message) {
				if lost.CompareAndSwap(false, true) {
					if err := b.forget(); err != nil {
						t.Error(err)
					}
				}
			})
			b.goTo(course + query)
			frame := b.frame("/api/lti/callback")
			frame.wants("Open it in a window of its own")
			if found := frame.barriers(); found != "" {
				t.Error(found)
			}
			frame.click("Open in a new window")
			window := b.other("page", "/dashboard")
			window.wants("Ada Lovelace")
		})
	}
}

// TestLaunchWithoutCookies comes in a browser that keeps none at all: the person
// is told what to do, and not sent round in circles.
func TestLaunchWithoutCookies(t *testing.T) {
	b := newBrowser(t, noCookies)
	if plain, partitioned := probe(b); plain || partitioned {
		t.Fatalf("this browser keeps: plain %v, partitioned %v", plain, partitioned)
	}
	_, course := newPlatform(t)
	b.goTo(course)
	b.frame("/api/lti/callback").wants("Open it in a window of its own")
	b.goTo(course + "?storage=_parent")
	b.frame("/dashboard").wants("in a new window")
}

// TestRegistration is what an administrator of a platform sees who registers the
// tool there.
func TestRegistration(t *testing.T) {
	p := ltitest.New(served.base, time.Now)
	t.Cleanup(p.Close)
	b := newTab(t)
	b.goTo("/api/lti/register?openid_configuration=" + url.QueryEscape(p.URL(ltitest.ConfigurationPath)) + "&registration_token=t0ken")
	b.wants("Formwright is registered")
	b.look("lti registered")
	b.signIn(adminEmail)
	b.press("LTI platforms")
	b.wants(p.Issuer)
}

// TestConnect brings a launched account and one's own together: from then on the
// launch opens the latter.
func TestConnect(t *testing.T) {
	b := newBrowser(t, allCookies)
	_, course := newPlatform(t)
	b.goTo(course)
	frame := b.frame("/dashboard")
	launched := frame.user()
	ask[bool](frame, `location.href = "/settings", true`)
	frame.isAt("/settings")
	frame.press("Send a mail to ada@school.example")

	mine := newTab(t)
	mine.goTo(mailed(t, "ada@school.example"))
	mine.wants("Prove your address")
	mine.look("sign-in link of a platform")
	mine.press("Connect and sign in")
	mine.isAt("/settings")
	own := mine.user()
	b.goTo(course)
	if again := b.frame("/dashboard").user(); own == launched || again != own {
		t.Errorf("the launch opened %s, then %s; the person's own account is %s", launched, again, own)
	}
}

// user is the id of the account that the tab is signed in to.
func (b *tab) user() string {
	b.t.Helper()
	ask[bool](b, `location.href = "/api/v1/automation/is-valid", true`)
	b.wants(`"success"`)
	return ask[string](b, "JSON.parse(document.body.innerText).user.id")
}
