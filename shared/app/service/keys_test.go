package service

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"formwright/shared/config"
	"formwright/shared/jose"
	"formwright/shared/keys"
	"formwright/shared/secret"
	"formwright/shared/store/embedded"
)

func quiet() *slog.Logger { return slog.New(slog.DiscardHandler) }

func open(t *testing.T, dir string, log *slog.Logger) Keys {
	t.Helper()
	k, err := OpenKeys(t.Context(), dir, log, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func token(t *testing.T, rings jose.Rings) string {
	t.Helper()
	out, err := jose.NewSigner(rings).Sign(jose.Claims{
		jose.Issuer: "us", jose.Audience: "us", jose.Expires: time.Now().Add(time.Hour),
	}, jose.TypeAccessToken)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func verify(rings jose.Rings, token string) error {
	_, err := jose.NewVerifier(rings, time.Now).Verify(token, jose.Expect{Issuer: "us", Audience: []string{"us"}, Type: jose.TypeAccessToken})
	return err
}

// TestRotationWhileItRuns rotates the files of a running service: at once it
// signs and seals with the new keys, and what was made before still counts.
func TestRotationWhileItRuns(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "keys")
	running := open(t, dir, quiet())
	old, oldLTI := token(t, running.Tokens), token(t, running.LTI)
	sealed, err := running.Seal.Seal([]byte("x"), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range keys.Kinds() {
		if err := keys.Rotate(t.Context(), keys.File(dir, kind), kind, keys.AtOnce, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	fresh := token(t, running.Tokens)
	if jose.TypeOf(fresh) == "" || fresh[:strings.IndexByte(fresh, '.')] == old[:strings.IndexByte(old, '.')] {
		t.Error("a new token is signed by the old key")
	}
	for name, err := range map[string]error{
		"old":                verify(running.Tokens, old),
		"new":                verify(running.Tokens, fresh),
		"new, started again": verify(open(t, dir, quiet()).Tokens, fresh),
		"old LTI":            verify(running.LTI, oldLTI),
		"new LTI":            verify(running.LTI, token(t, running.LTI)),
	} {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if plain, err := running.Seal.Open(sealed, nil); string(plain) != "x" || err != nil || running.Seal.Current(sealed) {
		t.Errorf("sealed before: %q, %v", plain, err)
	}
	if err := keys.Rotate(t.Context(), keys.File(dir, keys.Tokens), keys.Tokens, keys.Revoke, time.Now()); err != nil {
		t.Fatal(err)
	}
	if verify(running.Tokens, fresh) == nil {
		t.Error("a token of a revoked key is taken")
	}
}

func TestABrokenFileWhileItRuns(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "keys")
	var log bytes.Buffer
	running := open(t, dir, slog.New(slog.NewTextHandler(&log, nil)))
	old := token(t, running.Tokens)
	path := filepath.Join(dir, "tokens.json")
	if err := os.WriteFile(path, []byte("c2VjcmV0"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := verify(running.Tokens, old); err != nil {
		t.Errorf("the keys were lost: %v", err)
	}
	if text := log.String(); !strings.Contains(text, "kind=tokens") || strings.Contains(text, "c2Vj") {
		t.Errorf("the log says %q", text)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := verify(running.Tokens, old); err != nil {
		t.Errorf("the keys were lost: %v", err)
	}
	if err := os.WriteFile(path, []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenKeys(t.Context(), dir, quiet(), time.Now); err == nil {
		t.Error("it starts with a broken ring")
	}
}

func TestTwoProcessesStartAtOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "keys")
	var all sync.WaitGroup
	var made [4]string
	for i := range made {
		all.Go(func() { made[i] = token(t, open(t, dir, quiet()).Tokens) })
	}
	all.Wait()
	for i, text := range made {
		if err := verify(open(t, dir, quiet()).Tokens, text); err != nil {
			t.Errorf("process %d has other keys: %v", i, err)
		}
	}
}

// store of parameters as SSM answers.
type parameters struct {
	mu       sync.Mutex
	values   map[string]string
	versions map[string]int64
	puts     []map[string]any
}

func (p *parameters) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	defer p.mu.Unlock()
	body, _ := io.ReadAll(r.Body)
	var in map[string]any
	_ = json.Unmarshal(body, &in)
	name, _ := in["Name"].(string)
	var out any
	switch r.Header.Get("X-Amz-Target") {
	case "AmazonSSM.GetParameter":
		out = map[string]any{"Parameter": map[string]any{"Name": name, "Value": p.values[name], "Version": p.versions[name]}}
	case "AmazonSSM.PutParameter":
		p.puts = append(p.puts, in)
		p.values[name], _ = in["Value"].(string)
		p.versions[name]++
		out = map[string]any{"Version": p.versions[name]}
	}
	_ = json.NewEncoder(w).Encode(out)
}

// TestCloudKeys renews the rings in a parameter store, and reads what it wrote.
func TestCloudKeys(t *testing.T) {
	p := &parameters{values: map[string]string{}, versions: map[string]int64{}}
	start := time.Now().Add(-100 * 24 * time.Hour)
	for kind, name := range map[keys.Kind]string{keys.Tokens: "/t", keys.Seal: "/s"} {
		data, err := kind.New(start)
		if err != nil {
			t.Fatal(err)
		}
		p.values[name], p.versions[name] = string(data), 1
	}
	server := httptest.NewServer(p)
	defer server.Close()
	for name, v := range map[string]string{
		"AWS_ENDPOINT_URL": server.URL, "AWS_REGION": "us-east-1", "AWS_ACCESS_KEY_ID": "local", "AWS_SECRET_ACCESS_KEY": "local",
	} {
		t.Setenv(name, v)
	}
	c, err := NewCloud(t.Context(), config.Config{AWS: config.AWS{KeysParameter: "/t", SealKeys: "/s", Emulated: true}})
	if err != nil {
		t.Fatal(err)
	}
	st, err := embedded.Open(t.TempDir(), embedded.Options{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	c.Table = st.Table()
	before := token(t, c.Keys(quiet()).Tokens)
	if err := RenewKeys(t.Context(), c.places(), 90*24*time.Hour, time.Now(), quiet()); err != nil {
		t.Fatal(err)
	}
	for _, in := range p.puts {
		if in["Type"] != "SecureString" || in["Overwrite"] != true {
			t.Errorf("written as %v, overwriting %v", in["Type"], in["Overwrite"])
		}
	}
	if len(p.puts) != 2 || p.versions["/t"] != 2 || p.versions["/s"] != 2 {
		t.Errorf("%d writes", len(p.puts))
	}
	k := c.Keys(quiet())
	if err := verify(k.Tokens, before); err != nil {
		t.Error(err)
	}
	if sealed, err := k.Seal.Seal([]byte("x"), nil); err != nil || !k.Seal.Current(sealed) {
		t.Error(err)
	}
	if k.LTI() != nil {
		t.Error("there is a ring of LTI without a parameter")
	}
	if _, err := c.rings(context.Background(), quiet()); err != nil {
		t.Error(err)
	}
}

func TestLiveFileIsReadOnce(t *testing.T) {
	dir := t.TempDir()
	source := fileSource(dir, keys.Tokens, jose.ES256.LoadRing, quiet(), time.Now)
	live, err := secret.NewLive(t.Context(), source, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	live.Get() // its making is a change
	if first := live.Get(); first != live.Get() {
		t.Error("an unchanged file is read for each request")
	}
}

func BenchmarkVerifyOverLiveFile(b *testing.B) {
	k, err := OpenKeys(b.Context(), filepath.Join(b.TempDir(), "keys"), quiet(), time.Now)
	if err != nil {
		b.Fatal(err)
	}
	text, err := jose.NewSigner(k.Tokens).Sign(jose.Claims{jose.Issuer: "us", jose.Audience: "us", jose.Expires: time.Now().Add(time.Hour)}, jose.TypeAccessToken)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if err := verify(k.Tokens, text); err != nil {
			b.Fatal(err)
		}
	}
}
