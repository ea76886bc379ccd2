// Package oauth is the authorization server: it registers clients, hands out
// codes and tokens, and says whom an access token stands for (OAuth 2.1 with
// RFC 7591, 7009, 7662, 8414, 8707, 9068, 9207 and 9728). The profile is small:
// one response type, two grants, PKCE with S256, exact redirect addresses. What
// may happen once is decided by one conditional write. It knows nothing of HTTP
// and pages; it takes parameters and gives answers and addresses.
package oauth

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"strings"
	"time"

	"formwright/shared/account"
	"formwright/shared/jose"
	"formwright/shared/memo"
	"formwright/shared/store"
)

// How long things live.
const (
	CodeLife    = time.Minute            // an authorization code
	AccessLife  = 15 * time.Minute       // an access token
	IdleLife    = 30 * 24 * time.Hour    // a refresh token that is not used
	GrantLife   = 90 * 24 * time.Hour    // a consent, however often it is refreshed
	Forgiveness = 30 * time.Second       // in which a used refresh token may come again
	newClient   = 24 * time.Hour         // a client that has had no token yet
	idleClient  = 180 * 24 * time.Hour   // a client since its last token
	usedCode    = GrantLife + time.Hour  // in which a used code is recognised
	freshCode   = CodeLife + time.Minute // in which a code's row is kept for its use
)

// Service is the authorization server of one issuer.
type Service struct {
	table    store.Table
	rings    jose.Rings
	signer   *jose.Signer
	verifier *jose.Verifier
	base     string // the issuer: the base URL without a slash at its end
	now      func() time.Time
	cache    *memo.Memo[standing]
}

// New makes the service. base is the service's base URL.
func New(table store.Table, rings jose.Rings, base string, now func() time.Time) *Service {
	return &Service{table: table, rings: rings, signer: jose.NewSigner(rings), verifier: jose.NewVerifier(rings, now),
		base: strings.TrimSuffix(base, "/"), now: now, cache: memo.New[standing](now)}
}

// Scopes lists every scope a client may ask for.
func Scopes() []string { return account.Scopes() }

// resources are the names that this service answers to (RFC 8707). Clients
// spell a base URL without a path with and without the slash.
func (s *Service) resources() []string {
	return []string{s.base, s.base + "/", s.base + "/api/v1", s.base + "/mcp"}
}

// secret is 256 random bits as they are sent: a code, a refresh token or the
// secret of a client. The store only sees its hash.
type secret string

func newSecret() secret {
	var b [32]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand)
	return secret(base64.RawURLEncoding.EncodeToString(b[:]))
}

// hash is what a secret is kept and found as.
func (s secret) hash() string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:])
}
