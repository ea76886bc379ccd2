package cloudtest

import (
	"fmt"
	"html"
	"net/http"
	"net/url"
	"slices"
	"strings"
)

// authorize is the authorization endpoint (RFC 6749 section 4.1.1).
func (c *Cloud) authorize(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	if !c.known(w, q) {
		return
	}
	if wrong := c.wrong(q); wrong != "" {
		c.complain(wrong)
		c.sendBack(w, r, q, url.Values{"error": {"invalid_request"}})
		return
	}
	b := c.acts()
	if !b.Ask {
		c.answer(w, r, q, !b.Deny, b.Grant)
		return
	}
	form := `<form method="post" action="` + AuthPath + `?` + html.EscapeString(r.URL.RawQuery) + `">`
	for _, scope := range strings.Fields(q.Get("scope")) {
		form += fmt.Sprintf(`<label><input type="checkbox" name="grant" value="%s" checked> %[1]s</label><br>`, html.EscapeString(scope))
	}
	page(w, "Allow access?", form+`<button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></form>`)
}

// decide takes the buttons of the page.
func (c *Cloud) decide(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	if !c.known(w, q) {
		return
	}
	if err := r.ParseForm(); err != nil {
		http.Error(w, "bad form", http.StatusBadRequest)
		return
	}
	grant := append([]string{}, r.PostForm["grant"]...)
	c.answer(w, r, q, r.PostForm.Get("decision") == "allow", grant)
}

// known sends nobody away to an address that was not registered.
func (c *Cloud) known(w http.ResponseWriter, q url.Values) bool {
	c.mu.Lock()
	ok := slices.Contains(c.redirects, q.Get("redirect_uri"))
	c.mu.Unlock()
	switch {
	case q.Get("client_id") != ClientID:
		http.Error(w, "Error 401: invalid_client", http.StatusUnauthorized)
	case !ok:
		http.Error(w, "Error 400: redirect_uri_mismatch", http.StatusBadRequest)
	default:
		return true
	}
	c.complain("unknown client or redirect URI")
	return false
}

// wrong says what a request lacks.
func (c *Cloud) wrong(q url.Values) string {
	for _, must := range [][2]string{{"response_type", "code"}, {"access_type", "offline"}, {"prompt", "consent"},
		{"include_granted_scopes", "true"}, {"code_challenge_method", "S256"}} {
		if values := q[must[0]]; len(values) != 1 || values[0] != must[1] {
			return must[0] + " is not " + must[1]
		}
	}
	switch {
	case len(q.Get("state")) < 43:
		return "state has fewer than 256 bits"
	case len(q.Get("code_challenge")) != 43:
		return "code_challenge is no SHA-256"
	case q.Get("scope") == "":
		return "no scope"
	}
	return ""
}

func (c *Cloud) answer(w http.ResponseWriter, r *http.Request, q url.Values, allowed bool, grantOnly []string) {
	if !allowed {
		c.sendBack(w, r, q, url.Values{"error": {"access_denied"}})
		return
	}
	var scopes []string
	for _, scope := range strings.Fields(q.Get("scope")) {
		if grantOnly == nil || slices.Contains(grantOnly, scope) || !strings.Contains(scope, "/") {
			scopes = append(scopes, strings.Replace(scope, "email", "https://www.googleapis.com/auth/userinfo.email", 1))
		}
	}
	c.mu.Lock()
	code := "4/0" + c.secret()
	c.codes[code] = &grant{email: c.email, scopes: scopes, redirect: q.Get("redirect_uri"), challenge: q.Get("code_challenge"), until: c.now().Add(codeLife)}
	c.mu.Unlock()
	c.sendBack(w, r, q, url.Values{"code": {code}, "scope": {strings.Join(scopes, " ")}, "authuser": {"0"}})
}

// sendBack redirects to the client; the redirect URI was checked by known.
func (c *Cloud) sendBack(w http.ResponseWriter, r *http.Request, q, answer url.Values) {
	answer.Set("state", q.Get("state"))
	http.Redirect(w, r, q.Get("redirect_uri")+"?"+answer.Encode(), http.StatusFound)
}

func (c *Cloud) complain(what string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.complaint = append(c.complaint, what)
}

func page(w http.ResponseWriter, title, body string) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	fmt.Fprintf(w, "<!DOCTYPE html><html lang=\"en\"><title>%s</title><h1>%[1]s</h1>%s</html>", title, body)
}
