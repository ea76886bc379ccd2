package frame

import (
	"crypto/rand"
	"encoding/base64"
	"net/http"
	"time"
)

// browserCookie tells browsers apart that answer forms without signing in. The
// pages of forms set it; the API believes it too.
const browserCookie = "__Host-person"

// A browser is known again for a year, by a name that nobody guesses.
const (
	browserLife = 365 * 24 * time.Hour
	browserSize = 18  // random bytes
	maxBrowser  = 128 // characters; a longer one is not ours
)

// Browser is the name of the browser that asks, empty when it has none.
func Browser(r *http.Request) string {
	c, err := r.Cookie(browserCookie)
	if err != nil || len(c.Value) > maxBrowser {
		return ""
	}
	return c.Value
}

// KnowBrowser gives a browser a name if it has none yet, and says its name.
func KnowBrowser(w http.ResponseWriter, r *http.Request) string {
	if name := Browser(r); name != "" {
		return name
	}
	b := make([]byte, browserSize)
	_, _ = rand.Read(b) // it never fails
	name := base64.RawURLEncoding.EncodeToString(b)
	http.SetCookie(w, &http.Cookie{Name: browserCookie, Value: name, Path: "/", MaxAge: int(browserLife / time.Second),
		Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode})
	return name
}
