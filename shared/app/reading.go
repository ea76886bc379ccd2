package app

import (
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"formwright/shared/config"
	"formwright/shared/reader"
	"formwright/shared/reader/extract"
)

// Folders of the engines. A deployed function finds them beside its executable,
// one machine has the first in the working directory and the second in DATA_DIR.
const (
	assetsInWork   = ".assets"
	assetsShipped  = "assets"
	cacheShipped   = "wazero-cache"
	cacheDirectory = "cache"
)

// CommandReader is a reader for commands that read a document and end. Its pool
// must be closed.
func CommandReader(cfg config.Config) (reader.Reader, *extract.Pool, error) {
	pool, err := newPool(cfg, commandCache(cfg.DataDir), slog.New(slog.DiscardHandler))
	if err != nil {
		return reader.Reader{}, nil, err
	}
	return reader.Reader{Extractor: pool}, pool, nil
}

// newPool makes the workers' pool. cache is the folder of compiled engines, empty
// for none.
func newPool(cfg config.Config, cache string, log *slog.Logger) (*extract.Pool, error) {
	assets, err := findAssets(cfg.OCR)
	if err != nil {
		return nil, err
	}
	return extract.New(extract.Options{
		Settings:    extract.Settings{Languages: cfg.OCR.Languages, Backend: cfg.OCR.Backend, Assets: assets, Cache: cache},
		Environment: cfg.OCR.Environment, Log: log,
	})
}

// findAssets finds the folder of the OCR engine: ASSETS_DIR, or .assets in the
// working directory, or assets beside the program. None is no error until a
// picture comes; a folder or a language that was asked for by name must be there.
func findAssets(o config.OCR) (string, error) {
	folders := []string{assetsInWork}
	if path, err := os.Executable(); err == nil {
		folders = append(folders, filepath.Join(filepath.Dir(path), assetsShipped))
	}
	if o.Assets != "" {
		if !isFolder(o.Assets) {
			return "", fmt.Errorf("ASSETS_DIR is %q; an existing folder is allowed", o.Assets)
		}
		folders = []string{o.Assets}
	}
	for _, folder := range folders {
		if isFolder(folder) {
			return folder, checkLanguages(o, folder)
		}
	}
	return assetsInWork, checkLanguages(o, assetsInWork)
}

// checkLanguages wants the files of all languages but the built-in English.
func checkLanguages(o config.OCR, folder string) error {
	for _, language := range o.Languages {
		file := filepath.Join(folder, language+".traineddata")
		if language == "eng" || o.Backend != config.Tesseract || exists(file) || exists(file+".gz") {
			continue
		}
		return fmt.Errorf("OCR_LANGS names %s, but %s is not there (nor with .gz)", language, file)
	}
	return nil
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// machineCache is the cache folder of one machine, empty when it cannot be made:
// it only saves time.
func machineCache(dataDir string) string {
	path := filepath.Join(dataDir, cacheDirectory)
	if os.MkdirAll(path, 0o700) != nil {
		return ""
	}
	return path
}

// commandCache is the cache folder of a command, which makes no DATA_DIR: the
// user's own stands in for one.
func commandCache(dataDir string) string {
	if isFolder(dataDir) {
		return machineCache(dataDir)
	}
	if user, err := os.UserCacheDir(); err == nil {
		return machineCache(filepath.Join(user, "formwright"))
	}
	return ""
}

// shippedCache lays the cache that came with a deployed function out where it can
// be written to.
func shippedCache() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("find the program itself: %w", err)
	}
	return extract.OverlayCache(filepath.Join(filepath.Dir(path), cacheShipped))
}
