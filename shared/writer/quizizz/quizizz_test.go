package quizizz_test

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/quizizz"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
)

func write(t rapid.TB, q quiz.Quiz) (fitted quiz.Quiz, file string) {
	t.Helper()
	tg, _ := target.Find(target.QuizB)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, "" // nothing of it can be held
	}
	var b bytes.Buffer
	if _, err := quizizz.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	return fitted, b.String()
}

// rows reads the questions of a file as the importer does: from the third row.
func rows(t rapid.TB, file string) [][]string {
	t.Helper()
	text, ok := strings.CutPrefix(file, "\ufeff")
	if !ok {
		t.Fatal("no byte order mark")
	}
	all, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	head := "Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation"
	if got := strings.Join(all[0], ","); got != head {
		t.Fatalf("the heading is %q", got)
	}
	return all[2:]
}

func checkImport(t rapid.TB, q quiz.Quiz) {
	fitted, file := write(t, q)
	if file == "" {
		return
	}
	var want [][]string
	for _, item := range fitted.Items {
		row := make([]string, 11)
		row[0], row[8], row[10] = item.Stem.Text(), "30", item.Feedback.General.Text()
		switch r := item.Response.(type) {
		case quiz.Choice:
			row[1] = map[bool]string{false: "Multiple Choice", true: "Checkbox"}[r.Multiple]
			for i, e := range r.Choices {
				row[2+i] = e.Content.Line()
			}
			var key []string
			for _, k := range r.Key {
				key = append(key, string(rune('1'+k)))
			}
			row[7] = strings.Join(key, ",")
		case quiz.Text:
			row[1] = "Fill-in-the-Blank"
			for i, a := range r.Accepted {
				row[2+i] = a.Text
			}
		case quiz.Essay:
			row[1] = "Open-Ended"
		}
		want = append(want, sheettest.Safe(row...))
	}
	if d := cmp.Diff(want, rows(t, file)); d != "" {
		t.Fatal(d)
	}
}

func TestImportMeansTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkImport(t, quiztest.Quizzes().Draw(t, "quiz")) })
}

func TestFixedQuizzesImport(t *testing.T) {
	for _, q := range []quiz.Quiz{quiztest.OneOfEach(), quiztest.Everything(), quiztest.HostileQuiz(), quiztest.Languages(), quiztest.Unkeyed()} {
		checkImport(t, q)
	}
}

func TestLinesEndWithCRLF(t *testing.T) {
	_, file := write(t, quiztest.OneOfEach())
	if n := strings.Count(file, "\n"); n == 0 || n != strings.Count(file, "\r\n") {
		t.Error("a line does not end with CRLF")
	}
}
