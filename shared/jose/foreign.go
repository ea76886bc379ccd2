package jose

import (
	"bytes"
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"strings"
	"unicode/utf8"
)

// MaxForeign is the longest foreign token that is looked at, in bytes. Launches
// carry dozens of roles and custom parameters.
const MaxForeign = 64 << 10

// VerifyForeign returns the claims of a token that somebody else signed with
// RS256 and one of these keys. It says nothing about exp, iat, iss or aud: what
// they must be is known to the caller only. Its errors wrap ErrInvalid.
func VerifyForeign(token string, keys ForeignKeys) (Claims, error) {
	t, err := splitForeign(token)
	if err != nil {
		return nil, err
	}
	switch {
	case t.alg != string(RS256):
		return nil, invalid("its algorithm is not RS256")
	case t.critical:
		return nil, invalid("it has a critical extension")
	}
	found, ok := keys.Find(t.kid)
	switch {
	case !ok && t.kid == "":
		return nil, invalid("it names no key, and the key set has not exactly one")
	case !ok:
		return nil, invalid("no key has its kid")
	}
	sum := sha256.Sum256([]byte(t.signed))
	for _, k := range found.keys {
		if rsa.VerifyPKCS1v15(k.public, crypto.SHA256, sum[:], t.signature) == nil {
			return strictClaims(t.payload)
		}
	}
	return nil, invalid("the signature does not fit")
}

// ForeignHeader tells what a token says about itself, which is not believed: kid
// is "" when it names no key.
func ForeignHeader(token string) (alg, kid string, err error) {
	t, err := splitForeign(token)
	return t.alg, t.kid, err
}

// foreign is a compact token taken apart.
type foreign struct {
	alg, kid           string
	critical           bool
	signed             string
	payload, signature []byte
}

// splitForeign takes a token apart. The header is read by exact names and each
// name once, so that nobody else can read another algorithm out of it.
func splitForeign(token string) (foreign, error) {
	parts, err := decodeParts(token, MaxForeign)
	if err != nil {
		return foreign{}, err
	}
	head, err := strictObject(parts[0])
	if err != nil {
		return foreign{}, invalid("its header is not a JSON object")
	}
	t := foreign{signed: token[:strings.LastIndexByte(token, '.')], payload: parts[1], signature: parts[2]}
	for name, to := range map[string]*string{"alg": &t.alg, "kid": &t.kid} {
		if text, there := head[name]; there && (json.Unmarshal(text, to) != nil || string(text) == "null") {
			return foreign{}, invalid("its header member %s is no string", name)
		}
	}
	_, t.critical = head["crit"]
	return t, nil
}

// decodeParts decodes the three parts of a compact token of at most limit bytes.
func decodeParts(token string, limit int) (parts [3][]byte, err error) {
	if len(token) > limit {
		return parts, invalid("it has %d bytes, at most %d are read", len(token), limit)
	}
	texts := strings.SplitN(token, ".", len(parts)+1)
	if len(texts) != len(parts) {
		return parts, invalid("it is not a compact JWS")
	}
	for i, text := range texts {
		// Strict, so that a token has one spelling: a denylist may go by it. The
		// decoder skips line ends, which are no part of a token.
		parts[i], err = base64.RawURLEncoding.Strict().DecodeString(text)
		if err != nil || strings.ContainsAny(text, "\r\n") {
			return parts, invalid("it is not base64url")
		}
	}
	return parts, nil
}

// strictClaims reads a payload in which no name stands twice: which one counts
// would depend on who reads it.
func strictClaims(payload []byte) (Claims, error) {
	if _, err := strictObject(payload); err != nil {
		return nil, err
	}
	return decodeClaims(payload)
}

// strictObject reads the members of one JSON object and nothing after it.
func strictObject(text []byte) (map[string]json.RawMessage, error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	refused := invalid("it is not a JSON object whose members stand once")
	if open, err := dec.Token(); err != nil || open != json.Delim('{') || !utf8.Valid(text) {
		return nil, refused
	}
	out := map[string]json.RawMessage{}
	for dec.More() {
		name, err := dec.Token()
		key, ok := name.(string)
		if _, twice := out[key]; err != nil || !ok || twice {
			return nil, refused
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return nil, refused
		}
		out[key] = value
	}
	if _, err := dec.Token(); err != nil {
		return nil, refused
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, refused
	}
	return out, nil
}
