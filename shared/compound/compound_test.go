package compound

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io/fs"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/compound/compoundtest"
)

type part = compoundtest.Part

func sample(shift uint16) ([]byte, []byte, []byte) {
	short := bytes.Repeat([]byte("short "), 30) // three small sectors
	long := bytes.Repeat([]byte("a long stream"), 2000)
	return compoundtest.Build(shift,
		part{Name: "Equation Native", Data: short},
		part{Name: "\x01Ole", Data: []byte("x")},
		part{Name: "Empty"},
		part{Name: "ObjectPool", Parts: []part{{Name: "_1", Parts: []part{{Name: "CONTENTS", Data: long}}}}},
	), short, long
}

func TestStreamsAreRead(t *testing.T) {
	for _, shift := range []uint16{9, 12} {
		data, short, long := sample(shift)
		f, err := Open(data)
		if err != nil {
			t.Fatal(err)
		}
		names := []string{"\x01Ole", "Empty", "Equation Native", "ObjectPool/_1/CONTENTS"}
		if diff := cmp.Diff(names, f.Names()); diff != "" {
			t.Error(diff)
		}
		for name, want := range map[string][]byte{"Equation Native": short, "ObjectPool/_1/CONTENTS": long, "Empty": nil} {
			got, err := f.Stream(name)
			if err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: %d bytes, want %d (%v)", name, len(got), len(want), err)
			}
		}
		if _, err := f.Stream("CONTENTS"); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("a stream that is not there: %v", err)
		}
	}
}

// The last sector may end with its content.
func TestLastSectorCutShort(t *testing.T) {
	data := compoundtest.Build(9, part{Name: "A", Data: bytes.Repeat([]byte("x"), 5000)})
	f, err := Open(data[:len(data)-300])
	if err != nil {
		t.Fatal(err)
	}
	if got, err := f.Stream("A"); len(got) != 5000 {
		t.Errorf("%d bytes (%v)", len(got), err)
	}
}

func TestDamageIsAnError(t *testing.T) {
	for name, spoil := range map[string]func([]byte) []byte{
		"too short":            func(d []byte) []byte { return d[:400] },
		"no compound file":     func(d []byte) []byte { return append([]byte("PK"), d...) },
		"unknown sectors":      func(d []byte) []byte { d[30] = 20; return d },
		"directory outside":    func(d []byte) []byte { binary.LittleEndian.PutUint32(d[48:], 9999); return d },
		"table outside":        func(d []byte) []byte { binary.LittleEndian.PutUint32(d[76:], 9999); return d },
		"lists of lists":       func(d []byte) []byte { binary.LittleEndian.PutUint32(d[68:], 0); return d },
		"cut in the middle":    func(d []byte) []byte { return d[:2000] },
		"directory is missing": func(d []byte) []byte { binary.LittleEndian.PutUint32(d[48:], 0xFFFFFFFE); return d },
	} {
		data, _, _ := sample(9)
		if _, err := Open(spoil(data)); !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Chains and trees that turn in a circle end.
func TestCirclesEnd(t *testing.T) {
	data := compoundtest.Build(9, part{Name: "A", Data: bytes.Repeat([]byte("x"), 5000)}, part{Name: "B", Data: []byte("b")})
	f, err := Open(data)
	if err != nil {
		t.Fatal(err)
	}
	f.table[3] = 0
	if _, err := f.Stream("A"); !errors.Is(err, ErrDamaged) {
		t.Errorf("a chain in a circle: %v", err)
	}
	f.small[0] = 0
	if _, err := f.Stream("B"); !errors.Is(err, ErrDamaged) {
		t.Errorf("a short chain in a circle: %v", err)
	}
	at := bytes.Index(data, []byte("B\x00\x00")) // the entry of B
	binary.LittleEndian.PutUint32(data[at+72:], 1)
	if again, err := Open(data); err != nil || len(again.Names()) != 2 {
		t.Errorf("a directory in a circle: %v", err)
	}
}

func FuzzOpen(f *testing.F) {
	data, _, _ := sample(9)
	f.Add(data)
	wide, _, _ := sample(12)
	f.Add(wide)
	f.Add(data[:1024])
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := Open(data)
		if err != nil {
			return
		}
		for i, name := range file.Names() {
			if i == 20 {
				break
			}
			if content, err := file.Stream(name); err == nil && len(content) > len(data)+file.sector {
				t.Errorf("%q has more bytes than the file", name)
			}
		}
	})
}
