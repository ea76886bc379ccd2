// Package keys knows the service's three rings of keys, where each is kept, and
// when and how each is renewed.
package keys

import (
	"fmt"
	"time"

	"formwright/shared/jose"
	"formwright/shared/seal"
)

// Kind is one of the rings.
type Kind string

// The rings.
const (
	Tokens Kind = "tokens" // ES256, signs our own tokens
	LTI    Kind = "lti"    // RS256, signs what LTI platforms verify
	Seal   Kind = "seal"   // AES-256, seals stored secrets of others
)

// Kinds lists them.
func Kinds() []Kind { return []Kind{Tokens, LTI, Seal} }

// ParseKind reads the name of a kind.
func ParseKind(s string) (Kind, error) {
	for _, k := range Kinds() {
		if string(k) == s {
			return k, nil
		}
	}
	return "", fmt.Errorf("%q is no kind of keys; there are tokens, lti and seal", s)
}

// FileName is where the ring is kept in the folder of keys.
func (k Kind) FileName() string { return string(k) + ".json" }

// How long what a retired key signed may still be shown: tokens of the
// API-settings page live up to a year, what platforms verify for minutes.
const (
	tokenLife = 365*24*time.Hour + time.Hour
	ltiLife   = 24 * time.Hour
)

func (k Kind) life() time.Duration {
	if k == LTI {
		return ltiLife
	}
	return tokenLife
}

// signing is the ring's kind when it signs; ok is false for the sealing ring.
func (k Kind) signing() (kind jose.Kind, ok bool) {
	switch k {
	case Tokens:
		return jose.ES256, true
	case LTI:
		return jose.RS256, true
	}
	return "", false
}

// New makes a ring, as it is kept.
func (k Kind) New(now time.Time) ([]byte, error) {
	kind, signs := k.signing()
	if !signs {
		return seal.NewRing(now).Marshal()
	}
	ring, err := kind.NewRing(now)
	if err != nil {
		return nil, err
	}
	return ring.Marshal()
}

// How a ring is rotated.
type How int

// The ways.
const (
	// Orderly lets the next key take over, when it has been published long enough.
	Orderly How = iota
	// AtOnce lets it take over without waiting.
	AtOnce
	// Revoke forgets the keys of a ring that leaked, and all that depends on them.
	Revoke
)

// Rotate gives the ring that follows the one in data.
func (k Kind) Rotate(data []byte, how How, now time.Time) ([]byte, error) {
	kind, signs := k.signing()
	if !signs {
		return rotateSeal(data, how, now)
	}
	ring, err := kind.LoadRing(data)
	if err != nil {
		return nil, err
	}
	switch how {
	case Revoke:
		ring, err = ring.Revoke(now)
	case AtOnce:
		ring, err = ring.PromoteNow(now)
	default:
		ring, err = ring.Promote(now)
	}
	if err != nil {
		return nil, err
	}
	return ring.Prune(now.Add(-k.life())).Marshal()
}

func rotateSeal(data []byte, how How, now time.Time) ([]byte, error) {
	ring, err := seal.LoadRing(data)
	if err != nil {
		return nil, err
	}
	if how == Revoke {
		return seal.NewRing(now).Marshal()
	}
	return ring.Rotate(now).Marshal()
}

// Renew is what the schedule does: it rotates the ring when its active key has
// been in use for every (0 is for ever), and forgets retired keys that nothing
// valid depends on. It gives nil when the ring stays as it is.
func (k Kind) Renew(data []byte, every time.Duration, now time.Time) ([]byte, error) {
	due := func(since time.Time) bool { return every > 0 && !now.Before(since.Add(every)) }
	kind, signs := k.signing()
	if !signs {
		ring, err := seal.LoadRing(data)
		if err != nil || !due(ring.Since()) {
			return nil, err
		}
		return ring.Rotate(now).Marshal()
	}
	ring, err := kind.LoadRing(data)
	if err != nil {
		return nil, err
	}
	pruned := ring.Prune(now.Add(-k.life()))
	changed := len(pruned.Keys()) < len(ring.Keys())
	// Two rotations in a row would outrun verifiers with a cached key set.
	if due(ring.Since()) && ring.Published(now) {
		if pruned, err = pruned.Promote(now); err != nil {
			return nil, err
		}
		changed = true
	}
	if !changed {
		return nil, nil
	}
	return pruned.Marshal()
}

// Key is what may be told of a key.
type Key struct {
	Kind                    Kind
	ID, State               string
	Created, Since, Retired time.Time // zero when it has not come to that
}

// List tells of the keys of a ring, without anything secret.
func (k Kind) List(data []byte) ([]Key, error) {
	var out []Key
	kind, signs := k.signing()
	if !signs {
		ring, err := seal.LoadRing(data)
		if err != nil {
			return nil, err
		}
		for _, info := range ring.Keys() {
			one := Key{Kind: k, ID: info.ID, State: "old", Created: info.Created, Since: info.Created}
			if info.Active {
				one.State = string(jose.Active)
			}
			out = append(out, one)
		}
		return out, nil
	}
	ring, err := kind.LoadRing(data)
	if err != nil {
		return nil, err
	}
	for _, i := range ring.Keys() {
		out = append(out, Key{k, i.ID, string(i.State), i.Created, i.Since, i.Retired})
	}
	return out, nil
}
