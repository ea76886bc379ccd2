package jose_test

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/jose"
)

type jwks struct {
	Keys []map[string]string `json:"keys"`
}

func published(t *testing.T, r *jose.Ring) jwks {
	t.Helper()
	text, err := r.Public()
	if err != nil {
		t.Fatal(err)
	}
	var set jwks
	if err := json.Unmarshal(text, &set); err != nil {
		t.Fatal(err)
	}
	return set
}

func TestPublicHoldsNamedPublicHalves(t *testing.T) {
	set := published(t, ring(t))
	if len(set.Keys) != 2 {
		t.Fatalf("%d keys, want active and next", len(set.Keys))
	}
	for _, k := range set.Keys {
		if _, there := k["d"]; there {
			t.Error("a private key is published")
		}
		// RFC 7638 section 3.2: the required members in order, without spaces.
		sum := sha256.Sum256(fmt.Appendf(nil, `{"crv":"P-256","kty":"EC","x":%q,"y":%q}`, k["x"], k["y"]))
		want := map[string]string{"kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": b64(sum[:]), "x": k["x"], "y": k["y"]}
		if diff := cmp.Diff(want, k); diff != "" {
			t.Error(diff)
		}
	}
}

func TestPromote(t *testing.T) {
	first := ring(t)
	if _, err := first.Promote(start.Add(jose.PublishFirst - time.Second)); err == nil {
		t.Fatal("a key signs before it was published for a day")
	}
	old := sign(t, first, goodClaims(), jose.TypeAccessToken)
	now := start.Add(jose.PublishFirst)
	second, err := first.Promote(now)
	if err != nil {
		t.Fatal(err)
	}
	fresh := sign(t, second, goodClaims(), jose.TypeAccessToken)
	if _, err := verifier(first, start).Verify(fresh, expected()); err != nil {
		t.Errorf("the ring from before does not know its next key: %v", err)
	}
	if _, err := verifier(second, start).Verify(old, expected()); err != nil {
		t.Errorf("a token of the retired key is refused: %v", err)
	}
	if _, err := verifier(second.Prune(now), start).Verify(old, expected()); err != nil {
		t.Errorf("pruned too early: %v", err)
	}
	if _, err := verifier(second.Prune(now.Add(time.Second)), start).Verify(old, expected()); !errors.Is(err, jose.ErrInvalid) {
		t.Errorf("pruned key still verifies: %v", err)
	}
	if n := len(published(t, second).Keys); n != 3 {
		t.Errorf("%d keys published, want 3", n)
	}
}

func TestMarshalRoundTrip(t *testing.T) {
	r, err := ring(t).Promote(start.Add(48 * time.Hour))
	if err != nil {
		t.Fatal(err)
	}
	text, err := r.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	again, err := jose.LoadRing(text)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(published(t, r), published(t, again)); diff != "" {
		t.Error(diff)
	}
	token := sign(t, again, goodClaims(), jose.TypeAccessToken)
	if _, err := verifier(r, start).Verify(token, expected()); err != nil {
		t.Error(err)
	}
	if n := strings.Count(string(text), `"d"`); n != 2 {
		t.Errorf("%d private keys kept, want those of active and next", n)
	}
	if _, err := again.Promote(start.Add(49 * time.Hour)); err == nil {
		t.Error("the age of the next key was lost")
	}
}

func TestLoadRingRefuses(t *testing.T) {
	good, err := ring(t).Marshal()
	if err != nil {
		t.Fatal(err)
	}
	change := func(edit func(key map[string]any)) []byte {
		var copied map[string]any
		_ = json.Unmarshal(good, &copied)
		edit(copied["active"].(map[string]any)["key"].(map[string]any))
		text, _ := json.Marshal(copied)
		return text
	}
	tests := map[string][]byte{
		"nothing":          nil,
		"no keys":          []byte(`{}`),
		"not JSON":         []byte(`{"next":`),
		"public half only": change(func(k map[string]any) { delete(k, "d") }),
		"another's half":   change(func(k map[string]any) { k["d"] = k["x"] }),
		"another's id":     change(func(k map[string]any) { k["kid"] = "mine" }),
		"off the curve":    change(func(k map[string]any) { k["x"], k["kid"] = k["y"], "" }),
		"a symmetric key":  []byte(`{"next":{"key":{"kty":"oct","k":"AAAA"}},"active":{"key":{"kty":"oct","k":"AAAA"}}}`),
	}
	for name, text := range tests {
		if _, err := jose.LoadRing(text); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

func TestOpenFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "keys", "ring.json")
	const callers = 8
	var sets [callers]jwks
	var wait sync.WaitGroup
	for i := range callers {
		wait.Go(func() {
			r, err := jose.OpenFile(path, start)
			if err != nil {
				t.Error(err)
				return
			}
			sets[i] = published(t, r)
		})
	}
	wait.Wait()
	for i := range sets {
		if diff := cmp.Diff(sets[0], sets[i]); diff != "" {
			t.Fatalf("caller %d has another ring: %s", i, diff)
		}
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode().Perm() != 0o600 {
		t.Errorf("mode %o", info.Mode().Perm())
	}
	left, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(left) != 1 {
		t.Errorf("the folder holds %v, %v", left, err)
	}
}

func TestSaveFileReplaces(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ring.json")
	first, err := jose.OpenFile(path, start)
	if err != nil {
		t.Fatal(err)
	}
	second, err := first.Promote(start.Add(jose.PublishFirst))
	if err != nil {
		t.Fatal(err)
	}
	if err := jose.SaveFile(path, second); err != nil {
		t.Fatal(err)
	}
	read, err := jose.OpenFile(path, start)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(published(t, second), published(t, read)); diff != "" {
		t.Error(diff)
	}
}

func TestOpenFileKeepsABrokenRing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ring.json")
	if err := os.WriteFile(path, []byte("not a ring"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := jose.OpenFile(path, start); err == nil {
		t.Fatal("a broken ring was accepted")
	}
	if text, _ := os.ReadFile(path); string(text) != "not a ring" {
		t.Error("a broken ring was overwritten")
	}
}

func TestLiveRereads(t *testing.T) {
	now := start
	rings := []*jose.Ring{ring(t), ring(t)}
	var loads int
	var fail error
	live, err := jose.NewLive(t.Context(), func(context.Context) (*jose.Ring, error) {
		loads++
		return rings[(loads-1)%2], fail
	}, func() time.Time { return now })
	if err != nil {
		t.Fatal(err)
	}
	now = start.Add(jose.Refresh - time.Second)
	if live.Ring() != rings[0] || loads != 1 {
		t.Errorf("read again too early (%d loads)", loads)
	}
	now = start.Add(jose.Refresh)
	if live.Ring() != rings[1] {
		t.Error("not read again")
	}
	fail = errors.New("no store")
	now = start.Add(2 * jose.Refresh)
	if live.Ring() != rings[1] {
		t.Error("a failed read lost the ring")
	}
}

func FuzzLoadRing(f *testing.F) {
	good, err := ring(f).Marshal()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add([]byte(`{"next":{"key":{"kty":"EC","crv":"P-256","x":"","y":"","d":""}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := jose.LoadRing(data)
		if err != nil {
			return
		}
		token := sign(t, r, goodClaims(), jose.TypeAccessToken)
		if _, err := verifier(r, start).Verify(token, expected()); err != nil {
			t.Fatalf("an accepted ring does not know its own token: %v", err)
		}
	})
}
