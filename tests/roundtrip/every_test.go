package roundtrip

import (
	"io"
	"testing"

	"formwright/shared/convert"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/reader"
	"formwright/shared/richtext"
	"formwright/shared/source"
	"formwright/shared/writer/target"
)

// unread are the targets whose files nothing of ours reads.
func unread() map[target.ID]bool { return map[target.ID]bool{target.H5P: true} }

// chosen is a test as most teachers write them: choices, a title and sections
// with headings, words that a format may take for its own.
func chosen() quiz.Quiz {
	ask := func(stem string, key int, choices ...string) quiz.Item {
		c := quiz.Choice{Key: []int{key}}
		for _, text := range choices {
			c.Choices = append(c.Choices, quiz.Entry{Content: richtext.Plain(text)})
		}
		return quiz.Item{Stem: richtext.Plain(stem), Response: c}
	}
	q := quiztest.Of("Chemistry: the first test",
		ask("What is the charge of nitrogen in N2O5?", 1, "+3", "+5", "-5", "-3"),
		ask("Which of the compounds is a base?", 0, "NH3", "HCl", "CO2", "SO2"),
		ask("Which of these is not a transition element?", 3, "V", "Cd", "Cr", "Ar"),
		ask("Put in order of reducing power: Na, Rb, K", 2, "K < Na < Rb", "Rb < K < Na", "Na < K < Rb", "K < Rb < Na"),
		ask("_____ has the largest ionization energy.", 2, "Na", "Mg", "Al", "Li"),
		ask("All of these are true except", 1, "True", "None of the above", "Both A and B", "False"))
	q.Sections = []quiz.Section{{ID: "s1", Title: "Part A", Items: []string{"q1", "q2", "q3"}}, {ID: "s2", Title: "Part B", Items: []string{"q4", "q5", "q6"}}}
	return q
}

// TestEveryFileIsReadBack: whatever the target, its file sent in as a document
// gives the same questions with the same answers.
func TestEveryFileIsReadBack(t *testing.T) {
	for _, tg := range target.All() {
		if !tg.Available || tg.Extension == "" || unread()[tg.ID] {
			continue
		}
		t.Run(string(tg.ID), func(t *testing.T) {
			want := chosen()
			file, written, err := convert.Write(want, tg.ID, target.Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer file.Close()
			data, err := io.ReadAll(file.Reader())
			if err != nil {
				t.Fatal(err)
			}
			back, err := convert.Quiz(t.Context(), reader.Reader{}, convert.Input{Document: source.Document{Name: "export" + tg.Extension, Data: data}}, func(convert.Step) {})
			if err != nil {
				t.Fatal(err)
			}
			if len(back.Quiz.Items) != written.Asked || written.Asked != len(want.Items) {
				t.Fatalf("%d of %d questions were written, %d read: %v", written.Asked, len(want.Items), len(back.Quiz.Items), back.Findings)
			}
			for i, item := range back.Quiz.Items {
				if got, is := answer(item), answer(want.Items[i]); got != is {
					t.Errorf("%s: the answer is %q, not %q", item.ID, got, is)
				}
			}
		})
	}
}

// answer is the text of the right choice.
func answer(item quiz.Item) string {
	r := item.Response
	if b, ok := r.(quiz.Blanks); ok && len(b.Blanks) == 1 {
		r = b.Blanks[0].Response
	}
	c, ok := r.(quiz.Choice)
	if !ok || len(c.Key) != 1 {
		return ""
	}
	return c.Choices[c.Key[0]].Content.Line()
}
