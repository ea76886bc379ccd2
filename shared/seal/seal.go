// Package seal encrypts what the service keeps of others' secrets, such as the
// tokens of a connected cloud account, so that the table alone tells nothing.
//
// Sealed bytes are a version, the id of the key, a random nonce and the
// AES-256-GCM ciphertext with its tag. The context, such as the row that the
// bytes belong to, is authenticated but not stored: bytes that were moved
// elsewhere do not open.
package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
)

// MaxPlain is how much can be sealed at once.
const MaxPlain = 1 << 20

// Sizes of sealed bytes. Nonces are random, which is safe for 2^32 messages of a
// key (NIST SP 800-38D section 8.3): hundreds of years of one per second.
const (
	version   = 1
	idSize    = 8
	nonceSize = 12
	tagSize   = 16
	headSize  = 1 + idSize
	overhead  = headSize + nonceSize + tagSize
)

// The ways that sealing fails. They say nothing of what was inside.
var (
	ErrNoKey  = errors.New("there is no key that opens it")
	ErrBroken = errors.New("sealed bytes were changed or belong elsewhere")
	errNoRing = errors.New("there are no keys to seal with")
)

// Rings gives the ring of this moment, and Again a ring that was just read, for
// bytes that another process sealed with a newer key.
type Rings interface {
	Get() *Ring
	Again() *Ring
}

// Fixed always gives the same ring.
func Fixed(r *Ring) Rings { return fixed{r} }

type fixed struct{ ring *Ring }

func (f fixed) Get() *Ring   { return f.ring }
func (f fixed) Again() *Ring { return f.ring }

// Box seals and opens.
type Box struct{ rings Rings }

// NewBox makes a Box.
func NewBox(rings Rings) *Box { return &Box{rings} }

// Seal encrypts plain with the active key; Open needs the same context.
func (b *Box) Seal(plain, context []byte) ([]byte, error) {
	ring := b.rings.Get()
	if ring == nil {
		return nil, errNoRing
	}
	if len(plain) > MaxPlain {
		return nil, fmt.Errorf("%d bytes cannot be sealed, at most %d can", len(plain), MaxPlain)
	}
	k := ring.active
	out := make([]byte, 0, len(plain)+overhead)
	out = append(out, version)
	out = append(out, k.id[:]...)
	associated := bind(out, context)
	nonce := make([]byte, nonceSize)
	_, _ = rand.Read(nonce) // never fails
	out = append(out, nonce...)
	gcm, err := k.gcm()
	if err != nil {
		return nil, err
	}
	return gcm.Seal(out, nonce, plain, associated), nil
}

// Open decrypts what Seal made with any key of the ring. Its errors wrap
// ErrNoKey or ErrBroken.
func (b *Box) Open(sealed, context []byte) ([]byte, error) {
	if len(sealed) < overhead || len(sealed) > MaxPlain+overhead || sealed[0] != version {
		return nil, ErrBroken
	}
	k, ok := b.find(keyID(sealed[1:headSize]))
	if !ok {
		return nil, ErrNoKey
	}
	gcm, err := k.gcm()
	if err != nil {
		return nil, err
	}
	head, nonce := sealed[:headSize], sealed[headSize:headSize+nonceSize]
	plain, err := gcm.Open(nil, nonce, sealed[headSize+nonceSize:], bind(head, context))
	if err != nil {
		return nil, ErrBroken
	}
	return plain, nil
}

// Current reports whether the active key sealed it. What is written anyway can
// be sealed anew when it did not, so that old keys run out of use.
func (b *Box) Current(sealed []byte) bool {
	ring := b.rings.Get()
	return ring != nil && len(sealed) >= overhead && sealed[0] == version && keyID(sealed[1:headSize]) == ring.active.id
}

func (b *Box) find(id keyID) (key, bool) {
	for _, rings := range []func() *Ring{b.rings.Get, b.rings.Again} {
		if ring := rings(); ring != nil {
			if k, ok := ring.find(id); ok {
				return k, true
			}
		}
	}
	return key{}, false
}

func (k key) gcm() (cipher.AEAD, error) {
	block, err := aes.NewCipher(k.secret[:])
	if err != nil {
		return nil, errNoRing
	}
	return cipher.NewGCM(block)
}

// bind is the associated data: the head, whose length is fixed, and the context.
func bind(head, context []byte) []byte {
	out := append([]byte(nil), head...)
	out = binary.BigEndian.AppendUint64(out, uint64(len(context)))
	return append(out, context...)
}
