package ocr

import (
	"bytes"
	"compress/gzip"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"formwright/shared/problem"
)

func TestMissingEngineNamesTheCommand(t *testing.T) {
	_, err := New(context.Background(), Options{Assets: t.TempDir()})
	if problem.CodeOf(err) != problem.DocumentUnsupported || !strings.Contains(problem.Of(err).Message, "make assets") {
		t.Errorf("got %v", err)
	}
}

func TestAnotherBuildIsRefused(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, moduleFile), []byte("\x00asm"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := New(context.Background(), Options{Assets: dir})
	if problem.CodeOf(err) != problem.DocumentUnsupported || !strings.Contains(problem.Of(err).Message, "version") {
		t.Errorf("got %v", err)
	}
}

func TestReadLanguage(t *testing.T) {
	assets, other := t.TempDir(), t.TempDir()
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write([]byte("deu from the other folder")); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	for file, data := range map[string][]byte{
		filepath.Join(assets, "eng.traineddata"):   []byte("eng"),
		filepath.Join(assets, "deu.traineddata"):   []byte("deu"),
		filepath.Join(other, "deu.traineddata.gz"): packed.Bytes(),
		filepath.Join(other, "fra.traineddata.gz"): packed.Bytes()[:20],
	} {
		if err := os.WriteFile(file, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	dirs := []string{other, assets}
	for lang, want := range map[string]string{"eng": "eng", "deu": "deu from the other folder"} {
		if got, err := readLanguage(lang, dirs); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v", lang, got, err)
		}
	}
	if _, err := readLanguage("fra", dirs); err == nil {
		t.Error("a file that is cut off was taken")
	}
	_, err := readLanguage("spa", dirs)
	if m := problem.Of(err).Message; !strings.Contains(m, "spa.traineddata") || !strings.Contains(m, other) {
		t.Errorf("the message names no file and folder: %s", m)
	}
}

func TestNamesOfLanguages(t *testing.T) {
	for name, ok := range map[string]bool{"eng": true, "chi_sim": true, "../eng": false, "": false, "eng+deu": false} {
		if language.MatchString(name) != ok {
			t.Errorf("%q: %v", name, !ok)
		}
	}
}
