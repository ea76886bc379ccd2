// Package ltitest is a learning platform for tests: it serves a key set, answers
// authentication requests as strict platforms do, signs launches, registers
// tools, and breaks any of that on request.
package ltitest

import (
	"crypto/rand"
	"crypto/rsa"
	"encoding/base64"
	"encoding/json"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"time"
)

// Platform is one learning platform with one registration of the tool.
type Platform struct {
	Issuer     string
	ClientID   string
	Deployment string
	Tool       string // the tool's base address
	Now        func() time.Time

	mu        sync.Mutex
	server    *httptest.Server
	keys      []key // the last one signs
	made      int   // keys so far
	control   string
	down      bool
	raw       []byte // instead of the key set
	fetches   int
	tool      map[string]any // what the last dynamic registration said
	token     string         // and its bearer token
	register  func(response map[string]any)
	configure func(configuration map[string]any)
	launch    Tamper
}

type key struct {
	id      string
	private *rsa.PrivateKey
}

// New starts a platform that launches the tool at a base address. Its issuer is
// its own address. Close stops it.
func New(tool string, now func() time.Time) *Platform {
	p := &Platform{ClientID: "client-1", Deployment: "deployment-1", Tool: tool, Now: now}
	p.server = httptest.NewServer(p.Handler())
	p.Issuer = p.server.URL
	p.Rotate()
	return p
}

// Close stops the platform's server.
func (p *Platform) Close() { p.server.Close() }

// URL is the address of one of the platform's paths.
func (p *Platform) URL(path string) string { return p.server.URL + path }

// The platform's paths.
const (
	AuthPath          = "/auth"
	TokenPath         = "/token"
	KeysPath          = "/jwks"
	ConfigurationPath = "/.well-known/openid-configuration"
	RegistrationPath  = "/register"
	CoursePath        = "/course" // a page with the tool in a frame
)

// Handler serves every path, for a server of one's own.
func (p *Platform) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc(KeysPath, p.serveKeys)
	mux.HandleFunc(AuthPath, p.serveAuth)
	mux.HandleFunc(ConfigurationPath, p.serveConfiguration)
	mux.HandleFunc(RegistrationPath, p.serveRegistration)
	mux.HandleFunc(CoursePath, p.serveCourse)
	return mux
}

// Rotate signs with a new key from now on. The old ones stay published until
// Forget.
func (p *Platform) Rotate() {
	p.mu.Lock()
	defer p.mu.Unlock()
	private := firstKey()
	if p.made > 0 {
		private = Stranger()
	}
	p.made++
	p.keys = append(p.keys, key{"key-" + strconv.Itoa(p.made), private})
}

// firstKey is what every platform of a process signs with until it rotates:
// making keys takes most of a test's time.
var firstKey = sync.OnceValue(Stranger)

// Stranger makes a key, which is nobody's.
func Stranger() *rsa.PrivateKey {
	private, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		panic(err)
	}
	return private
}

// Forget publishes the newest key alone.
func (p *Platform) Forget() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.keys = p.keys[len(p.keys)-1:]
}

// CacheControl is the header that the key set is sent with.
func (p *Platform) CacheControl(value string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.control = value
}

// Down lets the key set answer 503, or no longer.
func (p *Platform) Down(down bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.down = down
}

// Serve sends something else in place of the key set; nil ends that.
func (p *Platform) Serve(raw []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.raw = raw
}

// Fetches is how often the key set was asked for.
func (p *Platform) Fetches() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.fetches
}

func (p *Platform) serveKeys(w http.ResponseWriter, _ *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.fetches++
	if p.control != "" {
		w.Header().Set("Cache-Control", p.control)
	}
	switch {
	case p.down:
		http.Error(w, "down for maintenance", http.StatusServiceUnavailable)
	case p.raw != nil:
		_, _ = w.Write(p.raw)
	default:
		writeJSON(w, p.keySet())
	}
}

func (p *Platform) keySet() map[string]any {
	list := []map[string]any{}
	for _, k := range p.keys {
		list = append(list, map[string]any{"kty": "RSA", "use": "sig", "alg": "RS256", "kid": k.id,
			"n": b64(k.private.N.Bytes()), "e": b64(big.NewInt(int64(k.private.E)).Bytes())})
	}
	return map[string]any{"keys": list}
}

func writeJSON(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v)
}

func b64(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }
