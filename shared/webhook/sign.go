package webhook

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Secret is a signing secret as people see it: whsec_ and 32 random bytes in
// base64.
type Secret string

const (
	secretPrefix = "whsec_"
	secretSize   = 32
)

// NewSecret makes a secret.
func NewSecret() Secret {
	var key [secretSize]byte
	_, _ = rand.Read(key[:]) // never fails
	return Secret(secretPrefix + base64.StdEncoding.EncodeToString(key[:]))
}

// Secrets are the secrets of an endpoint: the one to sign with first, then those
// whose holders have not changed over yet.
type Secrets []Secret

// Sign sets the signatures of one try on its header. There are two kinds, and
// they use the secret differently:
//
//   - X-Service-Signature (contract 6.2) signs the body alone. Its key is the
//     UTF-8 bytes of the whole secret as it is displayed, whsec_ included.
//   - webhook-id, webhook-timestamp and webhook-signature are those of the
//     Standard Webhooks specification. The key is what the base64 after whsec_
//     stands for. During a rotation there is a signature of each secret.
func Sign(h http.Header, secrets Secrets, id string, at time.Time, body []byte) {
	stamp := strconv.FormatInt(at.Unix(), 10)
	h.Set("X-Service-Signature", "sha256="+hex.EncodeToString(sum([]byte(secrets[0]), body)))
	signed := []byte(id + "." + stamp + "." + string(body))
	var list []string
	for _, secret := range secrets {
		list = append(list, "v1,"+base64.StdEncoding.EncodeToString(sum(secret.key(), signed)))
	}
	h.Set("Webhook-Id", id)
	h.Set("Webhook-Timestamp", stamp)
	h.Set("Webhook-Signature", strings.Join(list, " "))
}

// key is the key of Standard Webhooks. Every secret was made by NewSecret.
func (s Secret) key() []byte {
	key, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(string(s), secretPrefix))
	return key
}

func sum(key, data []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(data)
	return mac.Sum(nil)
}
