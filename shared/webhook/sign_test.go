package webhook_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/webhook"
)

// TestSign holds both signatures to values that were computed apart from this
// program: printf %s BODY | openssl dgst -sha256 -hmac KEY, and -macopt hexkey.
func TestSign(t *testing.T) {
	h := http.Header{}
	const known = webhook.Secret("whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
	webhook.Sign(h, webhook.Secrets{known}, "msg-1", time.Unix(1772352000, 0), []byte(`{"event":"form.submission"}`))
	want := http.Header{
		"X-Service-Signature": {"sha256=01bde3b88c26c43977672a7fa6943c30445a6e384312ef8423af5505b0b8aff1"},
		"Webhook-Id":          {"msg-1"},
		"Webhook-Timestamp":   {"1772352000"},
		"Webhook-Signature":   {"v1,jSQuByVj+UYIAdQBrqmsBcJWRp4kyJHrs1A9TSW3rRA="},
	}
	if diff := cmp.Diff(want, h); diff != "" {
		t.Error(diff)
	}
}

func TestSecretsDiffer(t *testing.T) {
	a, b := webhook.NewSecret(), webhook.NewSecret()
	if a == b || len(a) != len("whsec_")+44 || !strings.HasPrefix(string(a), "whsec_") {
		t.Errorf("%s, %s", a, b)
	}
}

// TestBody: receivers hash these bytes, so their order and spelling stay.
func TestBody(t *testing.T) {
	at := time.Date(2026, 3, 1, 9, 30, 0, 250e6, time.FixedZone("", 3600))
	body, err := webhook.Body(formID, webhook.Submission{ID: "s1", At: at, Answers: json.RawMessage(`{"b":"x < y & é","a":["1","2"]}`)})
	if err != nil {
		t.Fatal(err)
	}
	want := `{"event":"form.submission","formId":"` + formID + `","submittedAt":"2026-03-01T08:30:00.250Z","answers":{"b":"x < y & é","a":["1","2"]}}`
	if diff := cmp.Diff(want, string(body)); diff != "" {
		t.Error(diff)
	}
}
