package jose

import (
	"bytes"
	"crypto/rsa"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// The bounds of a foreign key set.
const (
	MaxForeignSet  = 1 << 20 // bytes
	maxForeignKeys = 100
	maxRSA         = 8192 // bits; a larger key only costs time
	maxSameName    = 4    // keys that share one kid, or have none
)

// ForeignKeys is the usable part of somebody else's published key set (RFC 7517
// section 5): RSA keys that RS256 may be verified with. Everything else in it is
// passed over, because platforms publish keys for other purposes beside.
type ForeignKeys struct{ keys []foreignKey }

type foreignKey struct {
	id     string // "" when the set gives none
	public *rsa.PublicKey
}

// foreignJWK is one key as it stands in the set. Members we don't go by are
// not listed.
type foreignJWK struct {
	Type       string   `json:"kty"`
	Use        string   `json:"use,omitempty"`
	Operations []string `json:"key_ops,omitempty"`
	Algorithm  string   `json:"alg,omitempty"`
	ID         string   `json:"kid,omitempty"`
	N          string   `json:"n"`
	E          string   `json:"e"`
}

// ParseForeignKeys reads a key set document. A set without a usable key is no
// error: Len tells.
func ParseForeignKeys(jwks []byte) (ForeignKeys, error) {
	if len(jwks) > MaxForeignSet {
		return ForeignKeys{}, invalid("the key set has %d bytes, at most %d are read", len(jwks), MaxForeignSet)
	}
	var set struct {
		Keys []json.RawMessage `json:"keys"`
	}
	if err := json.Unmarshal(jwks, &set); err != nil || set.Keys == nil {
		return ForeignKeys{}, invalid("the key set is not a JSON object with keys")
	}
	if len(set.Keys) > maxForeignKeys {
		return ForeignKeys{}, invalid("the key set has %d keys, at most %d are read", len(set.Keys), maxForeignKeys)
	}
	var out ForeignKeys
	for _, text := range set.Keys {
		var k foreignJWK
		if json.Unmarshal(text, &k) != nil {
			continue
		}
		if public := k.public(); public != nil && len(out.named(k.ID)) < maxSameName {
			out.keys = append(out.keys, foreignKey{k.ID, public})
		}
	}
	return out, nil
}

// public gives the key, or nil when RS256 signatures are not verified with it.
func (k foreignJWK) public() *rsa.PublicKey {
	switch {
	case k.Type != "RSA", k.Use != "" && k.Use != "sig", k.Algorithm != "" && k.Algorithm != string(RS256):
		return nil
	case len(k.Operations) > 0 && !slices.Contains(k.Operations, "verify"):
		return nil
	}
	n, e := bigOf(k.N), bigOf(k.E)
	if n == nil || e == nil || n.BitLen() < minRSA || n.BitLen() > maxRSA || n.Bit(0) == 0 {
		return nil
	}
	if e.BitLen() > 31 || e.Int64() < 3 || e.Bit(0) == 0 {
		return nil
	}
	return &rsa.PublicKey{N: n, E: int(e.Int64())}
}

// bigOf reads Base64urlUInt (RFC 7518 section 2). Padding is taken, since some
// platforms write it.
func bigOf(s string) *big.Int {
	b, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(s, "="))
	if err != nil || len(b) == 0 {
		return nil
	}
	return new(big.Int).SetBytes(b)
}

// Len is how many usable keys there are.
func (f ForeignKeys) Len() int { return len(f.keys) }

// Find gives the part of the set that a token with this kid is verified with;
// ok is false when there is none and the set may be out of date. A token without
// kid is verified with the only key of a set.
func (f ForeignKeys) Find(kid string) (found ForeignKeys, ok bool) {
	if kid == "" {
		return f, len(f.keys) == 1
	}
	found.keys = f.named(kid)
	return found, len(found.keys) > 0
}

func (f ForeignKeys) named(kid string) []foreignKey {
	var out []foreignKey
	for _, k := range f.keys {
		if k.id == kid {
			out = append(out, k)
		}
	}
	return out
}

// Marshal gives the usable keys as a key set again, so that they can be kept
// without the rest of a large document.
func (f ForeignKeys) Marshal() ([]byte, error) {
	list := []foreignJWK{}
	for _, k := range f.keys {
		list = append(list, foreignJWK{
			Type: "RSA", Use: "sig", Algorithm: string(RS256), ID: k.id,
			N: base64.RawURLEncoding.EncodeToString(k.public.N.Bytes()),
			E: base64.RawURLEncoding.EncodeToString(big.NewInt(int64(k.public.E)).Bytes()),
		})
	}
	var out bytes.Buffer
	if err := json.NewEncoder(&out).Encode(map[string]any{"keys": list}); err != nil {
		return nil, fmt.Errorf("encode key set: %w", err)
	}
	return bytes.TrimSpace(out.Bytes()), nil
}
