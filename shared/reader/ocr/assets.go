package ocr

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"formwright/shared/problem"
)

// assets is what an engine is made of, read into memory.
type assets struct {
	module []byte
	langs  []string
	data   map[string][]byte // by language
}

// files are the assets as the engine opens them.
func (a assets) files() map[string][]byte {
	out := map[string][]byte{}
	for lang, data := range a.data {
		out[lang+".traineddata"] = data
	}
	return out
}

// largestData bounds a language file; the largest there is has 60 MB.
const largestData = 128 << 20

// language is what Tesseract calls a language: "eng", "chi_sim", "script/Cyrillic"
// without its folder.
var language = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_]{1,30}$`)

func findAssets(o Options) (assets, error) {
	langs := o.Langs
	if len(langs) == 0 {
		langs = []string{"eng"}
	}
	a := assets{langs: langs, data: map[string][]byte{}}
	var err error
	if a.module, err = readModule(o.Assets); err != nil {
		return assets{}, err
	}
	for _, lang := range langs {
		if !language.MatchString(lang) {
			return assets{}, problem.New(problem.DocumentUnsupported,
				"%q is no name of an OCR language. Names are like eng, deu or chi_sim, joined by + in a list.", lang)
		}
		if a.data[lang], err = readLanguage(lang, append(append([]string(nil), o.Dirs...), o.Assets)); err != nil {
			return assets{}, err
		}
	}
	return a, nil
}

// readModule insists on the very build that the host is written for: another
// one has other names for its imports.
func readModule(dir string) ([]byte, error) {
	file := filepath.Join(dir, moduleFile)
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, problem.Wrap(err, problem.DocumentUnsupported,
			"Pictures cannot be read here, because the OCR engine is not installed: run `make assets`, which needs npm, and try again.")
	}
	if err != nil {
		return nil, fmt.Errorf("read the OCR engine: %w", err)
	}
	if sum := sha256.Sum256(data); hex.EncodeToString(sum[:]) != moduleSHA256 {
		return nil, problem.New(problem.DocumentUnsupported,
			"Pictures cannot be read here, because %s of the OCR engine is not the version that is expected: run `make assets` and try again.", moduleFile)
	}
	return data, nil
}

// readLanguage takes the first file of a language that the folders hold.
func readLanguage(lang string, dirs []string) ([]byte, error) {
	for _, dir := range dirs {
		for _, end := range []string{".traineddata", ".traineddata.gz"} {
			data, err := os.ReadFile(filepath.Join(dir, lang+end))
			if errors.Is(err, fs.ErrNotExist) {
				continue
			}
			if err == nil {
				data, err = inflate(data)
			}
			if err != nil {
				return nil, fmt.Errorf("read OCR language %s: %w", lang, err)
			}
			return data, nil
		}
	}
	return nil, problem.New(problem.DocumentUnsupported,
		"Pictures in the language %q cannot be read here: no file %s.traineddata or %s.traineddata.gz is in %s. Run `make assets LANGS=%s`, or put the file there.",
		lang, lang, lang, strings.Join(dirs, " or "), lang)
}

func inflate(data []byte) ([]byte, error) {
	if !bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		return data, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("inflate: %w", err)
	}
	out, err := io.ReadAll(io.LimitReader(z, largestData+1))
	if err != nil {
		return nil, fmt.Errorf("inflate: %w", err)
	}
	if len(out) > largestData {
		return nil, fmt.Errorf("inflate: over %d bytes", largestData)
	}
	return out, nil
}
