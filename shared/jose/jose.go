// Package jose signs and verifies the service's tokens and keeps its signing
// keys. It is the only importer of the JOSE library, so that another library,
// or another major version of this one, is a change in this package alone.
//
// Our own tokens are ES256: small, quick to sign on a small function, and known
// to every client library. RS256 exists for peers that want nothing else. The
// algorithm is never taken from a token; it is fixed by who verifies.
package jose

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"time"
)

// The names of the registered claims (RFC 7519 section 4.1) and of those the
// service uses besides.
const (
	Issuer    = "iss"
	Subject   = "sub"
	Audience  = "aud"
	Expires   = "exp"
	NotBefore = "nbf"
	IssuedAt  = "iat"
	ID        = "jti"
	ClientID  = "client_id" // RFC 8693
	Scope     = "scope"     // RFC 8693, separated by spaces
	TokenUse  = "token_use" // "pat" marks a token of the API-settings page
	Grant     = "grant"     // the consent an access token came from
)

// The values of the header typ.
const (
	TypeAccessToken = "at+jwt" // RFC 9068
	TypeJWT         = "JWT"
)

// Skew is how far two honest clocks may be apart.
const Skew = 60 * time.Second

// MaxToken is the longest token that is looked at, in bytes. Our own tokens
// have about 500.
const MaxToken = 8 << 10

// The two ways a token is refused. Clients hear the same of both; logs may
// tell them apart.
var (
	ErrExpired = errors.New("token expired")
	ErrInvalid = errors.New("token invalid")
)

func invalid(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrInvalid, fmt.Sprintf(format, args...))
}

// Claims is the payload of a token. Times are seconds since 1970 (NumericDate);
// a time.Time is written so.
type Claims map[string]any

// String returns a claim that is a string, "" otherwise.
func (c Claims) String(name string) string { s, _ := c[name].(string); return s }

// Time returns a claim that is a NumericDate; ok is false when it is absent or
// anything else.
func (c Claims) Time(name string) (t time.Time, ok bool) {
	switch v := c[name].(type) {
	case time.Time:
		return v, true
	case json.Number:
		return numericDate(v)
	}
	return time.Time{}, false
}

// maxDate is the last second of the year 9999, beyond which no honest token
// lives and time.Time stops being safe to compute with.
const maxDate = 253402300799

func numericDate(n json.Number) (time.Time, bool) {
	f, err := n.Float64()
	if err != nil || f < 0 || f > maxDate {
		return time.Time{}, false
	}
	return time.Unix(int64(math.Floor(f)), 0), true
}

// Audiences returns aud, which may be one string or a list (RFC 7519 section
// 4.1.3); nil when it is anything else.
func (c Claims) Audiences() []string {
	switch v := c[Audience].(type) {
	case string:
		return []string{v}
	case []string:
		return v
	case []any:
		out := make([]string, 0, len(v))
		for _, one := range v {
			s, ok := one.(string)
			if !ok {
				return nil
			}
			out = append(out, s)
		}
		return out
	}
	return nil
}

func (c Claims) encode() ([]byte, error) {
	plain := make(map[string]any, len(c))
	for name, v := range c {
		if t, ok := v.(time.Time); ok {
			v = t.Unix()
		}
		plain[name] = v
	}
	text, err := json.Marshal(plain)
	if err != nil {
		return nil, fmt.Errorf("encode claims: %w", err)
	}
	return text, nil
}
