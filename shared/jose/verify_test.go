package jose_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"formwright/shared/jose"
)

var start = time.Unix(1_750_000_000, 0)

const issuer = "https://forms.example"

func expected() jose.Expect {
	return jose.Expect{Issuer: issuer, Audience: []string{issuer, issuer + "/"}, Type: jose.TypeAccessToken}
}

func goodClaims() jose.Claims {
	return jose.Claims{
		jose.Issuer: issuer, jose.Audience: issuer, jose.Subject: "u1", jose.ID: "t1",
		jose.IssuedAt: start, jose.Expires: start.Add(15 * time.Minute),
	}
}

func ring(t testing.TB) *jose.Ring {
	t.Helper()
	r, err := jose.NewRing(start)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func sign(t testing.TB, r *jose.Ring, c jose.Claims, typ string) string {
	t.Helper()
	token, err := jose.NewSigner(jose.Fixed(r)).Sign(c, typ)
	if err != nil {
		t.Fatal(err)
	}
	return token
}

func verifier(r *jose.Ring, now time.Time) *jose.Verifier {
	return jose.NewVerifier(jose.Fixed(r), func() time.Time { return now })
}

// with copies the good claims and changes one; nil removes it.
func with(name string, value any) jose.Claims {
	c := goodClaims()
	c[name] = value
	if value == nil {
		delete(c, name)
	}
	return c
}

func TestVerifyGivesTheClaimsBack(t *testing.T) {
	r := ring(t)
	claims, err := verifier(r, start).Verify(sign(t, r, goodClaims(), jose.TypeAccessToken), expected())
	if err != nil {
		t.Fatal(err)
	}
	if claims.String(jose.Subject) != "u1" || claims.String(jose.ID) != "t1" {
		t.Errorf("claims = %v", claims)
	}
	exp, ok := claims.Time(jose.Expires)
	if !ok || !exp.Equal(start.Add(15*time.Minute)) {
		t.Errorf("exp = %v, %v", exp, ok)
	}
	if _, ok := claims.Time(jose.Subject); ok {
		t.Error("a string passed for a date")
	}
}

func TestVerifyClaims(t *testing.T) {
	r := ring(t)
	tests := []struct {
		name   string
		claims jose.Claims
		at     time.Duration // after start
		want   error
	}{
		{"good", goodClaims(), 0, nil},
		{"audience list", with(jose.Audience, []string{"https://other.example", issuer + "/"}), 0, nil},
		{"issued 59 s ahead", with(jose.IssuedAt, start.Add(59*time.Second)), 0, nil},
		{"expired within the skew", goodClaims(), 15*time.Minute + 59*time.Second, nil},
		{"expired", goodClaims(), 16 * time.Minute, jose.ErrExpired},
		{"no exp", with(jose.Expires, nil), 0, jose.ErrInvalid},
		{"exp is a string", with(jose.Expires, "9999999999"), 0, jose.ErrInvalid},
		{"exp beyond time", with(jose.Expires, 1e300), 0, jose.ErrInvalid},
		{"exp negative", with(jose.Expires, -1), 0, jose.ErrInvalid},
		{"issued in the future", with(jose.IssuedAt, start.Add(61*time.Second)), 0, jose.ErrInvalid},
		{"iat is null", jose.Claims{jose.Issuer: issuer, jose.Audience: issuer, jose.IssuedAt: nil, jose.Expires: start.Add(time.Hour)}, 0, jose.ErrInvalid},
		{"not yet valid", with(jose.NotBefore, start.Add(61*time.Second)), 0, jose.ErrInvalid},
		{"other issuer", with(jose.Issuer, issuer+"/"), 0, jose.ErrInvalid},
		{"no issuer", with(jose.Issuer, nil), 0, jose.ErrInvalid},
		{"other audience", with(jose.Audience, issuer+"/mcp"), 0, jose.ErrInvalid},
		{"no audience", with(jose.Audience, nil), 0, jose.ErrInvalid},
		{"audience with a number", with(jose.Audience, []any{issuer, 1}), 0, jose.ErrInvalid},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			token := sign(t, r, tt.claims, jose.TypeAccessToken)
			claims, err := verifier(r, start.Add(tt.at)).Verify(token, expected())
			if !errors.Is(err, tt.want) {
				t.Fatalf("err = %v, want %v", err, tt.want)
			}
			if err != nil && claims != nil {
				t.Error("a refused token gave claims")
			}
		})
	}
}

func TestVerifyRefusesOtherTypes(t *testing.T) {
	r := ring(t)
	for _, typ := range []string{jose.TypeJWT, "", "logout+jwt"} {
		token := sign(t, r, goodClaims(), typ)
		if _, err := verifier(r, start).Verify(token, expected()); !errors.Is(err, jose.ErrInvalid) {
			t.Errorf("typ %q: err = %v", typ, err)
		}
	}
}

// forge makes a token with any header, signed by mac.
func forge(header map[string]any, payload string, mac func(signed string) []byte) string {
	text, _ := json.Marshal(header)
	signed := b64(text) + "." + b64([]byte(payload))
	return signed + "." + b64(mac(signed))
}

