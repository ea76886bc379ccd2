// Package packtest is what the tests of packaged targets share: sample quizzes
// of every kind, and golden folders that hold an archive's entries as files.
package packtest

import (
	"archive/zip"
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Entry is one entry of an archive.
type Entry struct{ Name, Content string }

// Entries reads an archive in its order.
func Entries(t testing.TB, data []byte) []Entry {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var out []Entry
	for _, f := range r.File {
		rc, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(rc)
		if err != nil {
			t.Fatal(err)
		}
		rc.Close()
		out = append(out, Entry{f.Name, string(content)})
	}
	return out
}

// Golden compares the text entries of an archive with the files of a folder, or
// writes them there. Pictures are compared by their presence in order.txt, which
// also holds the order of the entries.
func Golden(t *testing.T, folder string, data []byte, update bool) {
	t.Helper()
	got := map[string]string{}
	var order []string
	for _, e := range Entries(t, data) {
		order = append(order, e.Name)
		if !strings.Contains(e.Name, "media/") {
			got[e.Name] = e.Content
		}
	}
	got["order.txt"] = strings.Join(order, "\n") + "\n"
	if update {
		rewrite(t, folder, got)
	}
	if diff := cmp.Diff(files(t, folder), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", folder, diff)
	}
}

func rewrite(t *testing.T, folder string, entries map[string]string) {
	t.Helper()
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	for name, content := range entries {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func files(t *testing.T, folder string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, path)
		out[filepath.ToSlash(name)] = string(content)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}
