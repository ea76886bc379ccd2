// Package roundtrip proves that what the writers write is what the readers
// read: a quiz comes back from a file as it went in.
package roundtrip

import (
	"bytes"
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/reader/docx"
	"formwright/shared/recognize"
	"formwright/shared/richtext"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

// throughWord writes a quiz as a Word document and reads that.
func throughWord(t *testing.T, q quiz.Quiz) quiz.Quiz {
	t.Helper()
	var b bytes.Buffer
	if _, err := writer.Write(&b, q, target.Word, target.Options{}); err != nil {
		t.Fatal(err)
	}
	doc, _, err := docx.Read(context.Background(), b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	back, _, err := recognize.Recognize(doc)
	if err != nil {
		t.Fatal(err)
	}
	return back
}

// TestWordReadsBack writes a paper with two plain questions around each kind of
// question, and reads the same questions and keys from it.
func TestWordReadsBack(t *testing.T) {
	for name, item := range kinds() {
		t.Run(name, func(t *testing.T) {
			want := quiztest.Of("Quiz",
				quiztest.Ask("Which planet is nearest to the sun?", quiztest.Choices([]int{1}, "Venus", "Mercury", "Mars")),
				item,
				quiztest.Ask("Which colour is snow?", quiztest.Choices([]int{2}, "red", "blue", "white")))
			if diff := cmp.Diff(lines(want), lines(throughWord(t, want))); diff != "" {
				t.Errorf("-written +read:\n%s", diff)
			}
		})
	}
}

// TestWordReadsPassagesBack writes passages that serve one and several questions.
func TestWordReadsPassagesBack(t *testing.T) {
	want := quiztest.Of("Quiz",
		quiztest.Ask("Which planet is nearest to the sun?", quiztest.Choices([]int{1}, "Venus", "Mercury", "Mars")),
		quiztest.Ask("What does the fox eat?", quiztest.Choices([]int{1}, "Grass", "Mice")),
		quiztest.Ask("When does the fox sleep?", quiztest.Choices([]int{0}, "By day", "By night")),
		quiztest.Ask("Who lives in the lake?", quiztest.Accept("the pike")),
		quiztest.Ask("Which colour is snow?", quiztest.Choices([]int{2}, "red", "blue", "white")))
	want.Stimuli = []quiz.Stimulus{
		{ID: "p1", Title: "The fox", Content: richtext.Plain("The fox is a small wild animal. It eats mice and sleeps by day."), Items: []string{"q2", "q3"}},
		{ID: "p2", Content: richtext.Plain("The pike lives in the lake."), Items: []string{"q4"}},
	}
	if diff := cmp.Diff(lines(want), lines(throughWord(t, want))); diff != "" {
		t.Errorf("-written +read:\n%s", diff)
	}
}

func kinds() map[string]quiz.Item {
	yes, no := true, false
	two := quiz.MustDecimal("2.5")
	with := func(in quiz.Item, change func(*quiz.Item)) quiz.Item { change(&in); return in }
	gaps := func(responses ...quiz.Response) quiz.Item {
		var ins []richtext.Inline
		var b quiz.Blanks
		for i, r := range responses {
			id := []string{"b1", "b2", "b3"}[i]
			ins = append(ins, richtext.Text{Text: []string{"Water boils at ", " degrees and turns into ", " or "}[i]}, richtext.Blank{ID: id})
			b.Blanks = append(b.Blanks, quiz.Blank{ID: id, Response: r})
		}
		return quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: append(ins, richtext.Text{Text: "."})}}, Response: b}
	}
	return map[string]quiz.Item{
		"single":                  quiztest.Ask("Who wrote Hamlet?", quiztest.Choices([]int{0}, "Shakespeare", "Marlowe")),
		"single, unkeyed":         quiztest.Ask("Who wrote Hamlet?", quiztest.Choices(nil, "Shakespeare", "Marlowe")),
		"several":                 quiztest.Ask("Which are prime? Select all that apply.", quiztest.Choices([]int{0, 2}, "2", "4", "5", "9")),
		"points":                  with(quiztest.Ask("Who wrote Hamlet?", quiztest.Choices([]int{0}, "Shakespeare", "Marlowe")), func(i *quiz.Item) { i.Points = &two }),
		"true":                    quiztest.Ask("The moon is a satellite of the earth.", quiz.TrueFalse{Key: &yes}),
		"false":                   quiztest.Ask("The moon is a star.", quiz.TrueFalse{Key: &no}),
		"true or false, unkeyed":  quiztest.Ask("The moon is a star.", quiz.TrueFalse{}),
		"text":                    quiztest.Ask("What is the capital of France?", quiztest.Accept("Paris", "City of Paris")),
		"text, unkeyed":           quiztest.Ask("What is the capital of France?", quiz.Text{}),
		"text in a sentence":      {Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "The capital of France is "}, richtext.Blank{}, richtext.Text{Text: ", on the Seine."}}}}, Response: quiztest.Accept("Paris")},
		"number":                  quiztest.Ask("How many legs has a spider?", quiz.Number{Key: quiz.Near(quiz.Int(8), quiz.Int(0))}),
		"tolerance":               quiztest.Ask("What is pi?", quiz.Number{Key: quiz.Near(quiz.MustDecimal("3.14"), quiz.MustDecimal("0.005"))}),
		"range":                   quiztest.Ask("How many?", quiz.Number{Key: quiz.Between(quiz.Int(5), quiz.Int(8))}),
		"order":                   quiztest.Ask("Put the events in the correct order.", quiz.Order{Entries: quiztest.Contents("Moon landing", "Printing press", "Steam engine"), Key: []int{1, 2, 0}}),
		"order, unkeyed":          quiztest.Ask("Put the events in the correct order.", quiz.Order{Entries: quiztest.Contents("Moon landing", "Printing press", "Steam engine")}),
		"essay":                   quiztest.Ask("Explain why ice floats.", quiz.Essay{Lines: 8}),
		"blanks":                  gaps(quiztest.Accept("100"), quiztest.Accept("steam")),
		"blanks, unkeyed":         gaps(quiz.Text{}, quiz.Text{}),
		"blanks, several answers": gaps(quiztest.Accept("hundred", "a hundred"), quiztest.Accept("steam", "vapour")),
		"explanation":             with(quiztest.Ask("Who wrote Hamlet?", quiztest.Choices([]int{0}, "Shakespeare", "Marlowe")), func(i *quiz.Item) { i.Feedback.General = richtext.Plain("It is in the First Folio.") }),
		"unit":                    quiztest.Ask("How long is it?", quiz.Number{Unit: "cm", Key: quiz.Near(quiz.Int(20), quiz.Int(1))}),
		"match":                   quiztest.Ask("Match each country with its capital.", quiz.Match{Left: quiztest.Contents("Italy", "Spain", "Peru"), Right: quiztest.Contents("Madrid", "Rome", "Lima"), Key: []int{1, 0, 2}}),
		"match, distractor":       quiztest.Ask("Match each country with its capital.", quiz.Match{Left: quiztest.Contents("Italy", "Spain"), Right: quiztest.Contents("Madrid", "Rome", "Oslo"), Key: []int{1, 0}}),
		"essay, model":            quiztest.Ask("Explain why ice floats.", quiz.Essay{Lines: 8, Model: richtext.Plain("It is less dense than water.")}),
		"essay, words":            quiztest.Ask("Explain why ice floats.", quiz.Essay{Lines: 4, MinWords: 20, MaxWords: 200}),
		"dropdowns":               gaps(quiztest.Choices([]int{0}, "100", "50"), quiztest.Choices([]int{1}, "ice", "steam")),
		"essay, at least":         quiztest.Ask("Explain why ice floats.", quiz.Essay{Lines: 4, MinWords: 50}),
		"essay, at most":          quiztest.Ask("Explain why ice floats.", quiz.Essay{Lines: 4, MaxWords: 150, Model: richtext.Plain("It is less dense than water."), Rubric: richtext.Plain("One point for density.")}),
		"essay, explanation":      with(quiztest.Ask("Explain why ice floats.", quiz.Essay{Lines: 4}), func(i *quiz.Item) { i.Feedback.General = richtext.Plain("See chapter two.") }),
		"number in a unit":        quiztest.Ask("How long is it?", quiz.Number{Unit: "cm", Key: quiz.Between(quiz.Int(5), quiz.Int(8))}),
	}
}
