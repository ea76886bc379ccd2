package session

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// CookieName is the name of the session's cookie. The prefix makes browsers
// refuse it from other hosts, for parts of the site and over plain http.
const CookieName = "__Host-session"

// Cookie is what signs a browser in. A session that an LMS frames must be sent
// across sites and is kept apart for each of them (CHIPS); any other one is
// never sent with another site's requests but links.
func Cookie(s Session, token string) *http.Cookie {
	return cookie(token, int(s.Life()/time.Second), len(s.Frames) > 0)
}

// ClearCookies take the session's cookie out of a browser, whichever kind it is.
func ClearCookies() []*http.Cookie {
	return []*http.Cookie{cookie("", -1, false), cookie("", -1, true)}
}

// SetCookies signs a browser in and takes a cookie of the other kind out. It
// comes last: a browser that knows only one kind would drop the new one.
func SetCookies(h http.Header, s Session, token string) {
	h.Add("Set-Cookie", cookie("", -1, len(s.Frames) == 0).String())
	h.Add("Set-Cookie", Cookie(s, token).String())
}

func cookie(value string, age int, framed bool) *http.Cookie {
	c := &http.Cookie{Name: CookieName, Value: value, MaxAge: age, Path: "/", Secure: true, HttpOnly: true, SameSite: http.SameSiteLaxMode}
	if framed {
		c.SameSite, c.Partitioned = http.SameSiteNoneMode, true
	}
	return c
}

// FromRequest gives the token that a browser sent. Where it sent both kinds of
// cookie, the newer one stands last (RFC 6265 5.4).
func FromRequest(r *http.Request) (text string, ok bool) {
	for _, c := range r.CookiesNamed(CookieName) {
		if _, good := parseToken(c.Value); good {
			text, ok = c.Value, true
		}
	}
	return text, ok
}

// checkFrames wants origins, because they become a header.
func checkFrames(origins []string) error {
	for _, o := range origins {
		u, err := url.Parse(o)
		if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.Scheme+"://"+u.Host != o || strings.ContainsAny(o, " ;,'\"*") {
			return fmt.Errorf("%q is not an origin that may frame a session", o)
		}
	}
	return nil
}
