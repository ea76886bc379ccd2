package seal

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"formwright/shared/secret"
)

// Ring is the key that seals and the older ones that still open. A Ring does not
// change; Rotate makes a new one.
type Ring struct {
	active key
	old    []key // the newest first
}

type keyID [idSize]byte

type key struct {
	id      keyID
	secret  [32]byte
	created time.Time
}

// NewRing makes a ring of one new key.
func NewRing(now time.Time) *Ring { return &Ring{active: newKey(now)} }

func newKey(now time.Time) key {
	var secret [32]byte
	_, _ = rand.Read(secret[:]) // never fails
	return keyOf(secret, now)
}

// keyOf names a key by its own hash, so that no two have one name.
func keyOf(secret [32]byte, created time.Time) key {
	sum := sha256.Sum256(append([]byte("formwright seal key id\x00"), secret[:]...))
	return key{id: keyID(sum[:idSize]), secret: secret, created: created}
}

// Rotate makes a new key the active one; the others go on opening.
func (r *Ring) Rotate(now time.Time) *Ring {
	return &Ring{active: newKey(now), old: append([]key{r.active}, r.old...)}
}

// Since is when the active key began to seal.
func (r *Ring) Since() time.Time { return r.active.created }

// KeyInfo is what may be told of a key.
type KeyInfo struct {
	ID      string
	Active  bool
	Created time.Time
}

// Keys lists the keys, the active one first.
func (r *Ring) Keys() []KeyInfo {
	var out []KeyInfo
	for i, k := range r.all() {
		out = append(out, KeyInfo{hex.EncodeToString(k.id[:]), i == 0, k.created})
	}
	return out
}

func (r *Ring) all() []key { return append([]key{r.active}, r.old...) }

func (r *Ring) find(id keyID) (key, bool) {
	for _, k := range r.all() {
		if k.id == id {
			return k, true
		}
	}
	return key{}, false
}

// storedRing is a ring as it is kept.
type storedRing struct {
	Active storedKey   `json:"active"`
	Old    []storedKey `json:"old"`
}

type storedKey struct {
	Secret  string `json:"secret"`  // base64url
	Created int64  `json:"created"` // seconds since 1970
}

// Marshal gives the ring with its keys, for a secret store.
func (r *Ring) Marshal() ([]byte, error) {
	out := storedRing{Active: r.active.stored(), Old: []storedKey{}}
	for _, k := range r.old {
		out.Old = append(out.Old, k.stored())
	}
	return json.Marshal(out)
}

func (k key) stored() storedKey {
	return storedKey{base64.RawURLEncoding.EncodeToString(k.secret[:]), k.created.Unix()}
}

// errRing does not quote what it could not read: that holds keys.
var errRing = errors.New("it is not a ring of sealing keys")

// LoadRing reads what Marshal gave.
func LoadRing(data []byte) (*Ring, error) {
	var in storedRing
	if json.Unmarshal(data, &in) != nil {
		return nil, errRing
	}
	active, err := in.Active.parse()
	if err != nil {
		return nil, err
	}
	r := &Ring{active: active}
	for _, s := range in.Old {
		k, err := s.parse()
		if err != nil {
			return nil, err
		}
		if _, twice := r.find(k.id); twice {
			return nil, errRing
		}
		r.old = append(r.old, k)
	}
	return r, nil
}

func (s storedKey) parse() (key, error) {
	raw, err := base64.RawURLEncoding.Strict().DecodeString(s.Secret)
	if err != nil || len(raw) != 32 || [32]byte(raw) == [32]byte{} {
		return key{}, errRing
	}
	return keyOf([32]byte(raw), time.Unix(s.Created, 0)), nil
}

// OpenFile reads the ring at path, or makes one there (mode 0600) when there is
// none. Two processes that start at once end up with the same ring.
func OpenFile(path string, now time.Time) (*Ring, error) {
	data, err := secret.File(path).Open(func() ([]byte, error) { return NewRing(now).Marshal() })
	if err != nil {
		return nil, err
	}
	ring, err := LoadRing(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return ring, nil
}
