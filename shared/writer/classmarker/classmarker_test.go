package classmarker_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/classmarker"
	"formwright/shared/writer/sheet/sheettest"
	"formwright/shared/writer/target"
)

// question is a row by the headings of its section, without empty cells.
type question map[string]string

// export reads a file as readers of ClassMarker's export do: a row that begins
// with "Question Type: " names the columns of those below it.
func export(t rapid.TB, f sheettest.File) []question {
	t.Helper()
	var head []string
	var out []question
	for _, row := range f.Rows(t) {
		if kind, ok := strings.CutPrefix(row[0], "Question Type: "); ok {
			head = append([]string{"Question Type"}, row[1:]...)
			if slices.ContainsFunc(out, func(q question) bool { return q["Question Type"] == kind }) {
				t.Fatalf("%s has two sections", kind)
			}
			continue
		}
		if len(row) != len(head) {
			t.Fatalf("%d cells under %d headings", len(row), len(head))
		}
		q := question{}
		for i, cell := range row {
			if cell != "" {
				q[head[i]] = cell
			}
		}
		out = append(out, q)
	}
	return out
}

// TestSectionsHoldTheQuestions of their kind, in the order of the quiz.
func TestSectionsHoldTheQuestions(t *testing.T) {
	sheettest.All(t, func(t rapid.TB, q quiz.Quiz) {
		f, ok := sheettest.Write(t, target.QuizH, classmarker.Write, q)
		if !ok {
			return
		}
		var want []string
		for _, kind := range []string{"multiplechoice", "multipleresponse", "truefalse", "freetext", "matching", "essay"} {
			for _, item := range f.Fitted.Items {
				if nameOf(item.Response) == kind {
					want = append(want, kind+" "+sheettest.Safe(item.Stem.Text())[0])
				}
			}
		}
		var got []string
		for _, row := range export(t, f) {
			got = append(got, row["Question Type"]+" "+row["Question"])
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatal(d)
		}
	})
}

func nameOf(r quiz.Response) string {
	if c, ok := r.(quiz.Choice); ok && c.Multiple {
		return "multipleresponse"
	}
	return map[quiz.Type]string{quiz.TypeChoice: "multiplechoice", quiz.TypeTrueFalse: "truefalse", quiz.TypeText: "freetext", quiz.TypeMatch: "matching", quiz.TypeEssay: "essay"}[r.Type()]
}

func TestEachKind(t *testing.T) {
	no, points := false, quiz.MustDecimal("2.5")
	pick := quiztest.Ask("One?", quiz.Choice{Choices: quiztest.Choices(nil, "a", "b").Choices, Shuffle: true, Key: []int{1}})
	pick.Points, pick.Feedback = &points, quiz.Feedback{Correct: richtext.Plain("Yes."), Incorrect: richtext.Plain("No.")}
	q := quiztest.Of("", pick,
		quiztest.Ask("Some?", quiztest.Choices([]int{0, 2}, "a", "b", "c")),
		quiztest.Ask("Vrai?", quiz.TrueFalse{True: "Vrai", False: "Faux", Key: &no}),
		quiztest.Ask("Capital?", quiztest.Accept("Paris", "Lutetia")),
		quiztest.Ask("Pairs?", quiz.Match{Left: quiztest.Contents("cat", "dog"), Right: quiztest.Contents("1", "2", "woof", "3", "4", "meow", "5", "6"), Key: []int{5, 2}}),
		quiztest.Ask("Why?", quiz.Essay{}))
	q.Sections = []quiz.Section{{ID: "s1", Title: "Part A", Items: []string{"q1", "q2"}}}
	f, _ := sheettest.Write(t, target.QuizH, classmarker.Write, q)
	want := []question{
		{"Question Type": "multiplechoice", "Category": "Part A", "Random Answers": "TRUE", "Correct Feedback": "Yes.", "Incorrect Feedback": "No.", "Points": "2.5", "Question": "One?", "Correct": "B", "Answer A": "a", "Answer B": "b"},
		{"Question Type": "multipleresponse", "Category": "Part A", "Random Answers": "FALSE", "Grade Style": "off", "Points": "1", "Question": "Some?", "Correct": "A,C", "Answer A": "a", "Answer B": "b", "Answer C": "c"},
		{"Question Type": "truefalse", "Points": "1", "Question": "Vrai?", "Correct": "B", "Answer A": "TRUE", "Answer B": "FALSE"},
		{"Question Type": "freetext", "Points": "1", "Question": "Capital?", "Answer A": "Paris", "Answer B": "Lutetia"},
		{"Question Type": "matching", "Points": "1", "Question": "Pairs?", "A Clue": "cat", "A Match": "meow", "B Clue": "dog", "B Match": "woof",
			"A Incorrect": "1", "B Incorrect": "2", "C Incorrect": "3", "D Incorrect": "4", "E Incorrect": "5"},
		{"Question Type": "essay", "Points": "1", "Question": "Why?"},
	}
	if d := cmp.Diff(want, export(t, f)); d != "" || !f.Has("q3", quiz.TextChanged) || !f.Has("q5", quiz.ChoicesCut) {
		t.Error(d, f.Losses)
	}
	if blank := strings.Count(string(f.Data), "\r\n\r\n"); blank != 5 {
		t.Errorf("%d blank rows between 6 sections", blank)
	}
}

// TestManyAnswers: ten choices, twenty accepted answers and twenty pairs at most.
func TestManyAnswers(t *testing.T) {
	var twelve, thirty []string
	for i := range 30 {
		thirty = append(thirty, "n"+string(rune('a'+i%26))+strings.Repeat("x", i/26))
	}
	twelve = thirty[:12]
	places := make([]int, 21)
	for i := range places {
		places[i] = i
	}
	q := quiztest.Of("", quiztest.Ask("One?", quiztest.Choices([]int{11}, twelve...)), quiztest.Ask("Text?", quiztest.Accept(thirty...)),
		quiztest.Ask("Pairs?", quiz.Match{Left: quiztest.Contents(thirty[:21]...), Right: quiztest.Contents(thirty[:21]...), Key: places}))
	f, _ := sheettest.Write(t, target.QuizH, classmarker.Write, q)
	rows := export(t, f)
	if len(rows) != 2 || rows[0]["Correct"] != "J" || rows[0]["Answer J"] != thirty[11] || rows[1]["Answer T"] != thirty[19] || !f.Has("q3", quiz.TypeUnsupported) {
		t.Error(rows, f.Losses)
	}
}
