//go:build browser

package browser

import (
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// forged are the forms that a foreign site would like people to send.
var forged = map[string]string{
	"/settings":           `<input name="name" value="Mallory">`,
	"/settings/api":       `<input name="name" value="Mallory"><input name="scope" value="jobs:read"><input name="days" value="90">`,
	"/signout":            "",
	"/signout/everywhere": "",
}

// TestForgery has a foreign site send the program's forms for somebody who is
// signed in: nothing changes.
func TestForgery(t *testing.T) {
	b := newTab(t)
	b.signIn("victim@example.org")
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path := r.URL.Query().Get("path")
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Referrer-Policy", r.URL.Query().Get("policy"))
		fmt.Fprintf(w, `<form method="post" action="%s">%s<button>Win a prize</button></form>`, html.EscapeString(served.base+path), forged[path])
	}))
	defer site.Close()
	foreign := strings.Replace(site.URL, "127.0.0.1", "localhost", 1)
	for path := range forged {
		for _, policy := range []string{"same-origin", "no-referrer"} { // which makes the origin null
			for _, origin := range []string{foreign, site.URL} { // another site; the same one, another origin
				b.goTo(origin + "/?policy=" + policy + "&path=" + path)
				b.press("Win a prize")
			}
		}
	}
	b.goTo("/settings/api")
	b.isAt("/settings/api") // still signed in
	b.wants("You have no tokens")
	b.goTo("/settings")
	if page := ask[string](b, "document.documentElement.outerHTML"); strings.Contains(page, "Mallory") {
		t.Error("a foreign form has changed the name")
	}
}

// TestForgeryInFrame has the platform around a launched session send the
// program's forms: there the browser sends the session's cookie along.
func TestForgeryInFrame(t *testing.T) {
	b := newBrowser(t, allCookies)
	_, course := newPlatform(t)
	b.goTo(course)
	frame := b.frame("/dashboard")
	for path, fields := range forged {
		ask[bool](frame, "window.pressed = true")
		ask[bool](b, `(() => {
			const form = document.createElement("form");
			Object.assign(form, { method: "post", target: "tool", action: `+quoted(served.base+path)+`, innerHTML: `+quoted(fields)+` });
			document.body.append(form);
			form.submit();
			return true;
		})()`)
		frame = b.frame(path)
		frame.until("!window.pressed")
		frame.wants("another site")
	}
	ask[bool](frame, `location.href = "/settings/api", true`)
	frame.wants("You have no tokens")
	ask[bool](frame, `location.href = "/settings", true`)
	frame.isAt("/settings")
	if page := ask[string](frame, "document.documentElement.outerHTML"); strings.Contains(page, "Mallory") {
		t.Error("the platform has changed the name")
	}
}
