package pack_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/richtext"
	"formwright/shared/writer/pack"
)

type entry struct{ Name, Content string }

func read(t *testing.T, data []byte) []entry {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var out []entry
	for _, f := range r.File {
		if want := time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC); !f.Modified.Equal(want) {
			t.Errorf("%s has the date %v, not %v", f.Name, f.Modified, want)
		}
		rc, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(rc)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, entry{f.Name, string(content)})
	}
	return out
}

func archive(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	a := pack.New(&b)
	png := richtext.NewMedia("image/png", 1, 1, []byte("not really a picture"))
	svg := richtext.NewMedia("image/svg+xml", 1, 1, []byte(strings.Repeat("<svg/>", 100)))
	for _, err := range []error{
		a.Add("z.xml", "<z/>"),
		a.Media("media/p.png", png),
		a.Media("media/p.svg", svg),
		a.Add("[Content_Types].xml", strings.Repeat("text ", 1000)),
		a.Close(),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	return b.Bytes()
}

func TestArchiveKeepsOrderAndContent(t *testing.T) {
	want := []entry{
		{"z.xml", "<z/>"},
		{"media/p.png", "not really a picture"},
		{"media/p.svg", strings.Repeat("<svg/>", 100)},
		{"[Content_Types].xml", strings.Repeat("text ", 1000)},
	}
	if diff := cmp.Diff(want, read(t, archive(t))); diff != "" {
		t.Error(diff)
	}
}

func TestSameEntriesSameBytes(t *testing.T) {
	if !bytes.Equal(archive(t), archive(t)) {
		t.Error("two archives of the same entries differ")
	}
}

func TestNamesThatAreRefused(t *testing.T) {
	for _, name := range []string{"", "/a", "a//b", "../a", "a/./b", "ä.xml", "a b", `a\b`, "a\x00"} {
		if err := pack.New(io.Discard).Add(name, ""); err == nil {
			t.Errorf("%q was accepted", name)
		}
	}
	a := pack.New(io.Discard)
	if err := a.Add("a", ""); err != nil {
		t.Fatal(err)
	}
	if err := a.Add("a", ""); err == nil {
		t.Error("a name was accepted twice")
	}
}

func TestMediaThatCannotBeRead(t *testing.T) {
	gone := errors.New("gone")
	cases := map[string]richtext.Media{
		"cannot open": richtext.LazyMedia("image/png", 1, 1, 3, func() (io.ReadCloser, error) { return nil, gone }),
		"too short":   sized("ab", 3),
		"too long":    sized("abcd", 3),
	}
	for name, m := range cases {
		if err := pack.New(io.Discard).Media("p.png", m); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func sized(content string, size int64) richtext.Media {
	return richtext.LazyMedia("image/png", 1, 1, size, func() (io.ReadCloser, error) {
		return io.NopCloser(strings.NewReader(content)), nil
	})
}

// TestMediaIsNotHeldInMemory allocates far less than the 64 MB that pass
// through.
func TestMediaIsNotHeldInMemory(t *testing.T) {
	const size = 64 << 20
	m := richtext.LazyMedia("image/jpeg", 1, 1, size, func() (io.ReadCloser, error) {
		return io.NopCloser(io.LimitReader(zeros{}, size)), nil
	})
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	a := pack.New(io.Discard)
	if err := a.Media("p.jpg", m); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	if got := after.TotalAlloc - before.TotalAlloc; got > 8<<20 {
		t.Errorf("%d bytes were allocated to write %d", got, size)
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

func TestMediaName(t *testing.T) {
	if got, want := pack.MediaName(strings.Repeat("0123456789abcdef", 4), "image/jpeg"), "0123456789abcdef.jpg"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
