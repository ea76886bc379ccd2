package session_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/session"
)

const (
	tokenA = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.u1"
	tokenB = "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA.u2"
)

func TestCookies(t *testing.T) {
	framed := session.Session{Frames: []string{"https://lms.example.org"}, Launch: "l"}
	for want, c := range map[string]*http.Cookie{
		"__Host-session=" + tokenA + "; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax":             session.Cookie(session.Session{}, tokenA),
		"__Host-session=" + tokenA + "; Path=/; Max-Age=43200; HttpOnly; Secure; SameSite=None; Partitioned": session.Cookie(framed, tokenA),
	} {
		if diff := cmp.Diff(want, c.String()); diff != "" {
			t.Error(diff)
		}
	}
	var cleared []string
	for _, c := range session.ClearCookies() {
		cleared = append(cleared, c.String())
	}
	lax, none := "__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax", "__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=None; Partitioned"
	if diff := cmp.Diff([]string{lax, none}, cleared); diff != "" {
		t.Error(diff)
	}
	for other, s := range map[string]session.Session{lax: framed, none: {}} {
		h := http.Header{}
		session.SetCookies(h, s, tokenA)
		if diff := cmp.Diff([]string{other, session.Cookie(s, tokenA).String()}, h["Set-Cookie"]); diff != "" {
			t.Error(diff)
		}
	}
}

func TestFromRequest(t *testing.T) {
	for header, want := range map[string]string{
		"":                         "",
		"__Host-session=" + tokenA: tokenA,
		"a=b; __Host-session=" + tokenA + "; c=d":                 tokenA,
		"__Host-session=" + tokenA + "; __Host-session=" + tokenB: tokenB,
		"__Host-session=" + tokenA + "; __Host-session=rubbish":   tokenA,
		"__Host-session=":                                    "",
		"session=" + tokenA:                                  "",
		"__host-session=" + tokenA:                           "",
		"__Host-session=" + tokenA[:43]:                      "",
		"__Host-session=" + tokenA + strings.Repeat("x", 64): "",
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Header.Set("Cookie", header)
		if got, ok := session.FromRequest(r); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v", header, got, ok)
		}
	}
}

func TestCSRF(t *testing.T) {
	a, b := session.CSRF(tokenA), session.CSRF(tokenB)
	if len(a) < 43 || a == b || a != session.CSRF(tokenA) || strings.Contains(tokenA, a) {
		t.Fatalf("%q and %q", a, b)
	}
	for _, c := range []struct {
		token, value string
		want         bool
	}{
		{tokenA, a, true}, {tokenB, b, true},
		{tokenA, b, false}, {tokenB, a, false}, // of another session
		{tokenA, "", false}, {tokenA, a + "x", false}, {tokenA, a[:42], false}, {tokenA, tokenA, false},
		{"", "", false}, {"x", session.CSRF("x"), false}, // no session at all
	} {
		if got := session.CheckCSRF(c.token, c.value); got != c.want {
			t.Errorf("token %q, value %q: %v", c.token, c.value, got)
		}
	}
}

// FuzzCookie: whatever a browser sends, a token is taken that can be a cookie
// and has one spelling, or none.
func FuzzCookie(f *testing.F) {
	for _, seed := range []string{"", "__Host-session=" + tokenA, "__Host-session=\"" + tokenA + "\"", "__Host-session=a.b; __Host-session=" + tokenB, "__Host-session=" + tokenA + "\r\nX: y"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, header string) {
		r := &http.Request{Header: http.Header{"Cookie": {header}}}
		token, ok := session.FromRequest(r)
		if ok != (token != "") {
			t.Fatalf("%q, %v", token, ok)
		}
		if !ok {
			return
		}
		if !strings.Contains(header, token) || len(token) > 43+1+64 || strings.ContainsAny(token, " \";,\\\r\n") {
			t.Fatalf("%q gave %q", header, token)
		}
		again := &http.Request{Header: http.Header{"Cookie": {session.CookieName + "=" + token}}}
		if got, _ := session.FromRequest(again); got != token {
			t.Fatalf("%q became %q", token, got)
		}
		if !session.CheckCSRF(token, session.CSRF(token)) {
			t.Fatalf("no form can be sent with %q", token)
		}
	})
}
