package cloudtest

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"
)

const codeLife = time.Minute

// grant is what one consent gave.
type grant struct {
	email     string
	scopes    []string
	redirect  string
	challenge string
	until     time.Time // of the code
	used      bool      // the code was
	revoked   bool
	current   string // the refresh token that is taken
}

func (g *grant) has(scope string) bool { return slices.Contains(g.scopes, scope) }

type accessToken struct {
	grant   *grant
	expires time.Time
}

// secret is a new code or token. The lock is held.
func (c *Cloud) secret() string {
	var b [32]byte
	_, _ = rand.Read(b[:]) // never fails
	s := base64.RawURLEncoding.EncodeToString(b[:])
	c.issued = append(c.issued, s)
	return s
}

// token is the token endpoint (RFC 6749 section 3.2).
func (c *Cloud) token(w http.ResponseWriter, r *http.Request) {
	b := c.acts()
	if b.Hold != nil {
		select {
		case <-b.Hold:
		case <-r.Context().Done():
			return
		}
	}
	if err := r.ParseForm(); err != nil || !strings.HasPrefix(r.Header.Get("Content-Type"), "application/x-www-form-urlencoded") || r.URL.RawQuery != "" {
		c.complain("token request is not a form in a body")
		oauthError(w, http.StatusBadRequest, "invalid_request")
		return
	}
	id, secret, ok := r.BasicAuth()
	if !ok {
		id, secret = r.PostForm.Get("client_id"), r.PostForm.Get("client_secret")
	}
	switch {
	case b.Status != 0:
		http.Error(w, "the stand-in was told to fail, having got "+r.PostForm.Encode(), b.Status) // as careless as some are
	case b.Error != "":
		oauthError(w, http.StatusBadRequest, b.Error)
	case id != ClientID || secret != ClientSecret:
		c.complain("wrong client credentials")
		oauthError(w, http.StatusUnauthorized, "invalid_client")
	case r.PostForm.Get("grant_type") == "authorization_code":
		c.exchange(w, b, r.PostForm)
	case r.PostForm.Get("grant_type") == "refresh_token":
		c.renew(w, b, r.PostForm)
	default:
		oauthError(w, http.StatusBadRequest, "unsupported_grant_type")
	}
}

func (c *Cloud) exchange(w http.ResponseWriter, b Behaviour, form url.Values) {
	c.count("exchange")
	c.mu.Lock()
	defer c.mu.Unlock()
	g, ok := c.codes[form.Get("code")]
	sum := sha256.Sum256([]byte(form.Get("code_verifier")))
	switch {
	case !ok || !c.now().Before(g.until):
		oauthError(w, http.StatusBadRequest, "invalid_grant")
		return
	case g.used:
		g.revoked = true
		c.complaint = append(c.complaint, "a code was used twice")
		oauthError(w, http.StatusBadRequest, "invalid_grant")
		return
	case g.redirect != form.Get("redirect_uri") || g.challenge != base64.RawURLEncoding.EncodeToString(sum[:]):
		c.complaint = append(c.complaint, "wrong redirect_uri or code_verifier")
		oauthError(w, http.StatusBadRequest, "invalid_grant")
		return
	}
	g.used = true
	answer := c.issue(g, b)
	if !b.NoRefresh {
		answer["refresh_token"] = c.newRefresh(g)
	}
	answer["id_token"] = idToken(g, c.now())
	writeJSON(w, http.StatusOK, answer)
}

func (c *Cloud) renew(w http.ResponseWriter, b Behaviour, form url.Values) {
	c.count("refresh")
	c.mu.Lock()
	defer c.mu.Unlock()
	g, ok := c.refresh[form.Get("refresh_token")]
	if ok && g.current != form.Get("refresh_token") {
		g.revoked = true // a used one came again: somebody may have stolen it
		c.complaint = append(c.complaint, "a refresh token was used twice")
	}
	if !ok || g.revoked {
		oauthError(w, http.StatusBadRequest, "invalid_grant")
		return
	}
	answer := c.issue(g, b)
	if b.Rotate {
		answer["refresh_token"] = c.newRefresh(g)
	}
	writeJSON(w, http.StatusOK, answer)
}

// issue makes an access token. The lock is held.
func (c *Cloud) issue(g *grant, b Behaviour) map[string]any {
	life := b.Life
	if life == 0 {
		life = time.Hour
	}
	token := "ya29." + c.secret()
	c.access[token] = accessToken{grant: g, expires: c.now().Add(life)}
	return map[string]any{"access_token": token, "token_type": "Bearer", "expires_in": int(life.Seconds()), "scope": strings.Join(g.scopes, " ")}
}

// newRefresh ends the refresh token before. The lock is held.
func (c *Cloud) newRefresh(g *grant) string {
	g.current = "1//" + c.secret()
	c.refresh[g.current] = g
	return g.current
}

// idToken is well formed; its signature is none.
func idToken(g *grant, now time.Time) string {
	claims, _ := json.Marshal(map[string]any{"iss": "https://accounts.google.com", "aud": ClientID, "azp": ClientID, "sub": "10769150350006150715113082367",
		"email": g.email, "email_verified": true, "iat": now.Unix(), "exp": now.Add(time.Hour).Unix()}) // plain values always marshal
	head := base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"RS256","typ":"JWT"}`))
	return head + "." + base64.RawURLEncoding.EncodeToString(claims) + ".c2lnbmF0dXJl"
}

// revoke ends a grant by either of its tokens (RFC 7009).
func (c *Cloud) revoke(w http.ResponseWriter, r *http.Request) {
	token := r.PostFormValue("token")
	c.mu.Lock()
	defer c.mu.Unlock()
	g := c.refresh[token]
	if a, ok := c.access[token]; ok {
		g = a.grant
	}
	if g == nil || g.revoked {
		oauthError(w, http.StatusBadRequest, "invalid_token")
		return
	}
	g.revoked = true
	c.counts["revoked"]++
	writeJSON(w, http.StatusOK, map[string]any{})
}

func oauthError(w http.ResponseWriter, status int, code string) {
	writeJSON(w, status, map[string]any{"error": code, "error_description": fmt.Sprintf("Stand-in: %s.", code)})
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // the client went away
}
