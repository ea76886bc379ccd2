package cloudaccount

import (
	"encoding/base64"
	"strings"
	"testing"

	"golang.org/x/oauth2"
)

// TestEmailOf takes an address only from an ID token that is for us, and one
// that can be shown.
func TestEmailOf(t *testing.T) {
	for payload, want := range map[string]string{
		`{"aud":"us","email":"ada@example.org"}`:                  "ada@example.org",
		`{"aud":["other","us"],"email":"ada@example.org"}`:        "ada@example.org",
		`{"aud":"other","email":"ada@example.org"}`:               "",
		`{"email":"ada@example.org"}`:                             "",
		`{"aud":"us"}`:                                            "",
		`{"aud":"us","email":"a\u0000b@example.org"}`:             "",
		`{"aud":"us","email":"a\u202eb@example.org"}`:             "",
		`{"aud":"us","email":5}`:                                  "",
		`{"aud":"us","email":"` + strings.Repeat("x", 400) + `"}`: "",
		`not json`: "",
	} {
		token := (&oauth2.Token{}).WithExtra(map[string]any{"id_token": "e30." + base64.RawURLEncoding.EncodeToString([]byte(payload)) + ".x"})
		if got := emailOf(token, "us"); got != want {
			t.Errorf("%s: %q, want %q", payload, got, want)
		}
	}
	for _, text := range []any{nil, "", "a.b", "a.!.c", 5} {
		if got := emailOf((&oauth2.Token{}).WithExtra(map[string]any{"id_token": text}), "us"); got != "" {
			t.Errorf("%v: %q", text, got)
		}
	}
}

// TestRevokeStandsBesideToken is where the real service has it.
func TestRevokeStandsBesideToken(t *testing.T) {
	for token, want := range map[string]string{
		defaultTokenURL:                        "https://oauth2.googleapis.com/revoke",
		"http://127.0.0.1:9000/token":          "http://127.0.0.1:9000/revoke",
		"https://id.example.org/a/token?x=y":   "https://id.example.org/a/revoke",
		"https://id.example.org":               "https://id.example.org/revoke",
		"https://id.example.org/oauth2/token/": "https://id.example.org/oauth2/token/revoke",
	} {
		if got := beside(token, "revoke"); got != want {
			t.Errorf("%s: %s, want %s", token, got, want)
		}
	}
}
