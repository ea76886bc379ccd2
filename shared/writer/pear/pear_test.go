package pear_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/pear"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
)

func heading() []string {
	return strings.Split("Question Type,Question,Option A,Option B,Option C,Option D,Option E,Correct Answer,Points,Explanation", ",")
}

// TestKeysNameOptions: the letters lead to the right options of the quiz.
func TestKeysNameOptions(t *testing.T) {
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizI, pear.Write, q)
		if !ok {
			return
		}
		rows := f.Rows(t)
		if d := cmp.Diff(heading(), rows[0]); d != "" || len(rows)-1 != len(f.Fitted.Items) {
			t.Fatal(len(rows), d)
		}
		for i, item := range f.Fitted.Items {
			row := rows[i+1]
			if len(row) != 10 || row[1] != sheettest.Safe(item.Stem.Text())[0] || row[9] != sheettest.Safe(item.Feedback.General.Text())[0] {
				t.Fatalf("%s is %q", item.ID, row)
			}
			if r, ok := item.Response.(quiz.Choice); ok {
				checkChoice(t, r, row)
			}
		}
	})
}

func checkChoice(t rapid.TB, r quiz.Choice, row []string) {
	var right []int
	for _, letter := range strings.Split(row[7], ",") {
		right = append(right, int(letter[0]-'A'))
	}
	if d := cmp.Diff(r.Key, right); d != "" || (row[0] == "Multiple Select") != r.Multiple {
		t.Fatal(row, d)
	}
	for i, c := range r.Choices {
		if row[2+i] != sheettest.Safe(c.Content.Line())[0] {
			t.Fatalf("%q is not %q", row[2+i], c.Content.Line())
		}
	}
}

func TestEachKind(t *testing.T) {
	no, points := false, quiz.MustDecimal("2.5")
	capital := quiztest.Ask("Capital?", quiztest.Accept("Paris", "Lutetia"))
	capital.Points, capital.Feedback.General = &points, richtext.Plain("On the Seine.")
	f, _ := sheettest.Write(t, target.QuizI, pear.Write, quiztest.Of("", capital,
		quiztest.Ask("Signs?", quiztest.Accept("a;b", "c")),
		quiztest.Ask("Neige?", quiz.TrueFalse{True: "Vrai", False: "Faux", Key: &no}),
		quiztest.Ask("How many?", quiz.Number{Key: quiz.Near(quiz.Int(-5), quiz.Int(0))}),
		quiztest.Ask("Why?", quiz.Essay{})))
	want := [][]string{heading(),
		{"Short Answer", "Capital?", "", "", "", "", "", "Paris; Lutetia", "2.5", "On the Seine."},
		{"Short Answer", "Signs?", "", "", "", "", "", "a;b", "", ""},
		{"True/False", "Neige?", "Vrai", "Faux", "", "", "", "B", "", ""},
		{"Short Answer", "How many?", "", "", "", "", "", "-5", "", ""},
		{"Essay", "Why?", "", "", "", "", "", "", "", ""}}
	if d := cmp.Diff(want, f.Rows(t)); d != "" || !f.Has("q2", quiz.ChoicesCut) {
		t.Error(d, f.Losses)
	}
}
