package jose

import (
	"errors"
	"fmt"

	"github.com/lestrrat-go/jwx/v2/jwa"
	"github.com/lestrrat-go/jwx/v2/jws"
)

// Rings gives the ring of this moment. Fixed and Live.Ring are such functions.
type Rings func() *Ring

// Fixed always gives the same ring.
func Fixed(r *Ring) Rings { return func() *Ring { return r } }

// Signer signs with the active key.
type Signer struct{ rings Rings }

// NewSigner makes a Signer.
func NewSigner(rings Rings) *Signer { return &Signer{rings} }

// errNoRing is what comes of a ring that could not be read.
var errNoRing = errors.New("there are no signing keys")

// Sign makes a compact token with the header members alg, kid and typ; alg is
// the ring's kind.
func (s *Signer) Sign(claims Claims, typ string) (string, error) {
	ring := s.rings()
	if ring == nil {
		return "", errNoRing
	}
	return sign(ring.kind.algorithm(), ring.active.private, ring.active.id, claims, typ)
}

// sign is the one place a token is made. k is a private key.
func sign(alg jwa.SignatureAlgorithm, k any, id string, claims Claims, typ string) (string, error) {
	payload, err := claims.encode()
	if err != nil {
		return "", err
	}
	header := jws.NewHeaders()
	for name, v := range map[string]string{jws.TypeKey: typ, jws.KeyIDKey: id} {
		if err := header.Set(name, v); err != nil {
			return "", fmt.Errorf("set header %s: %w", name, err)
		}
	}
	token, err := jws.Sign(payload, jws.WithKey(alg, k, jws.WithProtectedHeaders(header)))
	if err != nil {
		return "", fmt.Errorf("sign token: %w", err)
	}
	return string(token), nil
}
