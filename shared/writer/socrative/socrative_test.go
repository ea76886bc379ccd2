package socrative_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/socrative"
	"formwright/shared/writer/target"
)

// open reads a workbook with a library of others.
func open(t rapid.TB, f sheettest.File) *excelize.File {
	t.Helper()
	book, err := excelize.OpenReader(bytes.NewReader(f.Data))
	if err != nil {
		t.Fatal(err)
	}
	if names := book.GetSheetList(); len(names) != 1 || names[0] != "Quiz" {
		t.Fatalf("sheets %q", names)
	}
	return book
}

// at is a cell, which must hold a text when it holds anything.
func at(t rapid.TB, book *excelize.File, place string) string {
	t.Helper()
	value, err := book.GetCellValue("Quiz", place)
	if err != nil {
		t.Fatal(err)
	}
	if kind, err := book.GetCellType("Quiz", place); err != nil || value != "" && kind != excelize.CellTypeSharedString {
		t.Fatalf("%s is of type %v, %v", place, kind, err)
	}
	return value
}

// row are cells of a row side by side, without empty ones at the end.
func row(t rapid.TB, book *excelize.File, columns string, n int) []string {
	var out []string
	for _, c := range columns {
		out = append(out, at(t, book, fmt.Sprintf("%c%d", c, n)))
	}
	for len(out) > 0 && out[len(out)-1] == "" {
		out = out[:len(out)-1]
	}
	if len(out) == 0 {
		return nil
	}
	return out
}

func TestTemplate(t *testing.T) {
	q := quiztest.OneOfEach()
	f, _ := sheettest.Write(t, target.QuizE, socrative.Write, q)
	book := open(t, f)
	for place, want := range map[string]string{
		"A1": "Instructions:", "A3": "1. Quiz Name:", "B3": "One of each", "Y2": "Open-ended", "Y3": "Multiple choice", "Z2": "A", "Z6": "E",
		"C5": "4. If you selected multiple choice question, enter answers below each column:",
		"H5": "5. Optional (Choose correct answer - you may leave this blank, or choose one or more correct answers.  Students must select all the correct answers to be scored correct.)",
		"A6": "2. Question Type:", "B6": "3. Question:", "C6": "Answer A:", "G6": "Answer E:", "H6": "", "M6": "6. Explanation (Optional):",
	} {
		if got := at(t, book, place); got != want {
			t.Errorf("%s is %q, want %q", place, got, want)
		}
	}
	menus, err := book.GetDataValidations("Quiz")
	if err != nil || len(menus) != 2 || menus[0].Sqref != "A7:A12" || menus[1].Sqref != "H7:L12" {
		t.Errorf("menus %v, %v", menus, err)
	}
	f, _ = sheettest.Write(t, target.QuizE, socrative.Write, quiztest.Of("", q.Items[0]))
	if got := at(t, open(t, f), "B3"); got != "Quiz" {
		t.Errorf("a quiz without a title is called %q", got)
	}
}

func TestQuestionsStandInTheirCells(t *testing.T) {
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizE, socrative.Write, q)
		if !ok {
			return
		}
		book := open(t, f)
		for i, item := range f.Fitted.Items {
			want := []string{"Open-ended", item.Stem.Text()}
			var key []string
			switch r := item.Response.(type) {
			case quiz.Choice:
				want[0] = "Multiple choice"
				for _, c := range r.Choices {
					want = append(want, c.Content.Line())
				}
				for _, k := range r.Key {
					key = append(key, string(rune('A'+k)))
				}
			case quiz.Text:
				for _, a := range r.Accepted {
					want = append(want, a.Text)
				}
			}
			n := 7 + i
			if d := cmp.Diff([][]string{want, key}, [][]string{row(t, book, "ABCDEFG", n), row(t, book, "HIJKL", n)}); d != "" {
				t.Fatal(d)
			}
			if got := at(t, book, fmt.Sprintf("M%d", n)); got != item.Feedback.General.Text() {
				t.Fatalf("the explanation is %q", got)
			}
		}
		if got := row(t, book, "ABCDEFGHIJKLM", 7+len(f.Fitted.Items)); got != nil {
			t.Fatalf("a row too many: %q", got)
		}
	})
}

// TestTextsAreExact: nothing is a formula, a number or an escape, so that nothing
// needs a sign in front.
func TestTextsAreExact(t *testing.T) {
	texts := []string{"=1+1", "@SUM(A1)", "-5", "007", "1/2", "_x0041_", "_x005F_x0041_x0042_", "a < b & \"c\"", "line one\nline two", "1e5", "TRUE"}
	var items []quiz.Item
	for _, s := range texts {
		items = append(items, quiztest.Ask("x", quiztest.Accept("y")))
		items[len(items)-1].Stem = richtext.Plain(s)
	}
	f, _ := sheettest.Write(t, target.QuizE, socrative.Write, quiztest.Of("_x000A_ name", items...))
	book := open(t, f)
	for i, want := range texts {
		if got := at(t, book, fmt.Sprintf("B%d", 7+i)); got != want {
			t.Errorf("%q became %q", want, got)
		}
	}
	if got := at(t, book, "B3"); got != "_x000A_ name" || len(f.Losses) > 0 {
		t.Errorf("%q, %v", got, f.Losses)
	}
}

// TestRightAnswersStay with the first wrong ones, five in all.
func TestRightAnswersStay(t *testing.T) {
	f, _ := sheettest.Write(t, target.QuizE, socrative.Write, quiztest.Of("", quiztest.Ask("Which?", quiztest.Choices([]int{1, 6}, "a", "B", "c", "d", "e", "f", "G")),
		quiztest.Ask("Unkeyed?", quiztest.Choices(nil, "a", "b"))))
	book := open(t, f)
	want := [][]string{{"Multiple choice", "Which?", "a", "B", "c", "d", "G", "B", "E"}, {"Multiple choice", "Unkeyed?", "a", "b"}}
	if d := cmp.Diff(want, [][]string{row(t, book, "ABCDEFGHIJKLM", 7), row(t, book, "ABCDEFGHIJKLM", 8)}); d != "" || !f.Has("q1", quiz.ChoicesCut) {
		t.Error(d)
	}
}

// TestDatesAreFixed: the archive says no time of its making.
func TestDatesAreFixed(t *testing.T) {
	f, _ := sheettest.Write(t, target.QuizE, socrative.Write, quiztest.OneOfEach())
	z, err := zip.NewReader(bytes.NewReader(f.Data), int64(len(f.Data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range z.File {
		if entry.Modified.Year() != 1980 || strings.Contains(entry.Name, "docProps") {
			t.Errorf("%s is of %s", entry.Name, entry.Modified)
		}
	}
}
