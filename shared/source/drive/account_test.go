package drive_test

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/source"
	"formwright/shared/source/drive"
)

const tokenURI = "https://oauth2.googleapis.com/token"

// keyFile makes a service account's key file and the key to check it with.
func keyFile(t *testing.T) (string, *rsa.PublicKey) {
	t.Helper()
	private, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(map[string]string{
		"type": "service_account", "client_email": "reader@project.example", "private_key_id": "k1", "token_uri": tokenURI,
		"private_key": string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der})),
	})
	if err != nil {
		t.Fatal(err)
	}
	return string(text), &private.PublicKey
}

// issuer is a token endpoint that checks every assertion.
type issuer struct {
	cloud  *cloud
	public *rsa.PublicKey
	issued int
}

func (i *issuer) serve(w http.ResponseWriter, r *http.Request) {
	if err := i.check(r); err != nil {
		answerStatus(400, `{"error":"invalid_grant","error_description":"`+err.Error()+`"}`)(w, r)
		return
	}
	i.issued++
	answer(meta{"access_token": fmt.Sprint("token-", i.issued), "expires_in": 3600, "token_type": "Bearer"})(w, r)
}

func (i *issuer) check(r *http.Request) error {
	if r.Method != http.MethodPost || r.FormValue("grant_type") != "urn:ietf:params:oauth:grant-type:jwt-bearer" {
		return fmt.Errorf("a %s of %s", r.Method, r.FormValue("grant_type"))
	}
	parts := strings.Split(r.FormValue("assertion"), ".")
	if len(parts) != 3 {
		return fmt.Errorf("%d parts", len(parts))
	}
	signature, _ := base64.RawURLEncoding.DecodeString(parts[2])
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if err := rsa.VerifyPKCS1v15(i.public, crypto.SHA256, sum[:], signature); err != nil {
		return err
	}
	var got [2]map[string]any
	for n := range got {
		text, _ := base64.RawURLEncoding.DecodeString(parts[n])
		if err := json.Unmarshal(text, &got[n]); err != nil {
			return err
		}
	}
	now := float64(i.cloud.now.Unix())
	want := [2]map[string]any{
		{"alg": "RS256", "typ": "JWT", "kid": "k1"},
		{"iss": "reader@project.example", "aud": tokenURI, "scope": "https://www.googleapis.com/auth/drive.readonly", "iat": now, "exp": now + 3600},
	}
	if !cmp.Equal(want, got) {
		return fmt.Errorf("the assertion says %v", got)
	}
	return nil
}

// accountCloud is a drive where only the newest token of a service account
// opens the one file.
func accountCloud(t *testing.T) (*cloud, *issuer, *drive.Client) {
	t.Helper()
	text, public := keyFile(t)
	c := newCloud(t)
	i := &issuer{cloud: c, public: public}
	c.paths["/token"] = i.serve
	c.paths[file] = func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Query().Has("key") || r.Header.Get("Authorization") != fmt.Sprint("Bearer token-", i.issued) {
			refuse(w, 401, "authError")
			return
		}
		describing(meta{"name": "q.pdf", "mimeType": "application/pdf"}, "%PDF")(w, r)
	}
	return c, i, c.client(t, drive.Options{ServiceAccount: text, APIKey: "not used"})
}

func TestServiceAccount(t *testing.T) {
	c, i, client := accountCloud(t)
	fetch := func() {
		t.Helper()
		doc, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
		if err != nil || string(doc.Data) != "%PDF" {
			t.Fatalf("%q, %v", doc.Data, err)
		}
	}
	fetch()
	c.now = c.now.Add(59*time.Minute - time.Second)
	fetch()
	if i.issued != 1 {
		t.Errorf("%d tokens for one hour", i.issued)
	}
	c.now = c.now.Add(time.Second)
	fetch()
	if i.issued != 2 {
		t.Errorf("%d tokens, want a new one a minute before the end", i.issued)
	}
}

func TestServiceAccountReplacesARefusedToken(t *testing.T) {
	_, i, client := accountCloud(t)
	if _, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc); err != nil {
		t.Fatal(err)
	}
	i.issued = 10 // the token the client holds is not the newest any more
	if _, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc); err != nil || i.issued != 11 {
		t.Errorf("%v after token %d", err, i.issued)
	}
}

func TestServiceAccountProblems(t *testing.T) {
	c, _, client := accountCloud(t)
	_, err := client.Fetch(t.Context(), source.ID{Value: "absent"}, source.CloudDoc)
	check(t, err, problem.DocumentNotFound, false)
	if m := problem.Of(err).Message; !strings.Contains(m, "reader@project.example") {
		t.Errorf("the message does not say whom to share with: %s", m)
	}
	for name, tt := range map[string]struct {
		token     http.HandlerFunc
		transient bool
	}{
		"refused":  {answerStatus(400, `{"error":"invalid_grant"}`), false},
		"unknown":  {answerStatus(401, `{"error":"invalid_client"}`), false},
		"busy":     {status(503, ""), true},
		"no token": {answer(meta{"token_type": "Bearer"}), true},
	} {
		c.paths["/token"] = tt.token
		c.now = c.now.Add(2 * time.Hour)
		_, err := client.Fetch(t.Context(), source.ID{Value: "abc"}, source.CloudDoc)
		t.Log(name)
		check(t, err, problem.SourceUnavailable, tt.transient)
	}
}

func TestServiceAccountIsToldToTheCloudOnly(t *testing.T) {
	text, _ := keyFile(t)
	text = strings.Replace(text, tokenURI, "https://tokens.example/token", 1)
	if _, err := drive.New(drive.Options{ServiceAccount: text}); err == nil {
		t.Error("assertions would go to another host")
	}
}
