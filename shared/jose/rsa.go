package jose

import (
	"crypto/rsa"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"

	"github.com/lestrrat-go/jwx/v2/jwa"
)

// minRSA is the smallest RSA key that RS256 may use, in bits (RFC 7518 section
// 3.3).
const minRSA = 2048

// RSASigner signs with one RSA key that somebody else issued to us, such as the
// key file of a cloud service account.
type RSASigner struct {
	key *rsa.PrivateKey
	id  string
}

// ParseRSA reads an unencrypted PKCS #8 private key in PEM; id becomes the kid
// of its tokens.
func ParseRSA(pemText []byte, id string) (*RSASigner, error) {
	block, _ := pem.Decode(pemText)
	if block == nil || block.Type != "PRIVATE KEY" {
		return nil, errors.New("the private key is not PKCS #8 in PEM (BEGIN PRIVATE KEY)")
	}
	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return nil, fmt.Errorf("parse private key: %w", err)
	}
	k, ok := parsed.(*rsa.PrivateKey)
	if !ok {
		return nil, errors.New("the private key is not an RSA key")
	}
	if bits := k.N.BitLen(); bits < minRSA {
		return nil, fmt.Errorf("the RSA key has %d bits, at least %d are needed", bits, minRSA)
	}
	return &RSASigner{key: k, id: id}, nil
}

// SignRS256 makes a compact RS256 token with the header members alg, kid and typ.
func (s *RSASigner) SignRS256(claims Claims, typ string) (string, error) {
	return sign(jwa.RS256, s.key, s.id, claims, typ)
}
