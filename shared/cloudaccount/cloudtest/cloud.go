// Package cloudtest stands in for the cloud service: a person's consent, tokens,
// and a small drive. It is strict where the real one is, so that a client that
// pleases it sends what it should, and it can be told to refuse, to fail and to
// wait. Others add the parts of the service they need by Handle and Guard.
package cloudtest

import (
	"net/http"
	"strings"
	"sync"
	"time"
)

// The client that the stand-in knows.
const (
	ClientID     = "1234-formwright.apps.example.org"
	ClientSecret = "GOCSPX-a_secret-of-the-stand-in"
)

// The paths of its endpoints.
const (
	AuthPath   = "/o/oauth2/v2/auth"
	TokenPath  = "/token"
	RevokePath = "/revoke"
)

// Behaviour is how the stand-in acts. It may be changed between two requests.
type Behaviour struct {
	Ask       bool          // show a page with buttons instead of allowing at once
	Deny      bool          // the person does not allow it
	Grant     []string      // only these of the scopes asked for; nil for all
	NoRefresh bool          // give no refresh token
	Rotate    bool          // a refresh gives another refresh token and ends the old one
	Life      time.Duration // of access tokens; 0 is an hour
	Status    int           // the token endpoint answers so, if not 0
	Error     string        // the token endpoint refuses with this code, if not empty
	Hold      chan struct{} // the token endpoint waits until it is closed, if not nil
}

// File is a document of the drive.
type File struct {
	ID        string
	Name      string
	MediaType string // of the drive's own kinds for one that is exported
	Data      []byte // for such, what the export gives
	Owner     string // the e-mail of who may see it
	Public    bool   // anyone with the link may see it
}

// Cloud is the stand-in. It is safe for concurrent use.
type Cloud struct {
	mux *http.ServeMux
	now func() time.Time

	mu        sync.Mutex
	redirects []string
	email     string // who is signed in there
	behaviour Behaviour
	files     map[string]File
	codes     map[string]*grant
	access    map[string]accessToken
	refresh   map[string]*grant
	counts    map[string]int
	complaint []string
	issued    []string
}

// New makes a stand-in at which somebody is signed in. It knows one client, that
// may be called back at the redirect URIs.
func New(now func() time.Time, email string, redirects ...string) *Cloud {
	c := &Cloud{mux: http.NewServeMux(), now: now, redirects: redirects, email: email, files: map[string]File{},
		codes: map[string]*grant{}, access: map[string]accessToken{}, refresh: map[string]*grant{}, counts: map[string]int{}}
	c.mux.HandleFunc("GET "+AuthPath, c.authorize)
	c.mux.HandleFunc("POST "+AuthPath, c.decide)
	c.mux.HandleFunc("POST "+TokenPath, c.token)
	c.mux.HandleFunc("POST "+RevokePath, c.revoke)
	c.mux.HandleFunc("GET /signin", func(w http.ResponseWriter, _ *http.Request) { page(w, "Sign in", "") })
	c.drive()
	return c
}

// ServeHTTP serves all of it.
func (c *Cloud) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c.count(r.Method + " " + r.URL.Path)
	c.mux.ServeHTTP(w, r)
}

// Handle adds a part of the service.
func (c *Cloud) Handle(pattern string, h http.Handler) { c.mux.Handle(pattern, h) }

// Guard lets only living access tokens with a scope through.
func (c *Cloud) Guard(scope string, h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, status := c.Bearer(r, scope); status != http.StatusOK {
			refuse(w, status, "insufficientPermissions")
			return
		}
		h.ServeHTTP(w, r)
	})
}

// Bearer says whose access token a request carries: 200, or 401 for a bad or
// missing token and 403 for one without the scope.
func (c *Cloud) Bearer(r *http.Request, scope string) (email string, status int) {
	text, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	c.mu.Lock()
	defer c.mu.Unlock()
	token, known := c.access[text]
	switch {
	case !ok || !known || token.grant.revoked || !c.now().Before(token.expires):
		return "", http.StatusUnauthorized
	case !token.grant.has(scope):
		return "", http.StatusForbidden
	}
	return token.grant.email, http.StatusOK
}

// Behave changes how it acts.
func (c *Cloud) Behave(b Behaviour) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.behaviour = b
}

func (c *Cloud) acts() Behaviour {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.behaviour
}

// SignIn changes who is signed in at the stand-in.
func (c *Cloud) SignIn(email string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.email = email
}

// Allow lets the client be called back at another redirect URI.
func (c *Cloud) Allow(redirect string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.redirects = append(c.redirects, redirect)
}

// Add puts a document into the drive.
func (c *Cloud) Add(f File) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.files[f.ID] = f
}

// Withdraw ends every grant, as the person does on the page of connected apps.
func (c *Cloud) Withdraw() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, t := range c.access {
		t.grant.revoked = true
	}
	for _, g := range c.refresh {
		g.revoked = true
	}
}

// Count is how often a thing happened: a request by its method and path, and
// "refresh", "exchange", "revoked".
func (c *Cloud) Count(what string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.counts[what]
}

func (c *Cloud) count(what string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.counts[what]++
}

// Complaints lists what clients sent that a real service would not have taken,
// or should not have been sent.
func (c *Cloud) Complaints() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.complaint...)
}

// Issued lists every code and token that was ever given.
func (c *Cloud) Issued() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.issued...)
}

// Living is how many grants can still be refreshed.
func (c *Cloud) Living() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	living := map[*grant]bool{}
	for token, g := range c.refresh {
		if !g.revoked && g.current == token {
			living[g] = true
		}
	}
	return len(living)
}
