package extract

import (
	"os"
	"path/filepath"
	"testing"
)

// TestOverlayCache: what is shipped is found, what is new is written beside it,
// and the shipped folder stays as it is.
func TestOverlayCache(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	shipped := t.TempDir()
	version := filepath.Join(shipped, "wazero-v1-amd64-linux")
	if err := os.Mkdir(version, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(version, "compiled"), []byte("code"), 0o444); err != nil {
		t.Fatal(err)
	}
	folder, err := OverlayCache(shipped)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(folder, "wazero-v1-amd64-linux", "compiled"))
	if err != nil || string(got) != "code" {
		t.Errorf("%q, %v", got, err)
	}
	if err := os.WriteFile(filepath.Join(folder, "wazero-v1-amd64-linux", "new"), nil, 0o600); err != nil {
		t.Error(err)
	}
	if err := os.Remove(filepath.Join(folder, "wazero-v1-amd64-linux", "compiled")); err != nil { // as wazero does with what is stale
		t.Error(err)
	}
	if entries, err := os.ReadDir(version); err != nil || len(entries) != 1 {
		t.Errorf("the shipped folder holds %v, %v", entries, err)
	}
	if empty, err := OverlayCache(filepath.Join(shipped, "missing")); err != nil {
		t.Error(err)
	} else if entries, err := os.ReadDir(empty); err != nil || len(entries) != 0 {
		t.Errorf("without a shipped folder: %v, %v", entries, err)
	}
}
