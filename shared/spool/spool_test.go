package spool_test

import (
	"bytes"
	"io"
	"os"
	"testing"

	"formwright/shared/spool"
)

// TestWhatGoesInComesOut on both sides of the bound, in pieces, more than once.
func TestWhatGoesInComesOut(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	for _, size := range []int{0, 1, spool.Memory - 1, spool.Memory, spool.Memory + 1, 3*spool.Memory + 7} {
		want := bytes.Repeat([]byte("abcdefghijk"), size/11+1)[:size]
		s := spool.New()
		if _, err := io.CopyBuffer(struct{ io.Writer }{s}, struct{ io.Reader }{bytes.NewReader(want)}, make([]byte, 1000)); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if got, err := io.ReadAll(s.Reader()); err != nil || !bytes.Equal(got, want) || s.Size() != int64(size) {
				t.Errorf("%d bytes came out as %d, %v", size, len(got), err)
			}
		}
		left, err := os.ReadDir(os.TempDir())
		if err != nil || len(left) > 0 {
			t.Errorf("%d bytes left %v behind, %v", size, left, err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestNoPlaceForTheFile(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir()+"/none")
	if _, err := spool.New().Write(make([]byte, spool.Memory+1)); err == nil {
		t.Error("nothing was said")
	}
}
