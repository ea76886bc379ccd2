package jose_test

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/jose"
)

func pkcs8(t *testing.T, key any) []byte {
	t.Helper()
	der, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der})
}

// TestSignRS256 verifies with the standard library what the JOSE library signed.
func TestSignRS256(t *testing.T) {
	private, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	signer, err := jose.ParseRSA(pkcs8(t, private), "k1")
	if err != nil {
		t.Fatal(err)
	}
	token, err := signer.SignRS256(jose.Claims{jose.Issuer: "a@example.org", jose.IssuedAt: start}, jose.TypeJWT)
	if err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(token, ".")
	signature, _ := base64.RawURLEncoding.DecodeString(parts[2])
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if err := rsa.VerifyPKCS1v15(&private.PublicKey, crypto.SHA256, sum[:], signature); err != nil {
		t.Error(err)
	}
	var got [2]map[string]any
	for i := range got {
		text, _ := base64.RawURLEncoding.DecodeString(parts[i])
		if err := json.Unmarshal(text, &got[i]); err != nil {
			t.Fatal(err)
		}
	}
	want := [2]map[string]any{
		{"alg": "RS256", "kid": "k1", "typ": "JWT"},
		{"iss": "a@example.org", "iat": float64(start.Unix())},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestParseRSARefuses(t *testing.T) {
	curve, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	tests := map[string][]byte{
		"nothing":         nil,
		"not PEM":         []byte("key"),
		"no key inside":   pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: []byte("x")}),
		"another type":    pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: []byte("x")}),
		"an elliptic key": pkcs8(t, curve),
	}
	for name, text := range tests {
		if _, err := jose.ParseRSA(text, ""); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
