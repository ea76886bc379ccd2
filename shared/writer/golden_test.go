package writer_test

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

var update = flag.Bool("update", false, "write the golden files anew")

// cases are the quizzes that golden files are made of, by the name of their
// folder: one for each kind of item, and the fixed ones.
func cases() map[string]quiz.Quiz {
	out := map[string]quiz.Quiz{
		"everything": quiztest.Everything(), "hostile": quiztest.HostileQuiz(),
		"languages": quiztest.Languages(), "unkeyed": quiztest.Unkeyed(),
	}
	names := []string{"single", "multiple", "truefalse", "text", "number", "match", "order", "essay", "blanks", "dropdowns"}
	for i, item := range quiztest.OneOfEach().Items {
		out["type-"+names[i]] = quiztest.Of("One question", item)
	}
	return out
}

// read are the cases whose archives stand in the golden folder entry by entry;
// those of the others are pinned by their hash, because they are long.
func isRead(name string) bool { return name == "everything" || strings.HasPrefix(name, "type-") }

func TestGolden(t *testing.T) {
	for name, q := range cases() {
		for _, tg := range available() {
			t.Run(name+"/"+string(tg.ID), func(t *testing.T) {
				dir := filepath.Join("testdata", "golden", name)
				file, report := written(q, tg.ID)
				ending := tg.Extension
				if bytes.HasPrefix(file, []byte("PK")) {
					file, ending = entries(t, file, isRead(name)), ending+".txt"
				} else if name == "hostile" && tg.ID == target.LMSB { // it is long, and read back elsewhere
					file = hash(file)
				}
				golden(t, filepath.Join(dir, string(tg.ID)+ending), file)
				golden(t, filepath.Join(dir, string(tg.ID)+".losses"), []byte(report))
			})
		}
	}
}

// entries shows an archive in the order of its entries: text as it is, anything
// else by its hash.
func entries(t *testing.T, file []byte, whole bool) []byte {
	t.Helper()
	if !whole {
		return hash(file)
	}
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if !utf8.Valid(content) || bytes.IndexByte(content, 0) >= 0 {
			content = hash(content)
		}
		fmt.Fprintf(&out, "==> %s <==\n%s\n", f.Name, bytes.TrimSuffix(content, []byte("\n")))
	}
	return out.Bytes()
}

// TestGoldenMany pins the bytes of a large quiz by their hash.
func TestGoldenMany(t *testing.T) {
	for _, tg := range available() {
		file, report := written(quiztest.Many(1000), tg.ID)
		golden(t, filepath.Join("testdata", "golden", "many", string(tg.ID)+".sha256"), hash(append(file, report...)))
	}
}

func hash(data []byte) []byte {
	sum := sha256.Sum256(data)
	return []byte(hex.EncodeToString(sum[:]) + "\n")
}

// written is the file and, a line each, the losses or the problem.
func written(q quiz.Quiz, id target.ID) (file []byte, report string) {
	var b bytes.Buffer
	out, err := writer.Write(&b, q, id, target.Options{})
	var lines []string
	for _, l := range out.Losses {
		lines = append(lines, fmt.Sprintf("%s\t%s\t%s", l.Item, l.Code, l.Message))
	}
	if err != nil {
		lines = append(lines, err.Error())
	}
	if len(lines) > 0 {
		report = strings.Join(lines, "\n") + "\n"
	}
	return b.Bytes(), report
}

// golden compares got with a file; nothing is no file.
func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update && len(got) == 0 {
		return
	}
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if len(got) == 0 && os.IsNotExist(err) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), string(got)); d != "" {
		t.Errorf("%s differs (run with -update when it should):\n%s", path, d)
	}
}
