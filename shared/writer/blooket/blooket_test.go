package blooket_test

import (
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/blooket"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
)

func TestQuestionsStandUnderTheTemplate(t *testing.T) {
	head := [][]string{{"Blooket\nImport Template", "", "", "", "", "", "", ""},
		{"Question #", "Question Text", "Answer 1", "Answer 2", "Answer 3\n(Optional)", "Answer 4\n(Optional)", "Time Limit (sec)\n(Max: 300 seconds)", "Correct Answer(s)\n(Only include Answer #)"}}
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizC, blooket.Write, q)
		if !ok {
			return
		}
		want := append([][]string{}, head...)
		for i, item := range f.Fitted.Items {
			r := item.Response.(quiz.Choice)
			row := []string{strconv.Itoa(i + 1), item.Stem.Text(), "", "", "", "", "20", sheet.Numbers(r.Key)}
			for j, c := range r.Choices {
				row[2+j] = c.Content.Line()
			}
			want = append(want, sheettest.Safe(row...))
		}
		if d := cmp.Diff(want, f.Rows(t)); d != "" {
			t.Fatal(d)
		}
	})
}

// TestRightAnswersStay when there are more answers than columns.
func TestRightAnswersStay(t *testing.T) {
	f, _ := sheettest.Write(t, target.QuizC, blooket.Write, quiztest.Of("", quiztest.Ask("Which?", quiztest.Choices([]int{0, 5}, "A", "b", "c", "d", "e", "F"))))
	if d := cmp.Diff([]string{"1", "Which?", "A", "b", "c", "F", "20", "1,4"}, f.Rows(t)[2]); d != "" || !f.Has("q1", quiz.ChoicesCut) {
		t.Error(d)
	}
}
