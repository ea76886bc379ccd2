package kahoot_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer/kahoot"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
)

// grid reads a file as the template lays it out: the headings in row 8, the
// questions below.
func grid(t rapid.TB, f sheettest.File) [][]string {
	t.Helper()
	rows := f.Rows(t)
	head := []string{"", "Question - max 120 characters", "Answer 1 - max 75 characters", "Answer 2 - max 75 characters", "Answer 3 - max 75 characters",
		"Answer 4 - max 75 characters", "Time limit (sec) \u2013 5, 10, 20, 30, 60, 90, 120, or 240 secs", "Correct answer(s) - choose at least one"}
	if len(rows) < 9 || rows[1][1] != "Quiz template" || !slices.Equal(rows[7], head) {
		t.Fatalf("not the template's grid: %q", rows)
	}
	for i, row := range rows {
		if len(row) != 8 {
			t.Fatalf("row %d has %d cells", i+1, len(row))
		}
	}
	return rows[8:]
}

func TestQuestionsStandInTheGrid(t *testing.T) {
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizA, kahoot.Write, q)
		if !ok {
			return
		}
		got := grid(t, f)
		if len(got) != len(f.Fitted.Items) {
			t.Fatalf("%d rows for %d questions", len(got), len(f.Fitted.Items))
		}
		for i, item := range f.Fitted.Items {
			r := item.Response.(quiz.Choice)
			want := []string{strconv.Itoa(i + 1), item.Stem.Line(), "", "", "", "", "20", sheet.Numbers(r.Key)}
			for j, c := range r.Choices {
				want[2+j] = c.Content.Line()
			}
			want = sheettest.Safe(want...)
			for j, cell := range got[i] {
				if limit := map[int]int{1: 120, 2: 75, 3: 75, 4: 75, 5: 75}[j]; limit > 0 && utf8.RuneCountInString(want[j]) > limit {
					want[j] = strings.TrimSuffix(cell, "…") // the apostrophe took the room of a character
					if utf8.RuneCountInString(cell) > limit || !f.Has(item.ID, quiz.TextCut) || !strings.HasSuffix(cell, "…") {
						t.Fatalf("%q is over the limit", cell)
					}
					want[j] += "…"
				}
			}
			if d := cmp.Diff(want, got[i]); d != "" {
				t.Fatal(d)
			}
		}
	})
}

// TestLongAndManyAnswers: right answers stay, with the first wrong ones.
func TestLongAndManyAnswers(t *testing.T) {
	long := strings.Repeat("=words ", 30)
	q := quiztest.Of("", quiztest.Ask("line one\nline two", quiztest.Choices([]int{4, 5}, "a", "b", "c", "d", "E", "F")), quiztest.Ask(long, quiztest.Choices([]int{0}, long, "b")))
	f, _ := sheettest.Write(t, target.QuizA, kahoot.Write, q)
	rows := grid(t, f)
	if d := cmp.Diff([]string{"1", "line one line two", "a", "b", "E", "F", "20", "3,4"}, rows[0]); d != "" || !f.Has("q1", quiz.ChoicesCut) {
		t.Error(d, f.Losses)
	}
	stem, answer := rows[1][1], rows[1][2]
	if !strings.HasPrefix(stem, "'=words") || !strings.HasSuffix(stem, "words…") || utf8.RuneCountInString(stem) > 120 || utf8.RuneCountInString(answer) > 75 || !f.Has("q2", quiz.TextCut) {
		t.Errorf("%q, %q, %v", stem, answer, f.Losses)
	}
}
