package jose

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/lestrrat-go/jwx/v2/jwa"
	"github.com/lestrrat-go/jwx/v2/jwk"
)

// PublishFirst is how long a key must have stood in the published key set
// before it signs, so that no verifier with a cached set meets an unknown key.
const PublishFirst = 24 * time.Hour

// Ring is the set of ES256 keys at one moment: the one that signs, the one that
// will sign next and is already published, and the public halves of those that
// signed before. A Ring does not change; Promote and Prune make new ones.
type Ring struct {
	next, active key
	retired      []key
}

// key is one key with its history. private is nil for a retired one.
type key struct {
	jwk     jwk.Key
	id      string
	public  *ecdsa.PublicKey
	created time.Time
	retired time.Time
}

// NewRing makes a ring of two new keys.
func NewRing(now time.Time) (*Ring, error) {
	active, err := newKey(now)
	if err != nil {
		return nil, err
	}
	next, err := newKey(now)
	if err != nil {
		return nil, err
	}
	return &Ring{active: active, next: next}, nil
}

func newKey(now time.Time) (key, error) {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return key{}, fmt.Errorf("generate signing key: %w", err)
	}
	made, err := jwk.FromRaw(private)
	if err != nil {
		return key{}, fmt.Errorf("describe signing key: %w", err)
	}
	return keyOf(made, now, time.Time{})
}

// keyOf gives a JWK the members every key of ours has and checks that it is
// one: P-256, named by its own thumbprint.
func keyOf(k jwk.Key, created, retired time.Time) (key, error) {
	id, err := thumbprint(k)
	if err != nil {
		return key{}, err
	}
	if old := k.KeyID(); old != "" && old != id {
		return key{}, fmt.Errorf("key %q is not named by its thumbprint", old)
	}
	for name, v := range map[string]any{
		jwk.KeyIDKey: id, jwk.AlgorithmKey: jwa.ES256, jwk.KeyUsageKey: jwk.ForSignature,
	} {
		if err := k.Set(name, v); err != nil {
			return key{}, fmt.Errorf("set %s of signing key: %w", name, err)
		}
	}
	public, err := publicOf(k)
	if err != nil {
		return key{}, err
	}
	return key{jwk: k, id: id, public: public, created: created, retired: retired}, nil
}

// thumbprint is RFC 7638 with SHA-256.
func thumbprint(k jwk.Key) (string, error) {
	sum, err := k.Thumbprint(crypto.SHA256)
	if err != nil {
		return "", fmt.Errorf("name signing key: %w", err)
	}
	return base64.RawURLEncoding.EncodeToString(sum), nil
}

func publicOf(k jwk.Key) (*ecdsa.PublicKey, error) {
	half, err := k.PublicKey()
	if err != nil {
		return nil, fmt.Errorf("public half of signing key: %w", err)
	}
	var public ecdsa.PublicKey
	if err := half.Raw(&public); err != nil {
		return nil, fmt.Errorf("public half of signing key: %w", err)
	}
	if public.Curve != elliptic.P256() {
		return nil, errors.New("signing key is not on P-256")
	}
	// ECDH refuses a point that is not on the curve.
	if _, err := public.ECDH(); err != nil {
		return nil, fmt.Errorf("public half of signing key: %w", err)
	}
	return &public, nil
}

// Promote lets the next key sign, retires the active one and adds a new next.
// It refuses a next key that has not been published for PublishFirst.
func (r *Ring) Promote(now time.Time) (*Ring, error) {
	if ready := r.next.created.Add(PublishFirst); now.Before(ready) {
		return nil, fmt.Errorf("the next key may sign from %s on, when every cached key set holds it", ready.UTC().Format(time.RFC3339))
	}
	next, err := newKey(now)
	if err != nil {
		return nil, err
	}
	half, err := r.active.jwk.PublicKey()
	if err != nil {
		return nil, fmt.Errorf("public half of signing key: %w", err)
	}
	old, err := keyOf(half, r.active.created, now)
	if err != nil {
		return nil, err
	}
	retired := append(append([]key(nil), r.retired...), old)
	return &Ring{next: next, active: r.next, retired: retired}, nil
}

// Prune forgets keys that retired before the given moment: the longest life of
// a token ago, nothing they signed is valid any more.
func (r *Ring) Prune(before time.Time) *Ring {
	out := &Ring{next: r.next, active: r.active}
	for _, k := range r.retired {
		if !k.retired.Before(before) {
			out.retired = append(out.retired, k)
		}
	}
	return out
}

// find returns the public key with this id, or nil.
func (r *Ring) find(id string) *ecdsa.PublicKey {
	for _, k := range r.keys() {
		if k.id == id {
			return k.public
		}
	}
	return nil
}

func (r *Ring) keys() []key {
	return append([]key{r.active, r.next}, r.retired...)
}

// Public is the published key set (RFC 7517 section 5): public halves only,
// each with kid, alg and use.
func (r *Ring) Public() ([]byte, error) {
	set := jwk.NewSet()
	for _, k := range r.keys() {
		half, err := k.jwk.PublicKey()
		if err != nil {
			return nil, fmt.Errorf("public half of signing key: %w", err)
		}
		if err := set.AddKey(half); err != nil {
			return nil, fmt.Errorf("publish signing key: %w", err)
		}
	}
	text, err := json.Marshal(set)
	if err != nil {
		return nil, fmt.Errorf("encode key set: %w", err)
	}
	return text, nil
}
