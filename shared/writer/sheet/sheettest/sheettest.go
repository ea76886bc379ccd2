// Package sheettest helps the tests of writers of spreadsheets: it writes quizzes
// and reads the files again as others do, with the parser of the language alone.
package sheettest

import (
	"bytes"
	"encoding/csv"
	"io"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// Writer is the function that writes a family's files.
type Writer func(io.Writer, quiz.Quiz, target.Target) ([]quiz.Loss, error)

// File is what became of a quiz.
type File struct {
	Fitted quiz.Quiz
	Losses []quiz.Loss // of fitting and of writing
	Data   []byte
}

// Write fits and writes a quiz; ok is false when the target holds nothing of it.
func Write(t rapid.TB, id target.ID, write Writer, q quiz.Quiz) (f File, ok bool) {
	t.Helper()
	tg, _ := target.Find(id)
	fitted, losses, err := fit.Fit(q, tg)
	if err != nil {
		return File{}, false
	}
	var b bytes.Buffer
	more, err := write(&b, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	return File{fitted, append(losses, more...), b.Bytes()}, true
}

// Has reports whether an item lost something of this code.
func (f File) Has(item string, code quiz.LossCode) bool {
	for _, l := range f.Losses {
		if l.Item == item && l.Code == code {
			return true
		}
	}
	return false
}

// Rows reads a CSV file, whose lines end as they should.
func (f File) Rows(t rapid.TB) [][]string {
	t.Helper()
	text, ok := strings.CutPrefix(string(f.Data), "\ufeff")
	if !ok || strings.Count(text, "\n") != strings.Count(text, "\r\n") {
		t.Fatal("no byte order mark, or a line that does not end with CRLF")
	}
	r := csv.NewReader(strings.NewReader(text))
	r.FieldsPerRecord = -1
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// Safe makes cells safe as the file has them.
func Safe(cells ...string) []string {
	for i, c := range cells {
		cells[i] = sheet.Safe(sheet.Plain(c))
	}
	return cells
}

// Fixed are quizzes that every target is tried with.
func Fixed() []quiz.Quiz {
	return []quiz.Quiz{quiztest.OneOfEach(), quiztest.Everything(), quiztest.HostileQuiz(), quiztest.Languages(), quiztest.Unkeyed()}
}

// All calls test with the fixed quizzes and with generated ones.
func All(t *testing.T, test func(rapid.TB, quiz.Quiz)) {
	for _, q := range Fixed() {
		test(t, q)
	}
	rapid.Check(t, func(t *rapid.T) { test(t, quiztest.Quizzes().Draw(t, "quiz")) })
}
