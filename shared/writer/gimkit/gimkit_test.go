package gimkit_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/gimkit"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
)

var (
	chosen = [][]string{{"Gimkit Spreadsheet Import Template", "", "", "", ""}, {"Question", "Correct Answer", "Incorrect Answer 1", "Incorrect Answer 2 (Optional)", "Incorrect Answer 3 (Optional)"}}
	typed  = [][]string{{"Gimkit Spreadsheet Import Template 2", ""}, {"Question", "Correct Answer"}}
)

func TestQuestionsStandUnderTheirTemplate(t *testing.T) {
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizD, gimkit.Write, q)
		if !ok {
			return
		}
		head := chosen
		var rows [][]string
		for _, item := range f.Fitted.Items {
			switch r := item.Response.(type) {
			case quiz.Choice:
				row := []string{item.Stem.Line(), r.Choices[r.Key[0]].Content.Line()}
				for i, c := range r.Choices {
					if i != r.Key[0] {
						row = append(row, c.Content.Line())
					}
				}
				rows = append(rows, sheettest.Safe(append(row, "", "", "")[:5]...))
			case quiz.Text:
				head = typed
				rows = append(rows, sheettest.Safe(item.Stem.Line(), r.Accepted[0].Text))
			}
		}
		if d := cmp.Diff(append(append([][]string{}, head...), rows...), f.Rows(t)); d != "" {
			t.Fatal(d)
		}
	})
}

// TestTypedAnswers need a file without anything else.
func TestTypedAnswers(t *testing.T) {
	text := quiztest.Ask("The capital\nof France?", quiztest.Accept("Paris", "Lutetia"))
	number := quiztest.Ask("Legs of a spider?", quiz.Number{Key: quiz.Near(quiz.Int(8), quiz.Int(1))})
	essay := quiztest.Ask("Why?", quiz.Essay{})
	f, _ := sheettest.Write(t, target.QuizD, gimkit.Write, quiztest.Of("", text, number, essay))
	want := append(append([][]string{}, typed...), []string{"The capital of France?", "Paris"}, []string{"Legs of a spider?", "8"})
	if d := cmp.Diff(want, f.Rows(t)); d != "" || !f.Has("q1", quiz.ChoicesCut) || !f.Has("q2", quiz.TypeRewritten) || !f.Has("q3", quiz.TypeUnsupported) {
		t.Error(d, f.Losses)
	}
	mixed := quiztest.Of("", text, quiztest.Ask("Which?", quiztest.Choices([]int{1}, "a", "B")))
	f, _ = sheettest.Write(t, target.QuizD, gimkit.Write, mixed)
	if d := cmp.Diff(append(append([][]string{}, chosen...), []string{"Which?", "B", "a", "", ""}), f.Rows(t)); d != "" || !f.Has("q1", quiz.TypeUnsupported) {
		t.Error(d, f.Losses)
	}
}
