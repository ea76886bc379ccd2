package ocrtest

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// Folder is where `make assets` lays the real engine, "" when it is not there.
func Folder() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", fmt.Errorf("find the assets: %w", err)
	}
	for {
		assets := filepath.Join(dir, ".assets")
		if _, err := os.Stat(assets); err == nil {
			return assets, nil
		}
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil || dir == filepath.Dir(dir) {
			return "", nil
		}
		dir = filepath.Dir(dir)
	}
}

// Assets is the folder of the real engine, "" when it is not installed, which
// fails the test when it is required.
func Assets(t testing.TB, required bool) string {
	t.Helper()
	assets, err := Folder()
	if err != nil {
		t.Fatal(err)
	}
	if assets == "" && required {
		t.Fatal("the OCR engine is not installed: run make assets")
	}
	if assets == "" {
		t.Log("not run, because the OCR engine is not installed: run make assets")
	}
	return assets
}
