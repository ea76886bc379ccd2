package jose_test

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/jose"
)

// ltiRing is one RS256 ring for all tests: its keys take a while to make.
var ltiRing = sync.OnceValues(func() (*jose.Ring, error) { return jose.RS256.NewRing(start) })

func lti(t testing.TB) *jose.Ring {
	t.Helper()
	r, err := ltiRing()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestRS256RingIsWhatPlatformsRead verifies our own assertion as a platform does
// a foreign token: by the published key set alone.
func TestRS256RingIsWhatPlatformsRead(t *testing.T) {
	r := lti(t)
	for _, k := range published(t, r).Keys {
		if k["kty"] != "RSA" || k["alg"] != "RS256" || k["use"] != "sig" || k["kid"] == "" || len(k) != 6 {
			t.Errorf("published %v", k)
		}
	}
	text, err := r.Public()
	if err != nil {
		t.Fatal(err)
	}
	set, err := jose.ParseForeignKeys(text)
	if err != nil || set.Len() != 2 {
		t.Fatalf("%d keys, %v", set.Len(), err)
	}
	token := sign(t, r, goodClaims(), jose.TypeJWT)
	claims, err := jose.VerifyForeign(token, set)
	if err != nil || claims.String(jose.Subject) != "u1" {
		t.Errorf("%v, %v", claims, err)
	}
	want := expected()
	want.Type = jose.TypeJWT
	if _, err := verifier(r, start).Verify(token, want); err != nil {
		t.Errorf("our own verifier: %v", err)
	}
}

func TestRingsOfOtherKinds(t *testing.T) {
	es, rs := ring(t), lti(t)
	if es.Kind() != jose.ES256 || rs.Kind() != jose.RS256 {
		t.Errorf("kinds %s, %s", es.Kind(), rs.Kind())
	}
	for _, r := range []*jose.Ring{es, rs} {
		data, err := r.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []jose.Kind{jose.ES256, jose.RS256} {
			if _, err := kind.LoadRing(data); (err == nil) != (kind == r.Kind()) {
				t.Errorf("a ring of %s read as %s: %v", r.Kind(), kind, err)
			}
		}
	}
	token := sign(t, rs, goodClaims(), jose.TypeAccessToken)
	if _, err := verifier(es, start).Verify(token, expected()); !errors.Is(err, jose.ErrInvalid) {
		t.Errorf("a token of LTI's ring passes for ours: %v", err)
	}
}

func TestRS256RingIsKept(t *testing.T) {
	r := lti(t)
	for range 3 { // more retired keys than any schedule leaves
		var err error
		if r, err = r.PromoteNow(start.Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	data, err := r.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > 4096 {
		t.Errorf("%d bytes do not fit into a standard parameter", len(data))
	}
	again, err := jose.RS256.LoadRing(data)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(r.Keys(), again.Keys()); diff != "" {
		t.Error(diff)
	}
	sign(t, again, goodClaims(), jose.TypeJWT)
	same, err := again.Marshal()
	if diff := cmp.Diff(string(data), string(same)); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

func TestLoadRS256Refuses(t *testing.T) {
	good, err := lti(t).Marshal()
	if err != nil {
		t.Fatal(err)
	}
	change := func(edit func(active, next map[string]any)) []byte {
		dec := json.NewDecoder(strings.NewReader(strings.Replace(string(good), `,"retired":[]`, "", 1)))
		dec.UseNumber()
		var loose map[string]map[string]any
		if err := dec.Decode(&loose); err != nil {
			t.Fatal(err)
		}
		edit(loose["active"]["key"].(map[string]any), loose["next"]["key"].(map[string]any))
		text, _ := json.Marshal(loose)
		return text
	}
	if _, err := jose.RS256.LoadRing(change(func(_, _ map[string]any) {})); err != nil {
		t.Fatal(err)
	}
	tests := map[string][]byte{
		"nothing":          nil,
		"public half only": change(func(a, _ map[string]any) { delete(a, "d") }),
		"no primes":        change(func(a, _ map[string]any) { delete(a, "p"); delete(a, "q") }),
		"another's d":      change(func(a, n map[string]any) { a["d"] = n["d"] }),
		"another's primes": change(func(a, n map[string]any) { a["p"], a["q"] = n["p"], n["q"] }),
		"another's n":      change(func(a, n map[string]any) { a["n"], a["kid"] = n["n"], n["kid"] }),
		"another's id":     change(func(a, n map[string]any) { a["kid"] = n["kid"] }),
		"exponent 1":       change(func(a, _ map[string]any) { a["e"] = "AQ"; delete(a, "kid") }),
	}
	for name, text := range tests {
		if _, err := jose.RS256.LoadRing(text); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

func TestRevoke(t *testing.T) {
	first, err := ring(t).PromoteNow(start)
	if err != nil {
		t.Fatal(err)
	}
	old := sign(t, ring(t), goodClaims(), jose.TypeAccessToken)
	leaked := sign(t, first, goodClaims(), jose.TypeAccessToken)
	then, err := first.PromoteNow(start) // what the thief makes of the ring later
	if err != nil {
		t.Fatal(err)
	}
	ahead := sign(t, then, goodClaims(), jose.TypeAccessToken)
	second, err := first.Revoke(start.Add(time.Minute))
	if err != nil {
		t.Fatal(err)
	}
	for name, token := range map[string]string{"active": leaked, "next": ahead, "a stranger's": old} {
		if _, err := verifier(second, start).Verify(token, expected()); !errors.Is(err, jose.ErrInvalid) {
			t.Errorf("%s: a token of a revoked key: %v", name, err)
		}
	}
	fresh := sign(t, second, goodClaims(), jose.TypeAccessToken)
	if _, err := verifier(second, start).Verify(fresh, expected()); err != nil {
		t.Error(err)
	}
	states := map[jose.State]int{}
	for _, k := range second.Keys() {
		states[k.State]++
	}
	if diff := cmp.Diff(map[jose.State]int{jose.Active: 1, jose.Next: 1, jose.Retired: 1}, states); diff != "" {
		t.Error(diff)
	}
}

// TestSinceIsNotAge: the next key is old when it begins to sign, and is not due
// for that reason.
func TestSinceIsNotAge(t *testing.T) {
	at := start.Add(90 * 24 * time.Hour)
	r, err := ring(t).Promote(at)
	if err != nil {
		t.Fatal(err)
	}
	data, err := r.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	again, err := jose.LoadRing(data)
	if err != nil || !again.Since().Equal(at) || !again.Keys()[0].Created.Equal(start) {
		t.Errorf("signs since %s, %v", again.Since(), err)
	}
	if again.Published(at.Add(jose.PublishFirst-time.Second)) || !again.Published(at.Add(jose.PublishFirst)) {
		t.Error("the new next key is published at the wrong time")
	}
	// Rings were kept without it once.
	var loose map[string]any
	_ = json.Unmarshal(data, &loose)
	delete(loose["active"].(map[string]any), "since")
	data, _ = json.Marshal(loose)
	if old, err := jose.LoadRing(data); err != nil || !old.Since().Equal(start) {
		t.Errorf("%v", err)
	}
}

func TestNoRing(t *testing.T) {
	none := func() *jose.Ring { return nil }
	if _, err := jose.NewSigner(none).Sign(goodClaims(), jose.TypeJWT); err == nil {
		t.Error("signed without keys")
	}
	_, err := jose.NewVerifier(none, func() time.Time { return start }).Verify(sign(t, ring(t), goodClaims(), jose.TypeAccessToken), expected())
	if err == nil || errors.Is(err, jose.ErrInvalid) {
		t.Errorf("without keys it is not the token's fault: %v", err)
	}
}

func TestOpenFileRS256(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lti.json")
	if err := jose.SaveFile(path, lti(t)); err != nil {
		t.Fatal(err)
	}
	r, err := jose.RS256.OpenFile(path, start)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(published(t, lti(t)), published(t, r)); diff != "" {
		t.Error(diff)
	}
	if _, err := jose.OpenFile(path, start); err == nil {
		t.Error("LTI's ring opens as the ring of tokens")
	}
}

func FuzzLoadRS256(f *testing.F) {
	good, err := lti(f).Marshal()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add([]byte(`{"next":{"key":{"kty":"RSA","n":"","e":"","d":""}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := jose.RS256.LoadRing(data)
		if err != nil {
			return
		}
		want := expected()
		token := sign(t, r, goodClaims(), want.Type)
		if _, err := verifier(r, start).Verify(token, want); err != nil {
			t.Fatalf("an accepted ring does not know its own token: %v", err)
		}
	})
}

func BenchmarkSignRS256(b *testing.B) {
	s := jose.NewSigner(jose.Fixed(lti(b)))
	for b.Loop() {
		if _, err := s.Sign(goodClaims(), jose.TypeJWT); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkVerifyForeign(b *testing.B) {
	text, err := lti(b).Public()
	if err != nil {
		b.Fatal(err)
	}
	set, err := jose.ParseForeignKeys(text)
	if err != nil {
		b.Fatal(err)
	}
	token := sign(b, lti(b), goodClaims(), jose.TypeJWT)
	for b.Loop() {
		if _, err := jose.VerifyForeign(token, set); err != nil {
			b.Fatal(err)
		}
	}
}
