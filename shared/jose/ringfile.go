package jose

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/lestrrat-go/jwx/v2/jwk"
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
	Retired int64           `json:"retired,omitempty"` // likewise
}

// Marshal gives the ring with its private keys, for a secret store.
func (r *Ring) Marshal() ([]byte, error) {
	var out storedRing
	var errs [2]error
	out.Next, errs[0] = r.next.stored()
	out.Active, errs[1] = r.active.stored()
	if err := errors.Join(errs[:]...); err != nil {
		return nil, err
	}
	out.Retired = []storedKey{}
	for _, k := range r.retired {
		s, err := k.stored()
		if err != nil {
			return nil, err
		}
		out.Retired = append(out.Retired, s)
	}
	return json.MarshalIndent(out, "", "  ")
}

func (k key) stored() (storedKey, error) {
	text, err := json.Marshal(k.jwk)
	if err != nil {
		return storedKey{}, fmt.Errorf("encode signing key: %w", err)
	}
	s := storedKey{Key: text, Created: k.created.Unix()}
	if !k.retired.IsZero() {
		s.Retired = k.retired.Unix()
	}
	return s, nil
}

// LoadRing reads what Marshal gave.
func LoadRing(data []byte) (*Ring, error) {
	var in storedRing
	if err := json.Unmarshal(data, &in); err != nil {
		return nil, fmt.Errorf("decode key ring: %w", err)
	}
	next, err := in.Next.signing()
	if err != nil {
		return nil, fmt.Errorf("next key: %w", err)
	}
	active, err := in.Active.signing()
	if err != nil {
		return nil, fmt.Errorf("active key: %w", err)
	}
	r := &Ring{next: next, active: active}
	for i, s := range in.Retired {
		k, err := s.parse()
		if err != nil {
			return nil, fmt.Errorf("retired key %d: %w", i, err)
		}
		r.retired = append(r.retired, k)
	}
	return r, nil
}

func (s storedKey) signing() (key, error) {
	k, err := s.parse()
	if err != nil {
		return key{}, err
	}
	half, ok := k.jwk.(jwk.ECDSAPrivateKey)
	if !ok {
		return key{}, errors.New("it cannot sign: its private half is missing")
	}
	private, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), half.D())
	if err != nil || !private.PublicKey.Equal(k.public) {
		return key{}, errors.New("it cannot sign: its two halves do not fit")
	}
	return k, nil
}

func (s storedKey) parse() (key, error) {
	parsed, err := jwk.ParseKey(s.Key)
	if err != nil {
		// The library's message may quote its input, which is a private key.
		return key{}, errors.New("it is not a JWK")
	}
	var retired time.Time
	if s.Retired != 0 {
		retired = time.Unix(s.Retired, 0)
	}
	return keyOf(parsed, time.Unix(s.Created, 0), retired)
}

// OpenFile reads the ring at path, or makes one there (mode 0600) when there is
// none. Two processes that start at once end up with the same ring.
func OpenFile(path string, now time.Time) (*Ring, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		if err := createFile(path, now); err != nil {
			return nil, err
		}
		data, err = os.ReadFile(path)
	}
	if err != nil {
		return nil, fmt.Errorf("read key ring: %w", err)
	}
	ring, err := LoadRing(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return ring, nil
}

// createFile puts a complete new ring at path unless one appeared meanwhile: a
// hard link, unlike a rename, never replaces.
func createFile(path string, now time.Time) error {
	ring, err := NewRing(now)
	if err != nil {
		return err
	}
	temp, err := writeTemp(path, ring)
	if err != nil {
		return err
	}
	defer os.Remove(temp)
	if err := os.Link(temp, path); err != nil && !errors.Is(err, os.ErrExist) {
		return fmt.Errorf("create key ring: %w", err)
	}
	return nil
}

// SaveFile replaces the ring at path, whole or not at all.
func SaveFile(path string, ring *Ring) error {
	temp, err := writeTemp(path, ring)
	if err != nil {
		return err
	}
	if err := os.Rename(temp, path); err != nil {
		return errors.Join(fmt.Errorf("replace key ring: %w", err), os.Remove(temp))
	}
	return nil
}

func writeTemp(path string, ring *Ring) (string, error) {
	data, err := ring.Marshal()
	if err != nil {
		return "", err
	}
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("make the key folder: %w", err)
	}
	f, err := os.CreateTemp(dir, ".ring-*") // its mode is 0600
	if err != nil {
		return "", fmt.Errorf("write key ring: %w", err)
	}
	_, err = f.Write(data)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return "", errors.Join(fmt.Errorf("write key ring: %w", err), os.Remove(f.Name()))
	}
	return f.Name(), nil
}
