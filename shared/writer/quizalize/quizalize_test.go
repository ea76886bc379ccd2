package quizalize_test

import (
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/quizalize"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
)

func TestQuestionsStandUnderTheHeadings(t *testing.T) {
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizG, quizalize.Write, q)
		if !ok {
			return
		}
		want := [][]string{{"QUESTION", "ANSWER", "INCORRECT_ANSWER1", "INCORRECT_ANSWER2", "INCORRECT_ANSWER3", "TIME_LIMIT", "ID", "DO NOT CHANGE"}}
		for n, item := range f.Fitted.Items {
			r := item.Response.(quiz.Choice)
			row := []string{item.Stem.Text(), r.Choices[r.Key[0]].Content.Line()}
			for i, c := range r.Choices {
				if i != r.Key[0] {
					row = append(row, c.Content.Line())
				}
			}
			row = append(append(row, "", "", "")[:5], "30", strconv.Itoa(n+1), "")
			want = append(want, sheettest.Safe(row...))
		}
		if d := cmp.Diff(want, f.Rows(t)); d != "" {
			t.Fatal(d)
		}
	})
}

// TestSeveralRightAnswers have no place: the question is left out, not changed.
func TestSeveralRightAnswers(t *testing.T) {
	q := quiztest.Of("", quiztest.Ask("Which?", quiztest.Choices([]int{0, 1}, "a", "b", "c")), quiztest.Ask("One?", quiztest.Choices([]int{5}, "a", "b", "c", "d", "e", "F")))
	f, _ := sheettest.Write(t, target.QuizG, quizalize.Write, q)
	if d := cmp.Diff([]string{"One?", "F", "a", "b", "c", "30", "1", ""}, f.Rows(t)[1]); d != "" || !f.Has("q1", quiz.TypeUnsupported) || !f.Has("q2", quiz.ChoicesCut) {
		t.Error(d, f.Losses)
	}
}
