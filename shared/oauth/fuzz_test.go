package oauth_test

import (
	"context"
	"encoding/base64"
	"errors"
	"net/url"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"formwright/shared/oauth"
)

// redirects are those of the client below.
func redirects() []string {
	return []string{callback, "https://a.example/cb?x=1", "http://127.0.0.1/cb", "http://localhost:7/", "com.example.app:/cb"}
}

// checkAnswer holds one answer to the promise that no browser is ever sent to
// an address that the client did not register.
func checkAnswer(t rapid.TB, ctx context.Context, w *world, q url.Values) {
	r, err := w.Check(ctx, q)
	to := ""
	var e *oauth.Error
	switch {
	case errors.As(err, &e):
		to = e.Redirect
	case err != nil:
		t.Errorf("%v", err)
	default:
		to = w.Deny(r)
	}
	if to == "" {
		return
	}
	u, err := url.Parse(to)
	if err != nil {
		t.Errorf("%q is no address: %v", to, err)
		return
	}
	ok := slices.ContainsFunc(redirects(), func(uri string) bool {
		want, _ := url.Parse(uri)
		loopback := want.Scheme == "http" && u.Hostname() == want.Hostname()
		return u.Scheme == want.Scheme && (u.Host == want.Host || loopback) && u.Path == want.Path && u.Opaque == want.Opaque && u.User == nil && u.Fragment == "" && strings.HasPrefix(u.RawQuery, want.RawQuery)
	})
	if !ok {
		t.Errorf("%q goes to %q", q, to)
	}
	if got := u.Query(); !slices.Equal(got["iss"], []string{base}) || len(got["error"]) != 1 || strings.ContainsAny(to, "\r\n <>\"") {
		t.Errorf("%q", to)
	}
}

func FuzzAuthorize(f *testing.F) {
	w := newWorld(f)
	c := w.register(map[string]any{"redirect_uris": redirects()})
	for _, uri := range append(redirects(), "http://127.0.0.1:8/cb", "http://127.0.0.1:8@evil.org/cb", "https://evil.org", "javascript:alert(1)", callback+"#", callback+"\r\nX: y") {
		f.Add(query(c, "redirect_uri", uri).Encode(), uri)
	}
	f.Add("state=%ff%00&state=2&prompt=none", callback)
	f.Fuzz(func(t *testing.T, text, uri string) {
		q, _ := url.ParseQuery(text)
		checkAnswer(t, t.Context(), w, q)
		q.Set("client_id", c.ClientID)
		checkAnswer(t, t.Context(), w, q)
		q.Set("redirect_uri", uri)
		checkAnswer(t, t.Context(), w, q)
	})
}

func TestRedirectsAreRegistered(t *testing.T) {
	w := newWorld(t)
	c := w.register(map[string]any{"redirect_uris": redirects()})
	pieces := append(redirects(), "http://127.0.0.1", ":", "8", "80", "@", "evil.org", "/", "/cb", "?", "#", "&", "x=1", "\\", "%2f", "%00", ".", " ", "\n", "http://", "https://", "//")
	rapid.Check(t, func(rt *rapid.T) {
		uri := strings.Join(rapid.SliceOfN(rapid.SampledFrom(pieces), 1, 5).Draw(rt, "uri"), "")
		name := rapid.SampledFrom([]string{"state", "scope", "response_type", "prompt", "resource", "code_challenge", "request"}).Draw(rt, "name")
		checkAnswer(rt, t.Context(), w, query(c, "redirect_uri", uri, name, rapid.String().Draw(rt, "value")))
	})
}

// FuzzRegister: what is registered is one of the few kinds of address that are
// safe to send a browser to, and matches itself and nothing longer.
func FuzzRegister(f *testing.F) {
	w := newWorld(f)
	for _, uri := range append(redirects(), "javascript:alert(1)", "https://u@h/", "http://127.0.0.1:8@evil.org", "https://a#", "HTTP://127.0.0.1/", "data:,x") {
		f.Add(uri)
	}
	f.Fuzz(func(t *testing.T, uri string) {
		body := `{"redirect_uris":[` + quoted(uri) + `],"token_endpoint_auth_method":"none"}`
		c, err := w.Register(t.Context(), []byte(body))
		if err != nil {
			return
		}
		u, err := url.Parse(uri)
		if err != nil || u.Scheme == "" || u.User != nil || strings.Contains(uri, "#") {
			t.Fatalf("%q is registered", uri)
		}
		local := slices.Contains([]string{"127.0.0.1", "::1", "localhost"}, u.Hostname())
		if slices.Contains([]string{"javascript", "data", "vbscript", "file", "blob", "about", "ftp", "ws", "wss"}, u.Scheme) || u.Scheme == "http" && !local || u.Scheme == "https" && u.Hostname() == "" {
			t.Fatalf("%q is registered", uri)
		}
		if _, err := w.Check(t.Context(), query(c, "redirect_uri", uri)); err != nil {
			t.Fatalf("%q does not match itself: %v", uri, err)
		}
		if _, err := w.Check(t.Context(), query(c, "redirect_uri", uri+"x")); err == nil {
			t.Fatalf("%q matches %q", uri+"x", uri)
		}
	})
}

func FuzzParseBasic(f *testing.F) {
	for _, s := range []string{"Basic YTpi", "basic  YTpi", "Basic", "Bearer x", "Basic JTpi", "Basic YTpiOmM="} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, header string) {
		auth := oauth.ParseBasic([]string{header})
		if !auth.Sent {
			t.Fatal("a header that was not sent")
		}
		if auth.ID == "" && auth.Secret == "" {
			return
		}
		// What was read says the same when it is written again.
		again := "Basic " + base64.StdEncoding.EncodeToString([]byte(url.QueryEscape(auth.ID)+":"+url.QueryEscape(auth.Secret)))
		if got := oauth.ParseBasic([]string{again}); got != auth {
			t.Errorf("%+v, then %+v", auth, got)
		}
	})
}

func BenchmarkAuthenticate(b *testing.B) {
	w := newWorld(b)
	token := w.connect(w.public()).AccessToken
	b.Run("remembered", func(b *testing.B) {
		for b.Loop() {
			if _, err := w.Authenticate(b.Context(), token); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("with its read", func(b *testing.B) {
		for b.Loop() {
			if _, err := w.another().Authenticate(b.Context(), token); err != nil {
				b.Fatal(err)
			}
		}
	})
}
