package session

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"
)

// A token is 256 random bits and the account's id, which tells where the
// session's row stands: "<43 characters of base64url>.<id>".
type token struct {
	secret string
	user   string
}

const (
	secretBytes = 32
	secretChars = 43 // of base64url
	maxUser     = 64
)

func newToken(user string) (token, error) {
	if !validUser(user) {
		return token{}, fmt.Errorf("account id %q cannot be part of a session token", user)
	}
	secret := make([]byte, secretBytes)
	_, _ = rand.Read(secret) // never fails (crypto/rand)
	return token{base64.RawURLEncoding.EncodeToString(secret), user}, nil
}

// parseToken reads what a browser sent. A token has one spelling.
func parseToken(text string) (token, bool) {
	secret, user, ok := strings.Cut(text, ".")
	if !ok || len(secret) != secretChars || !validUser(user) {
		return token{}, false
	}
	if _, err := base64.RawURLEncoding.Strict().DecodeString(secret); err != nil || strings.ContainsAny(secret, "\r\n") {
		return token{}, false
	}
	return token{secret, user}, true
}

// validUser allows what our account ids are made of, all of it safe in a cookie.
func validUser(user string) bool {
	return user != "" && len(user) <= maxUser && !strings.ContainsFunc(user, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-'
	})
}

func (t token) String() string { return t.secret + "." + t.user }

// id is what the store keeps of a token.
func (t token) id() string {
	sum := sha256.Sum256([]byte(t.String()))
	return hex.EncodeToString(sum[:])
}

// CSRF is the value that the forms of a session carry, made from its token so
// that nothing has to be stored or read. It is empty when the text is no token.
func CSRF(text string) string {
	t, ok := parseToken(text)
	if !ok {
		return ""
	}
	mac := hmac.New(sha256.New, []byte(t.String()))
	mac.Write([]byte("formwright csrf"))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// CheckCSRF reports whether a form that was sent belongs to the session of the
// token.
func CheckCSRF(text, value string) bool {
	want := CSRF(text)
	return want != "" && hmac.Equal([]byte(want), []byte(value))
}
