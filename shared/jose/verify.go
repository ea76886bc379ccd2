package jose

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/lestrrat-go/jwx/v2/jws"
)

// Expect is what a token must say. Every member must be set.
type Expect struct {
	Issuer   string   // iss, exactly
	Audience []string // aud holds at least one of these
	Type     string   // the header typ, without regard to case (RFC 7515 section 4.1.9)
}

// Verifier checks our own tokens. Their algorithm is the kind of the ring.
type Verifier struct {
	rings Rings
	now   func() time.Time
}

// NewVerifier makes a Verifier; now is the clock.
func NewVerifier(rings Rings, now func() time.Time) *Verifier {
	return &Verifier{rings, now}
}

// Verify returns the claims of a valid token. Its errors wrap ErrExpired or
// ErrInvalid when it is the token's fault.
func (v *Verifier) Verify(token string, want Expect) (Claims, error) {
	ring := v.rings()
	if ring == nil {
		return nil, errNoRing
	}
	id, err := checkHeader(token, ring.kind, want.Type)
	if err != nil {
		return nil, err
	}
	public := ring.find(id)
	if public == nil {
		return nil, invalid("no key has its kid")
	}
	payload, err := jws.Verify([]byte(token), jws.WithKey(ring.kind.algorithm(), public), jws.WithCompact())
	if err != nil {
		return nil, invalid("the signature does not fit")
	}
	claims, err := decodeClaims(payload)
	if err != nil {
		return nil, err
	}
	if err := v.checkClaims(claims, want); err != nil {
		return nil, err
	}
	return claims, nil
}

// header is what a token says about itself before anything is believed.
type header struct {
	Algorithm string          `json:"alg"`
	KeyID     string          `json:"kid"`
	Type      string          `json:"typ"`
	Critical  json.RawMessage `json:"crit"`
}

// checkHeader looks at size, shape and header before any key is touched: the
// library would try what the header names. It returns the key's id.
func checkHeader(token string, kind Kind, typ string) (id string, err error) {
	parts, err := decodeParts(token, MaxToken)
	if err != nil {
		return "", err
	}
	var h header
	if err := json.Unmarshal(parts[0], &h); err != nil {
		return "", invalid("its header is not a JSON object")
	}
	switch {
	case h.Algorithm != string(kind):
		return "", invalid("its algorithm is not %s", kind)
	case h.KeyID == "":
		return "", invalid("it names no key")
	case h.Critical != nil:
		return "", invalid("it has a critical extension")
	case !strings.EqualFold(h.Type, typ):
		return "", invalid("its type is not %s", typ)
	}
	return h.KeyID, nil
}

func decodeClaims(payload []byte) (Claims, error) {
	dec := json.NewDecoder(bytes.NewReader(payload))
	dec.UseNumber()
	var claims Claims
	if err := dec.Decode(&claims); err != nil || claims == nil {
		return nil, invalid("its payload is not a JSON object")
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, invalid("its payload goes on after the JSON object")
	}
	return claims, nil
}

func (v *Verifier) checkClaims(c Claims, want Expect) error {
	if err := checkTimes(c, v.now()); err != nil {
		return err
	}
	if iss, ok := c[Issuer].(string); !ok || iss != want.Issuer {
		return invalid("its issuer is another")
	}
	for _, aud := range c.Audiences() {
		if slices.Contains(want.Audience, aud) {
			return nil
		}
	}
	return invalid("its audience is another")
}

// checkTimes wants exp, and allows Skew on every side.
func checkTimes(c Claims, now time.Time) error {
	for _, name := range []string{NotBefore, IssuedAt} {
		if _, there := c[name]; !there {
			continue
		}
		t, ok := c.Time(name)
		if !ok || t.After(now.Add(Skew)) {
			return invalid("its %s is in the future or no date", name)
		}
	}
	exp, ok := c.Time(Expires)
	if !ok {
		return invalid("it has no exp")
	}
	if !now.Before(exp.Add(Skew)) {
		return ErrExpired
	}
	return nil
}
