package jose

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/lestrrat-go/jwx/v2/jwk"

	"formwright/shared/secret"
)

// storedRing is a ring as it is kept. It holds private keys.
type storedRing struct {
	Next    storedKey   `json:"next"`
	Active  storedKey   `json:"active"`
	Retired []storedKey `json:"retired"`
}

type storedKey struct {
	Key     json.RawMessage `json:"key"`
	Created int64           `json:"created"`           // seconds since 1970
	Since   int64           `json:"since,omitempty"`   // likewise
	Retired int64           `json:"retired,omitempty"` // likewise
}

// Marshal gives the ring with its private keys, for a secret store.
func (r *Ring) Marshal() ([]byte, error) {
	out := storedRing{Retired: []storedKey{}}
	var errs [2]error
	out.Next, errs[0] = r.next.stored(r.kind)
	out.Active, errs[1] = r.active.stored(r.kind)
	if err := errors.Join(errs[:]...); err != nil {
		return nil, err
	}
	for _, k := range r.retired {
		s, err := k.stored(r.kind)
		if err != nil {
			return nil, err
		}
		out.Retired = append(out.Retired, s)
	}
	return json.Marshal(out)
}

func (k key) stored(kind Kind) (storedKey, error) {
	whole, err := k.whole(kind)
	if err != nil {
		return storedKey{}, err
	}
	text, err := json.Marshal(whole)
	if err != nil {
		return storedKey{}, fmt.Errorf("encode signing key: %w", err)
	}
	return storedKey{Key: text, Created: seconds(k.created), Since: seconds(k.since), Retired: seconds(k.retired)}, nil
}

// whole is the JWK with the private half, when there is one.
func (k key) whole(kind Kind) (jwk.Key, error) {
	if k.private == nil {
		return k.half, nil
	}
	whole, err := jwk.FromRaw(k.private)
	if err != nil {
		return nil, fmt.Errorf("describe signing key: %w", err)
	}
	if kind == RS256 {
		// These follow from the primes. Without them a ring fits into the 4 KB of a
		// secret store.
		for _, name := range []string{jwk.RSADPKey, jwk.RSADQKey, jwk.RSAQIKey} {
			if err := whole.Remove(name); err != nil {
				return nil, fmt.Errorf("describe signing key: %w", err)
			}
		}
	}
	return whole, k.name(kind, whole)
}

func seconds(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.Unix()
}

func moment(seconds int64) time.Time {
	if seconds == 0 {
		return time.Time{}
	}
	return time.Unix(seconds, 0)
}

// LoadRing reads what Marshal gave of an ES256 ring.
func LoadRing(data []byte) (*Ring, error) { return ES256.LoadRing(data) }

// LoadRing reads what Marshal gave of a ring of this kind.
func (k Kind) LoadRing(data []byte) (*Ring, error) {
	var in storedRing
	if err := json.Unmarshal(data, &in); err != nil {
		// The decoder's message may quote its input, which holds private keys.
		return nil, errors.New("decode key ring: it is not the JSON of a ring")
	}
	next, err := in.Next.signing(k)
	if err != nil {
		return nil, fmt.Errorf("next key: %w", err)
	}
	active, err := in.Active.signing(k)
	if err != nil {
		return nil, fmt.Errorf("active key: %w", err)
	}
	if active.since.IsZero() { // rings were kept without it once
		active.since = active.created
	}
	r := &Ring{kind: k, next: next, active: active}
	for i, s := range in.Retired {
		old, err := s.parse(k)
		if err != nil {
			return nil, fmt.Errorf("retired key %d: %w", i, err)
		}
		old.private = nil
		r.retired = append(r.retired, old)
	}
	return r, nil
}

func (s storedKey) signing(kind Kind) (key, error) {
	k, err := s.parse(kind)
	if err == nil && k.private == nil {
		err = errors.New("it cannot sign: its private half is missing")
	}
	return k, err
}

func (s storedKey) parse(kind Kind) (key, error) {
	parsed, err := jwk.ParseKey(s.Key)
	if err != nil {
		// The library's message may quote its input, which is a private key.
		return key{}, errors.New("it is not a JWK")
	}
	var raw any
	half, err := parsed.PublicKey()
	if err != nil || half.Raw(&raw) != nil {
		return key{}, errors.New("it has no public half")
	}
	k, err := keyOf(kind, raw)
	if err != nil {
		return key{}, err
	}
	if old := parsed.KeyID(); old != "" && old != k.id {
		return key{}, fmt.Errorf("key %q is not named by its thumbprint", old)
	}
	k.private, err = privateOf(parsed, raw)
	k.created, k.since, k.retired = time.Unix(s.Created, 0), moment(s.Since), moment(s.Retired)
	return k, err
}

// OpenFile reads the ES256 ring at path, or makes one there.
func OpenFile(path string, now time.Time) (*Ring, error) { return ES256.OpenFile(path, now) }

// OpenFile reads the ring at path, or makes one there (mode 0600) when there is
// none. Two processes that start at once end up with the same ring.
func (k Kind) OpenFile(path string, now time.Time) (*Ring, error) {
	data, err := secret.File(path).Open(func() ([]byte, error) {
		ring, err := k.NewRing(now)
		if err != nil {
			return nil, err
		}
		return ring.Marshal()
	})
	if err != nil {
		return nil, err
	}
	ring, err := k.LoadRing(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return ring, nil
}

// SaveFile replaces the ring at path, whole or not at all.
func SaveFile(path string, ring *Ring) error {
	data, err := ring.Marshal()
	if err != nil {
		return err
	}
	return secret.File(path).Replace(data)
}
