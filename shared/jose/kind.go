package jose

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"errors"
	"fmt"

	"github.com/lestrrat-go/jwx/v2/jwa"
	"github.com/lestrrat-go/jwx/v2/jwk"
)

// Kind is the algorithm that all keys of a ring are for.
type Kind string

// The kinds of ring: one for our own tokens, one for LTI, whose platforms know
// nothing else.
const (
	ES256 Kind = "ES256"
	RS256 Kind = "RS256"
)

func (k Kind) algorithm() jwa.SignatureAlgorithm { return jwa.SignatureAlgorithm(k) }

// generate makes a new private key.
func (k Kind) generate() (crypto.Signer, error) {
	if k == RS256 {
		return rsa.GenerateKey(rand.Reader, minRSA)
	}
	return ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
}

// check refuses a public key that is of another kind or weak.
func (k Kind) check(public crypto.PublicKey) error {
	switch p := public.(type) {
	case *ecdsa.PublicKey:
		if k != ES256 || p.Curve != elliptic.P256() {
			return fmt.Errorf("signing key is not one of %s", k)
		}
		// ECDH refuses a point that is not on the curve.
		if _, err := p.ECDH(); err != nil {
			return fmt.Errorf("public half of signing key: %w", err)
		}
		return nil
	case *rsa.PublicKey:
		if bits := p.N.BitLen(); k != RS256 || bits < minRSA || bits > maxRSA || p.E < 3 || p.E%2 == 0 {
			return fmt.Errorf("signing key is not one of %s with at least %d bits", k, minRSA)
		}
		return nil
	}
	return fmt.Errorf("signing key is not one of %s", k)
}

// errHalves says nothing of the halves: they are secret.
var errHalves = errors.New("it cannot sign: its two halves do not fit")

// privateOf gives the private key of a JWK whose public half is known, nil when
// it has none. The halves must belong together, or what is signed cannot be
// verified.
func privateOf(parsed jwk.Key, public crypto.PublicKey) (crypto.Signer, error) {
	switch half := parsed.(type) {
	case jwk.ECDSAPrivateKey:
		private, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), half.D())
		if err != nil || !private.PublicKey.Equal(public) {
			return nil, errHalves
		}
		return private, nil
	case jwk.RSAPrivateKey:
		var raw rsa.PrivateKey
		if half.Raw(&raw) != nil {
			return nil, errHalves
		}
		// What RSA computes from its primes is not stored, and not believed.
		private := &rsa.PrivateKey{PublicKey: raw.PublicKey, D: raw.D, Primes: raw.Primes}
		private.Precompute()
		if private.Validate() != nil {
			return nil, errHalves
		}
		return private, nil
	}
	return nil, nil
}