func b64(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// respell changes only bits that base64 does not use: 64 bytes of signature
// leave four of them in the last character.
func respell(token string) string {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	last := strings.IndexByte(alphabet, token[len(token)-1])
	return token[:len(token)-1] + string(alphabet[last^1])
}

func TestVerifyRefusesForgeries(t *testing.T) {
	r := ring(t)
	good := sign(t, r, goodClaims(), jose.TypeAccessToken)
	parts := strings.Split(good, ".")
	payload, _ := base64.RawURLEncoding.DecodeString(parts[1])
	var header map[string]any
	text, _ := base64.RawURLEncoding.DecodeString(parts[0])
	if err := json.Unmarshal(text, &header); err != nil {
		t.Fatal(err)
	}
	public, err := r.Public()
	if err != nil {
		t.Fatal(err)
	}
	head := func(name string, value any) map[string]any {
		h := map[string]any{}
		for k, v := range header {
			h[k] = v
		}
		h[name] = value
		if value == nil {
			delete(h, name)
		}
		return h
	}
	none := func(string) []byte { return nil }
	hs256 := func(signed string) []byte {
		m := hmac.New(sha256.New, public)
		m.Write([]byte(signed))
		return m.Sum(nil)
	}
	signature, _ := base64.RawURLEncoding.DecodeString(parts[2])
	same := func(string) []byte { return signature }
	other := sign(t, ring(t), goodClaims(), jose.TypeAccessToken)

	tests := map[string]string{
		"empty":                     "",
		"no signature":              parts[0] + "." + parts[1] + ".",
		"two parts":                 parts[0] + "." + parts[1],
		"four parts":                good + ".x",
		"none":                      forge(head("alg", "none"), string(payload), none),
		"none in capitals":          forge(head("alg", "NONE"), string(payload), none),
		"HS256 with the public key": forge(head("alg", "HS256"), string(payload), hs256),
		"RS256":                     forge(head("alg", "RS256"), string(payload), same),
		"no kid":                    forge(head("kid", nil), string(payload), same),
		"unknown kid":               forge(head("kid", "nobody"), string(payload), same),
		"critical extension":        forge(head("crit", []string{"exp"}), string(payload), same),
		"another payload":           forge(header, strings.Replace(string(payload), "u1", "u2", 1), same),
		"another service's key":     other,
		"another spelling":          respell(good),
		"signature cut":             good[:len(good)-4],
		"JSON serialisation":        `{"payload":"` + parts[1] + `","protected":"` + parts[0] + `","signature":"` + parts[2] + `"}`,
		"header is a list":          b64([]byte(`["ES256"]`)) + "." + parts[1] + "." + parts[2],
		"padded":                    parts[0] + "=." + parts[1] + "." + parts[2],
		"too long":                  good + strings.Repeat("A", jose.MaxToken),
	}
	for name, token := range tests {
		t.Run(name, func(t *testing.T) {
			if _, err := verifier(r, start).Verify(token, expected()); !errors.Is(err, jose.ErrInvalid) {
				t.Fatalf("err = %v, want ErrInvalid", err)
			}
		})
	}
}

// TestVerifyTellsKeysApart signs under the id of another key of the same ring.
func TestVerifyTellsKeysApart(t *testing.T) {
	r := ring(t)
	promoted, err := r.Promote(start.Add(jose.PublishFirst))
	if err != nil {
		t.Fatal(err)
	}
	first := strings.Split(sign(t, r, goodClaims(), jose.TypeAccessToken), ".")
	second := strings.Split(sign(t, promoted, goodClaims(), jose.TypeAccessToken), ".")
	if first[0] == second[0] {
		t.Fatal("both keys have one id")
	}
	swapped := second[0] + "." + first[1] + "." + first[2]
	if _, err := verifier(promoted, start).Verify(swapped, expected()); !errors.Is(err, jose.ErrInvalid) {
		t.Fatalf("err = %v", err)
	}
}

func FuzzVerify(f *testing.F) {
	r := ring(f)
	good := sign(f, r, goodClaims(), jose.TypeAccessToken)
	f.Add(good)
	f.Add("")
	f.Add("a.b.c")
	f.Add(forge(map[string]any{"alg": "none"}, "{}", func(string) []byte { return nil }))
	v := verifier(r, start)
	f.Fuzz(func(t *testing.T, token string) {
		_, err := v.Verify(token, expected())
		if err == nil && token != good {
			t.Fatalf("accepted %q", token)
		}
		if err != nil && !errors.Is(err, jose.ErrInvalid) && !errors.Is(err, jose.ErrExpired) {
			t.Fatalf("err = %v", err)
		}
	})
}

func BenchmarkSign(b *testing.B) {
	s := jose.NewSigner(jose.Fixed(ring(b)))
	for b.Loop() {
		if _, err := s.Sign(goodClaims(), jose.TypeAccessToken); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	r := ring(b)
	token := sign(b, r, goodClaims(), jose.TypeAccessToken)
	v := verifier(r, start)
	for b.Loop() {
		if _, err := v.Verify(token, expected()); err != nil {
			b.Fatal(err)
		}
	}
}
