package extract

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// OverlayCache makes a new folder for compiled engines that begins with what a
// shipped folder holds. A shipped one may be read-only, and what was compiled for
// another processor is not found in it; then the engines are compiled into the
// new folder, once for all workers. shipped may be missing.
func OverlayCache(shipped string) (string, error) {
	folder, err := os.MkdirTemp("", "formwright-cache-")
	if err != nil {
		return "", fmt.Errorf("make a cache folder: %w", err)
	}
	shipped, err = filepath.Abs(shipped)
	if err != nil {
		return "", fmt.Errorf("find the shipped cache: %w", err)
	}
	err = filepath.WalkDir(shipped, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // what cannot be read is not in the cache
		}
		name, err := filepath.Rel(shipped, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			return os.MkdirAll(filepath.Join(folder, name), 0o700)
		}
		return os.Symlink(path, filepath.Join(folder, name))
	})
	if err != nil {
		return "", fmt.Errorf("lay the shipped cache out: %w", err)
	}
	return folder, nil
}
