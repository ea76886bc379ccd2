package writer_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

var update = flag.Bool("update", false, "write the golden files anew")

// textTargets are those whose files can be read in a review.
func textTargets() []target.ID {
	return []target.ID{target.LMSB, target.QuizB, target.GIFT, target.Aiken, target.Cloze}
}

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

func TestGolden(t *testing.T) {
	for name, q := range cases() {
		for _, id := range textTargets() {
			t.Run(name+"/"+string(id), func(t *testing.T) {
				tg, _ := target.Find(id)
				dir := filepath.Join("testdata", "golden", name)
				file, report := written(q, id)
				if name == "hostile" && id == target.LMSB { // by its hash: it is long, and read back elsewhere
					file = hash(file)
				}
				golden(t, filepath.Join(dir, string(id)+tg.Extension), file)
				golden(t, filepath.Join(dir, string(id)+".losses"), []byte(report))
			})
		}
	}
}

// TestGoldenMany pins the bytes of a large quiz by their hash.
func TestGoldenMany(t *testing.T) {
	for _, id := range textTargets() {
		file, report := written(quiztest.Many(1000), id)
		golden(t, filepath.Join("testdata", "golden", "many", string(id)+".sha256"), hash(append(file, report...)))
	}
}

func hash(data []byte) []byte {
	sum := sha256.Sum256(data)
	return []byte(hex.EncodeToString(sum[:]) + "\n")
}

// written is the file and, a line each, the losses or the problem.
func written(q quiz.Quiz, id target.ID) (file []byte, report string) {
	var b bytes.Buffer
	losses, err := writer.Write(&b, q, id)
	var lines []string
	for _, l := range losses {
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
