package jose_test

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hmac"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/jose"
)

// platform is somebody else's key, made once for all tests.
var platform, stranger = rsaKey(2048), rsaKey(2048)

func rsaKey(bits int) func(testing.TB) *rsa.PrivateKey {
	made := sync.OnceValues(func() (*rsa.PrivateKey, error) { return rsa.GenerateKey(rand.Reader, bits) })
	return func(t testing.TB) *rsa.PrivateKey {
		t.Helper()
		k, err := made()
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
}

type members = map[string]any

// publicJWK describes a public key as platforms do; more overrides members.
func publicJWK(k *rsa.PublicKey, more members) members {
	out := members{"kty": "RSA", "alg": "RS256", "use": "sig", "n": b64(k.N.Bytes()), "e": b64(big.NewInt(int64(k.E)).Bytes())}
	for name, v := range more {
		out[name] = v
		if v == nil {
			delete(out, name)
		}
	}
	return out
}

func keySet(t testing.TB, keys ...members) jose.ForeignKeys {
	t.Helper()
	text, err := json.Marshal(members{"keys": keys})
	if err != nil {
		t.Fatal(err)
	}
	set, err := jose.ParseForeignKeys(text)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func rs256(t testing.TB, k *rsa.PrivateKey) func(string) []byte {
	return func(signed string) []byte {
		sum := sha256.Sum256([]byte(signed))
		signature, err := rsa.SignPKCS1v15(nil, k, crypto.SHA256, sum[:])
		if err != nil {
			t.Fatal(err)
		}
		return signature
	}
}

const launch = `{"iss":"https://lms.example","exp":1,"roles":[],"n":12345678901234567890}`

func TestVerifyForeign(t *testing.T) {
	k, other := platform(t), stranger(t)
	named := func(id any, k *rsa.PrivateKey) members { return publicJWK(&k.PublicKey, members{"kid": id}) }
	one, two := keySet(t, named("a", k)), keySet(t, named("a", k), named("b", other))
	head := func(more members) members {
		out := members{"alg": "RS256", "typ": "JWT"}
		for name, v := range more {
			out[name] = v
		}
		return out
	}
	byK := rs256(t, k)
	tests := []struct {
		name string
		head members
		keys jose.ForeignKeys
		sign func(string) []byte
		good bool
	}{
		{"its kid", head(members{"kid": "a"}), two, byK, true},
		{"no kid, one key", head(nil), one, byK, true},
		{"no kid, one key without a name", head(nil), keySet(t, named(nil, k)), byK, true},
		{"one name for two keys", head(members{"kid": "a"}), keySet(t, named("a", other), named("a", k)), byK, true},
		{"no kid, two keys", head(nil), two, byK, false},
		{"a kid, a key without a name", head(members{"kid": "a"}), keySet(t, named(nil, k)), byK, false},
		{"no keys", head(members{"kid": "a"}), jose.ForeignKeys{}, byK, false},
		{"an unknown kid", head(members{"kid": "c"}), two, byK, false},
		{"another's kid", head(members{"kid": "b"}), two, byK, false},
		{"kid is a number", head(members{"kid": 1}), one, byK, false},
		{"kid is null", head(members{"kid": nil}), one, byK, false},
		{"a critical extension", head(members{"kid": "a", "crit": []string{"exp"}}), one, byK, false},
		{"crit is null", head(members{"kid": "a", "crit": nil}), one, byK, false},
		{"its own key in the header", head(members{"kid": "a", "jwk": named("a", other)}), one, rs256(t, other), false},
		{"signed by another", head(members{"kid": "a"}), one, rs256(t, other), false},
		{"no signature", head(members{"kid": "a"}), one, unsigned, false},
		{"none", head(members{"kid": "a", "alg": "none"}), one, unsigned, false},
		{"no algorithm", members{"kid": "a"}, one, byK, false},
		{"rs256 in small letters", head(members{"kid": "a", "alg": "rs256"}), one, byK, false},
		{"HS256 with the modulus", head(members{"kid": "a", "alg": "HS256"}), one, hs256(k.N.Bytes()), false},
		{"HS256 with the file", head(members{"kid": "a", "alg": "HS256"}), one, hs256(pkcs8(t, k)), false},
		{"RS512", head(members{"kid": "a", "alg": "RS512"}), one, rs512(t, k), false},
		{"PS256", head(members{"kid": "a", "alg": "PS256"}), one, ps256(t, k), false},
		{"PS256 called RS256", head(members{"kid": "a"}), one, ps256(t, k), false},
		{"RS512 called RS256", head(members{"kid": "a"}), one, rs512(t, k), false},
		{"ES256", head(members{"kid": "a", "alg": "ES256"}), one, es256(t), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			claims, err := jose.VerifyForeign(forge(tt.head, launch, tt.sign), tt.keys)
			if tt.good != (err == nil) || (err != nil && !errors.Is(err, jose.ErrInvalid)) {
				t.Fatalf("err = %v", err)
			}
			if tt.good && (claims.String(jose.Issuer) != "https://lms.example" || claims["n"] != json.Number("12345678901234567890")) {
				t.Errorf("claims = %v", claims)
			}
			if !tt.good && claims != nil {
				t.Error("a refused token gave claims")
			}
		})
	}
}

func unsigned(string) []byte { return nil }

func hs256(secret []byte) func(string) []byte {
	return func(signed string) []byte {
		m := hmac.New(sha256.New, secret)
		m.Write([]byte(signed))
		return m.Sum(nil)
	}
}

func rs512(t *testing.T, k *rsa.PrivateKey) func(string) []byte {
	return func(signed string) []byte {
		sum := sha512.Sum512([]byte(signed))
		signature, err := rsa.SignPKCS1v15(nil, k, crypto.SHA512, sum[:])
		if err != nil {
			t.Fatal(err)
		}
		return signature
	}
}

func ps256(t *testing.T, k *rsa.PrivateKey) func(string) []byte {
	return func(signed string) []byte {
		sum := sha256.Sum256([]byte(signed))
		signature, err := rsa.SignPSS(rand.Reader, k, crypto.SHA256, sum[:], nil)
		if err != nil {
			t.Fatal(err)
		}
		return signature
	}
}

func es256(t *testing.T) func(string) []byte {
	return func(signed string) []byte {
		k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256([]byte(signed))
		signature, err := ecdsa.SignASN1(rand.Reader, k, sum[:])
		if err != nil {
			t.Fatal(err)
		}
		return signature
	}
}

// TestForeignShapes signs everything rightly; only the shape is wrong.
func TestForeignShapes(t *testing.T) {
	k := platform(t)
	set, sign := keySet(t, publicJWK(&k.PublicKey, nil)), rs256(t, k)
	raw := func(head, payload string) string {
		signed := b64([]byte(head)) + "." + b64([]byte(payload))
		return signed + "." + b64(sign(signed))
	}
	const head = `{"alg":"RS256"}`
	good := raw(head, launch)
	if _, err := jose.VerifyForeign(good, set); err != nil {
		t.Fatal(err)
	}
	tests := map[string]string{
		"empty":                    "",
		"two parts":                good[:strings.LastIndexByte(good, '.')],
		"four parts":               good + ".",
		"another spelling":         respell(good),
		"a line end":               good + "\n",
		"padded":                   good + "==",
		"too long":                 raw(head, `{"x":"`+strings.Repeat("x", jose.MaxForeign)+`"}`),
		"header is no object":      raw(`["RS256"]`, launch),
		"two algorithms":           raw(`{"alg":"none","alg":"RS256"}`, launch),
		"ALG":                      raw(`{"ALG":"RS256"}`, launch),
		"header goes on":           raw(head+"{}", launch),
		"payload is no object":     raw(head, `[1]`),
		"payload is null":          raw(head, `null`),
		"payload goes on":          raw(head, launch+"}"),
		"payload has a name twice": raw(head, `{"sub":"a","sub":"b"}`),
		"payload is no UTF-8":      raw(head, "{\"sub\":\"\xff\"}"),
		"payload is cut":           raw(head, `{"sub":"a"`),
	}
	for name, token := range tests {
		claims, err := jose.VerifyForeign(token, set)
		if !errors.Is(err, jose.ErrInvalid) || claims != nil {
			t.Errorf("%s: %v, %v", name, claims, err)
		}
	}
}

func TestForeignHeader(t *testing.T) {
	alg, kid, err := jose.ForeignHeader(forge(members{"alg": "none", "kid": "a"}, "{}", unsigned))
	if alg != "none" || kid != "a" || err != nil {
		t.Errorf("%q, %q, %v", alg, kid, err)
	}
	if _, _, err := jose.ForeignHeader("secret.secret"); !errors.Is(err, jose.ErrInvalid) || strings.Contains(err.Error(), "secret") {
		t.Errorf("err = %v", err)
	}
}

func TestParseForeignKeysTakesUsableOnes(t *testing.T) {
	k := &platform(t).PublicKey
	short, err := rsa.GenerateKey(rand.Reader, 1024)
	if err != nil {
		t.Fatal(err)
	}
	even := new(big.Int).Sub(k.N, big.NewInt(1))
	tests := map[string]struct {
		key  members
		want int
	}{
		"full":                 {publicJWK(k, nil), 1},
		"bare":                 {publicJWK(k, members{"alg": nil, "use": nil}), 1},
		"verify":               {publicJWK(k, members{"use": nil, "key_ops": []string{"verify"}}), 1},
		"padded":               {publicJWK(k, members{"e": "AQAB=="}), 1},
		"unknown members":      {publicJWK(k, members{"x5c": []string{"x"}, "x": 1}), 1},
		"for encryption":       {publicJWK(k, members{"use": "enc"}), 0},
		"sign only":            {publicJWK(k, members{"key_ops": []string{"sign"}}), 0},
		"PS256":                {publicJWK(k, members{"alg": "PS256"}), 0},
		"RS512":                {publicJWK(k, members{"alg": "RS512"}), 0},
		"1024 bits":            {publicJWK(&short.PublicKey, nil), 0},
		"8200 bits":            {publicJWK(k, members{"n": b64(append([]byte(strings.Repeat("x", 1024)), 1))}), 0},
		"an even modulus":      {publicJWK(k, members{"n": b64(even.Bytes())}), 0},
		"exponent 1":           {publicJWK(k, members{"e": "AQ"}), 0},
		"an even exponent":     {publicJWK(k, members{"e": "AQAA"}), 0},
		"a huge exponent":      {publicJWK(k, members{"e": b64(k.N.Bytes())}), 0},
		"no modulus":           {publicJWK(k, members{"n": nil}), 0},
		"modulus is a number":  {publicJWK(k, members{"n": 7}), 0},
		"modulus is no base64": {publicJWK(k, members{"n": "+/+/"}), 0},
		"elliptic":             {members{"kty": "EC", "crv": "P-256", "x": "AA", "y": "AA"}, 0},
		"symmetric":            {members{"kty": "oct", "k": "AAAA", "alg": "HS256"}, 0},
	}
	for name, tt := range tests {
		if n := keySet(t, tt.key).Len(); n != tt.want {
			t.Errorf("%s: %d keys, want %d", name, n, tt.want)
		}
	}
}

func TestParseForeignKeysRefuses(t *testing.T) {
	tests := map[string]string{
		"nothing":       "",
		"a web page":    "<html>",
		"a list":        "[]",
		"no keys":       "{}",
		"keys a string": `{"keys":"x"}`,
		"101 keys":      `{"keys":[{}` + strings.Repeat(",{}", 100) + `]}`,
		"too long":      `{"keys":[],"x":"` + strings.Repeat("x", jose.MaxForeignSet) + `"}`,
	}
	for name, text := range tests {
		if _, err := jose.ParseForeignKeys([]byte(text)); !errors.Is(err, jose.ErrInvalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if set, err := jose.ParseForeignKeys([]byte(`{"keys":[null,1,"x",{}]}`)); err != nil || set.Len() != 0 {
		t.Errorf("%d keys, %v", set.Len(), err)
	}
}

func TestFindAndMarshal(t *testing.T) {
	k, other := platform(t), stranger(t)
	set := keySet(t, publicJWK(&k.PublicKey, members{"kid": "a"}), publicJWK(&other.PublicKey, members{"kid": "b"}))
	if _, ok := set.Find("c"); ok {
		t.Error("found an unknown key")
	}
	found, ok := set.Find("b")
	if !ok || found.Len() != 1 {
		t.Fatalf("%d keys, %v", found.Len(), ok)
	}
	text, err := found.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	again, err := jose.ParseForeignKeys(text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := jose.VerifyForeign(forge(members{"alg": "RS256", "kid": "b"}, launch, rs256(t, other)), again); err != nil {
		t.Error(err)
	}
	same := make([]members, 20)
	for i := range same {
		same[i] = publicJWK(&k.PublicKey, members{"kid": "a"})
	}
	if n := keySet(t, same...).Len(); n != 4 {
		t.Errorf("%d keys of one name are tried, want 4", n)
	}
}

func TestTypeOf(t *testing.T) {
	tests := map[string]string{
		forge(members{"typ": "AT+JWT"}, "{}", unsigned): "at+jwt",
		forge(members{"alg": "none"}, "{}", unsigned):   "",
		forge(members{"typ": 1}, "{}", unsigned):        "",
		"":                                              "", "..": "", "a.b": "", "?.b.c": "", b64([]byte("[]")) + ".b.c": "",
		b64([]byte(`{"typ":"x"}`)) + "." + strings.Repeat("x", jose.MaxForeign) + ".": "",
	}
	for token, want := range tests {
		if got := jose.TypeOf(token); got != want {
			t.Errorf("%.80q: %q, want %q", token, got, want)
		}
	}
	if diff := cmp.Diff(jose.TypeAccessToken, jose.TypeOf(sign(t, ring(t), goodClaims(), jose.TypeAccessToken))); diff != "" {
		t.Error(diff)
	}
}

func FuzzVerifyForeign(f *testing.F) {
	k := platform(f)
	set := keySet(f, publicJWK(&k.PublicKey, members{"kid": "a"}))
	good := forge(members{"alg": "RS256", "kid": "a"}, launch, rs256(f, k))
	f.Add(good)
	f.Add("a.b.c")
	f.Add(forge(members{"alg": "none", "kid": "a"}, launch, unsigned))
	f.Fuzz(func(t *testing.T, token string) {
		_ = jose.TypeOf(token)
		claims, err := jose.VerifyForeign(token, set)
		if err == nil && (token != good || claims == nil) {
			t.Fatalf("accepted %q", token)
		}
		if err != nil && !errors.Is(err, jose.ErrInvalid) {
			t.Fatalf("err = %v", err)
		}
	})
}

func FuzzParseForeignKeys(f *testing.F) {
	text, _ := json.Marshal(members{"keys": []members{publicJWK(&platform(f).PublicKey, members{"kid": "a"})}})
	f.Add(text)
	f.Add([]byte(`{"keys":[{"kty":"RSA","n":"AQAB","e":"AQAB"}]}`))
	token := forge(members{"alg": "RS256", "kid": "a"}, launch, rs256(f, stranger(f)))
	f.Fuzz(func(t *testing.T, data []byte) {
		set, err := jose.ParseForeignKeys(data)
		if err != nil {
			return
		}
		if _, err := jose.VerifyForeign(token, set); err != nil && !errors.Is(err, jose.ErrInvalid) {
			t.Fatal(err)
		}
		again, err := set.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		if kept, err := jose.ParseForeignKeys(again); err != nil || kept.Len() != set.Len() {
			t.Fatalf("%d keys became %d, %v", set.Len(), kept.Len(), err)
		}
	})
}
