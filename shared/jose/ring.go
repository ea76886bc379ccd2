package jose

import (
	"crypto"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"time"

	"github.com/lestrrat-go/jwx/v2/jwk"
)

// PublishFirst is how long a key must have stood in the published key set
// before it signs, so that no verifier with a cached set meets an unknown key.
const PublishFirst = 24 * time.Hour

// Ring is a set of keys of one kind at one moment: the one that signs, the one
// that will sign next and is already published, and the public halves of those
// that signed before. A Ring does not change; Promote and Prune make new ones.
type Ring struct {
	kind         Kind
	next, active key
	retired      []key
}

// key is one key with its history.
type key struct {
	id      string
	half    jwk.Key // the public one, as it is published
	public  crypto.PublicKey
	private crypto.Signer // nil of a retired key
	created time.Time
	since   time.Time // when it began to sign; zero of the next key
	retired time.Time
}

// NewRing makes a ring of two new ES256 keys.
func NewRing(now time.Time) (*Ring, error) { return ES256.NewRing(now) }

// NewRing makes a ring of two new keys.
func (k Kind) NewRing(now time.Time) (*Ring, error) {
	active, err := newKey(k, now)
	if err != nil {
		return nil, err
	}
	active.since = now
	next, err := newKey(k, now)
	if err != nil {
		return nil, err
	}
	return &Ring{kind: k, active: active, next: next}, nil
}

func newKey(kind Kind, now time.Time) (key, error) {
	private, err := kind.generate()
	if err != nil {
		return key{}, fmt.Errorf("generate signing key: %w", err)
	}
	k, err := keyOf(kind, private.Public())
	k.private, k.created = private, now
	return k, err
}

// keyOf describes a public key: named by its own thumbprint, with the members
// every key of ours has.
func keyOf(kind Kind, public crypto.PublicKey) (key, error) {
	if err := kind.check(public); err != nil {
		return key{}, err
	}
	half, err := jwk.FromRaw(public)
	if err != nil {
		return key{}, fmt.Errorf("describe signing key: %w", err)
	}
	sum, err := half.Thumbprint(crypto.SHA256) // RFC 7638
	if err != nil {
		return key{}, fmt.Errorf("name signing key: %w", err)
	}
	k := key{id: base64.RawURLEncoding.EncodeToString(sum), half: half, public: public}
	return k, k.name(kind, half)
}

// name gives a JWK of this key the members that every key of ours has.
func (k key) name(kind Kind, of jwk.Key) error {
	for name, v := range map[string]any{
		jwk.KeyIDKey: k.id, jwk.AlgorithmKey: kind.algorithm(), jwk.KeyUsageKey: jwk.ForSignature,
	} {
		if err := of.Set(name, v); err != nil {
			return fmt.Errorf("set %s of signing key: %w", name, err)
		}
	}
	return nil
}

// Kind is what the keys are for.
func (r *Ring) Kind() Kind { return r.kind }

// Promote lets the next key sign, retires the active one and adds a new next.
// It refuses a next key that has not been published for PublishFirst.
func (r *Ring) Promote(now time.Time) (*Ring, error) {
	if !r.Published(now) {
		ready := r.next.created.Add(PublishFirst)
		return nil, fmt.Errorf("the next key may sign from %s on, when every cached key set holds it", ready.UTC().Format(time.RFC3339))
	}
	return r.PromoteNow(now)
}

// Published reports whether the next key has been published for PublishFirst.
func (r *Ring) Published(now time.Time) bool { return !now.Before(r.next.created.Add(PublishFirst)) }

// PromoteNow is Promote without regard to how long the next key was published:
// until they read the key set again, others may refuse what it signs.
func (r *Ring) PromoteNow(now time.Time) (*Ring, error) {
	next, err := newKey(r.kind, now)
	if err != nil {
		return nil, err
	}
	old, active := r.active, r.next
	old.private, old.retired = nil, now
	active.since = now
	retired := append(append([]key(nil), r.retired...), old)
	return &Ring{kind: r.kind, next: next, active: active, retired: retired}, nil
}

// Revoke is for a ring that leaked: both private keys stood in it, so both are
// forgotten at once, with everything the active one signed, and two new ones
// take their places. The public halves of keys that retired before stay.
func (r *Ring) Revoke(now time.Time) (*Ring, error) {
	out, err := r.kind.NewRing(now)
	if err != nil {
		return nil, err
	}
	out.retired = r.retired
	return out, nil
}

// Prune forgets keys that retired before the given moment: the longest life of
// a token ago, nothing they signed is valid any more.
func (r *Ring) Prune(before time.Time) *Ring {
	out := &Ring{kind: r.kind, next: r.next, active: r.active}
	for _, k := range r.retired {
		if !k.retired.Before(before) {
			out.retired = append(out.retired, k)
		}
	}
	return out
}

// Since is when the active key began to sign.
func (r *Ring) Since() time.Time { return r.active.since }

// State is what a key of a ring does.
type State string

// The states of a key, in the order of its life.
const (
	Next    State = "next"
	Active  State = "active"
	Retired State = "retired"
)

// KeyInfo is what may be told of a key.
type KeyInfo struct {
	ID                      string
	State                   State
	Created, Since, Retired time.Time // zero when it has not come to that
}

// Keys lists the keys: active, next, retired.
func (r *Ring) Keys() []KeyInfo {
	out := []KeyInfo{r.active.info(Active), r.next.info(Next)}
	for _, k := range r.retired {
		out = append(out, k.info(Retired))
	}
	return out
}

func (k key) info(s State) KeyInfo { return KeyInfo{k.id, s, k.created, k.since, k.retired} }

// find returns the public key with this id, or nil.
func (r *Ring) find(id string) crypto.PublicKey {
	switch id {
	case r.active.id:
		return r.active.public
	case r.next.id:
		return r.next.public
	}
	for _, k := range r.retired {
		if k.id == id {
			return k.public
		}
	}
	return nil
}

// Public is the published key set (RFC 7517 section 5): public halves only,
// each with kid, alg and use.
func (r *Ring) Public() ([]byte, error) {
	set := jwk.NewSet()
	for _, k := range append([]key{r.active, r.next}, r.retired...) {
		if err := set.AddKey(k.half); err != nil {
			return nil, fmt.Errorf("publish signing key: %w", err)
		}
	}
	text, err := json.Marshal(set)
	if err != nil {
		return nil, fmt.Errorf("encode key set: %w", err)
	}
	return text, nil
}
