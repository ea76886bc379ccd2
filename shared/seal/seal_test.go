package seal_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/seal"
)

var (
	start = time.Unix(1_750_000_000, 0)
	plain = []byte("a refresh token")
	row   = []byte("USER#1/CLOUD")
)

func sealed(t testing.TB, r *seal.Ring) []byte {
	t.Helper()
	out, err := seal.NewBox(seal.Fixed(r)).Seal(plain, row)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestSealOpen(t *testing.T) {
	r := seal.NewRing(start)
	box := seal.NewBox(seal.Fixed(r))
	for _, text := range [][]byte{{}, {0}, plain, bytes.Repeat([]byte("x"), seal.MaxPlain)} {
		got, err := box.Seal(text, row)
		if err != nil {
			t.Fatal(err)
		}
		back, err := box.Open(got, row)
		if err != nil || !bytes.Equal(back, text) {
			t.Errorf("%d bytes came back as %d, %v", len(text), len(back), err)
		}
	}
	if bytes.Equal(sealed(t, r), sealed(t, r)) {
		t.Error("two seals of one text are the same: a nonce was used twice")
	}
	if bytes.Contains(sealed(t, r), plain) {
		t.Error("the text stands in the sealed bytes")
	}
	if _, err := box.Seal(make([]byte, seal.MaxPlain+1), nil); err == nil {
		t.Error("sealed over the limit")
	}
}

func TestOpenRefusesEveryChangedBit(t *testing.T) {
	r := seal.NewRing(start)
	box, good := seal.NewBox(seal.Fixed(r)), sealed(t, r)
	for i := range good {
		for bit := range 8 {
			bad := bytes.Clone(good)
			bad[i] ^= 1 << bit
			got, err := box.Open(bad, row)
			if got != nil || !errors.Is(err, seal.ErrBroken) && !errors.Is(err, seal.ErrNoKey) {
				t.Fatalf("byte %d, bit %d: %q, %v", i, bit, got, err)
			}
		}
	}
	for n := range good {
		if _, err := box.Open(good[:n], row); !errors.Is(err, seal.ErrBroken) {
			t.Fatalf("cut to %d bytes: %v", n, err)
		}
	}
	if _, err := box.Open(append(bytes.Clone(good), 0), row); !errors.Is(err, seal.ErrBroken) {
		t.Errorf("a byte more: %v", err)
	}
}

func TestOpenWantsTheSameContext(t *testing.T) {
	r := seal.NewRing(start)
	box, good := seal.NewBox(seal.Fixed(r)), sealed(t, r)
	for _, other := range []string{"", "USER#2/CLOUD", "USER#1/CLOUD ", "USER#1/CLOU"} {
		if _, err := box.Open(good, []byte(other)); !errors.Is(err, seal.ErrBroken) {
			t.Errorf("context %q: %v", other, err)
		}
	}
}

func TestRotate(t *testing.T) {
	first := seal.NewRing(start)
	second := first.Rotate(start.Add(time.Hour))
	old, fresh := sealed(t, first), sealed(t, second)
	box := seal.NewBox(seal.Fixed(second))
	for _, s := range [][]byte{old, fresh} {
		if got, err := box.Open(s, row); err != nil || !bytes.Equal(got, plain) {
			t.Errorf("%q, %v", got, err)
		}
	}
	if box.Current(old) || !box.Current(fresh) || box.Current(nil) {
		t.Error("what the active key sealed is not known")
	}
	if _, err := seal.NewBox(seal.Fixed(first)).Open(fresh, row); !errors.Is(err, seal.ErrNoKey) {
		t.Errorf("the ring from before: %v", err)
	}
	if _, err := seal.NewBox(seal.Fixed(seal.NewRing(start))).Open(old, row); !errors.Is(err, seal.ErrNoKey) {
		t.Errorf("another ring: %v", err)
	}
	keys := second.Keys()
	if len(keys) != 2 || !keys[0].Active || keys[1].Active || !second.Since().Equal(start.Add(time.Hour)) || keys[1].ID != first.Keys()[0].ID {
		t.Errorf("%+v since %s", keys, second.Since())
	}
}

// behind has read the ring before another process rotated it.
type behind struct{ old, fresh *seal.Ring }

func (b behind) Get() *seal.Ring   { return b.old }
func (b behind) Again() *seal.Ring { return b.fresh }

func TestOpenReadsTheRingAgain(t *testing.T) {
	first := seal.NewRing(start)
	second := first.Rotate(start)
	if got, err := seal.NewBox(behind{first, second}).Open(sealed(t, second), row); err != nil || !bytes.Equal(got, plain) {
		t.Errorf("%q, %v", got, err)
	}
	none := seal.NewBox(behind{})
	if _, err := none.Open(sealed(t, first), row); !errors.Is(err, seal.ErrNoKey) {
		t.Errorf("without a ring: %v", err)
	}
	if _, err := none.Seal(plain, row); err == nil || none.Current(sealed(t, first)) {
		t.Error("sealed without a ring")
	}
}

func TestRingIsKept(t *testing.T) {
	r := seal.NewRing(start).Rotate(start.Add(time.Hour))
	data, err := r.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	again, err := seal.LoadRing(data)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(r.Keys(), again.Keys()); diff != "" {
		t.Error(diff)
	}
	path := filepath.Join(t.TempDir(), "keys", "seal.json")
	made, err := seal.OpenFile(path, start)
	if err != nil {
		t.Fatal(err)
	}
	read, err := seal.OpenFile(path, start.Add(time.Hour))
	if diff := cmp.Diff(made.Keys(), read.Keys()); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if err := os.WriteFile(path, []byte("broken"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := seal.OpenFile(path, start); err == nil {
		t.Error("a broken ring was opened or replaced")
	}
}

func TestLoadRingRefuses(t *testing.T) {
	const secret = "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U"
	one := `{"secret":"` + secret + `","created":1}`
	if _, err := seal.LoadRing([]byte(`{"active":` + one + `}`)); err != nil {
		t.Fatal(err)
	}
	tests := map[string]string{
		"nothing":    "",
		"no keys":    "{}",
		"a short":    `{"active":{"secret":"c2VjcmV0"}}`,
		"no base64":  `{"active":{"secret":"` + secret[1:] + `!"}}`,
		"all zeros":  `{"active":{"secret":"` + strings.Repeat("A", 43) + `"}}`,
		"one twice":  `{"active":` + one + `,"old":[` + one + `]}`,
		"cut":        `{"active":` + one,
		"wrong type": `{"active":"` + secret + `"}`,
	}
	for name, text := range tests {
		_, err := seal.LoadRing([]byte(text))
		if err == nil || strings.Contains(err.Error(), "c2Vj") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzOpen(f *testing.F) {
	r := seal.NewRing(start)
	box, good := seal.NewBox(seal.Fixed(r)), sealed(f, r)
	f.Add(good, row)
	f.Add([]byte{}, []byte{})
	f.Fuzz(func(t *testing.T, data, context []byte) {
		got, err := box.Open(data, context)
		if err == nil && (!bytes.Equal(data, good) || !bytes.Equal(context, row) || !bytes.Equal(got, plain)) {
			t.Fatalf("opened %x under %q", data, context)
		}
	})
}

func FuzzLoadRing(f *testing.F) {
	data, _ := seal.NewRing(start).Rotate(start).Marshal()
	f.Add(data)
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := seal.LoadRing(data)
		if err != nil {
			return
		}
		again, err := r.Marshal()
		if err != nil || !json.Valid(again) {
			t.Fatal(err)
		}
		if _, err := seal.NewBox(seal.Fixed(r)).Open(sealed(t, r), row); err != nil {
			t.Fatal(err)
		}
	})
}

func BenchmarkOpen(b *testing.B) {
	r := seal.NewRing(start)
	box, good := seal.NewBox(seal.Fixed(r)), sealed(b, r)
	for b.Loop() {
		if _, err := box.Open(good, row); err != nil {
			b.Fatal(err)
		}
	}
}
