package packtest

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
	"testing"
)

// Edit writes an archive anew with a text of its files changed wherever it
// stands; it must stand somewhere.
func Edit(t testing.TB, data []byte, old, changed string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	found := false
	for _, e := range Entries(t, data) {
		found = found || strings.Contains(e.Content, old)
		w, err := z.Create(e.Name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, strings.ReplaceAll(e.Content, old, changed)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if !found {
		t.Fatalf("%q stands nowhere", old)
	}
	return b.Bytes()
}
