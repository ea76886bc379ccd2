package signin

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"time"

	"formwright/shared/store"
)

// row is a link as the store knows it.
type row struct {
	email, next, link string
	expires           time.Time
}

// tokenBytes of randomness are in a link.
const tokenBytes = 32

func newToken() string {
	b := make([]byte, tokenBytes)
	_, _ = rand.Read(b) // never fails (crypto/rand)
	return base64.RawURLEncoding.EncodeToString(b)
}

// validToken keeps what cannot be a token away from the store.
func validToken(token string) bool {
	return len(token) == base64.RawURLEncoding.EncodedLen(tokenBytes)
}

func tokenKey(token string) store.Key {
	sum := sha256.Sum256([]byte(token))
	return store.Key{PK: "SIGNIN#" + hex.EncodeToString(sum[:]), SK: "LINK"}
}

// item lets the row outlive the link by a second, because the store cuts
// fractions off; the clock decides.
func (r row) item(token string) store.Item {
	return store.Item{Key: tokenKey(token), Expires: r.expires.Add(time.Second), Attrs: map[string]any{
		"email": r.email, "next": r.next, "link": r.link, "expiresAt": r.expires.UnixMilli()}}
}

func decode(i store.Item) row {
	return row{email: i.String("email"), next: i.String("next"), link: i.String("link"), expires: time.UnixMilli(i.Int("expiresAt"))}
}
