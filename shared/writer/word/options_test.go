package word_test

import (
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/check"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/target"
	"formwright/shared/writer/word"
)

// secret is a quiz whose answers are words that stand nowhere else.
func secret() quiz.Quiz {
	yes := true
	gap := quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "Fill "}, richtext.Blank{ID: "b1"}}}},
		Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("GapSecret")}}}}
	q := quiztest.Of("Secrets",
		quiztest.Ask("One", quiztest.Choices([]int{1}, "red", "blue")),
		quiztest.Ask("Two", quiz.TrueFalse{Key: &yes}),
		quiztest.Ask("Three", quiztest.Accept("TextSecret", "OtherSecret")),
		quiztest.Ask("Four", quiz.Number{Key: quiz.Near(quiz.Int(987654), quiz.Int(0))}),
		quiztest.Ask("Five", quiz.Match{Left: quiztest.Contents("l1", "l2"), Right: quiztest.Contents("r1", "r2"), Key: []int{1, 0}}),
		quiztest.Ask("Six", quiz.Order{Entries: quiztest.Contents("e1", "e2", "e3"), Key: []int{2, 0, 1}}),
		quiztest.Ask("Seven", quiz.Essay{Model: richtext.Plain("ModelSecret"), Rubric: richtext.Plain("RubricSecret")}),
		gap)
	q.Media = quiztest.Pictures()
	for i := range q.Items {
		q.Items[i].Feedback = quiz.Feedback{General: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{
			richtext.Text{Text: "WhySecret", Marks: richtext.Marks{Link: "https://example.org/linksecret"}}, richtext.Image{Hash: quiztest.PictureHashes()[0], Alt: "AltSecret"}}}},
			Correct: richtext.Plain("RightSecret"), Incorrect: richtext.Plain("WrongSecret")}
		q.Items[i].Hint = richtext.Plain("HintSecret")
	}
	return q
}

// TestNoTraceOfTheKey searches every part of a paper without answers.
func TestNoTraceOfTheKey(t *testing.T) {
	data, losses := write(t, secret(), target.Options{AnswerKey: target.KeyNone})
	if len(losses) > 0 {
		t.Error(losses)
	}
	for _, e := range packtest.Entries(t, data) {
		if strings.Contains(e.Name, "media/") {
			t.Errorf("%s is a picture of an explanation", e.Name)
		}
		content := strings.ToLower(e.Name + e.Content)
		for _, trace := range []string{"secret.", "secret\"", "secret<", "secret;", "987654", "answer key", "keyentry", "key entry", "explanation", "rubric", "<w:vanish", "<w:b/><w:bcs/></w:rpr><w:t"} {
			if strings.Contains(content, trace) {
				t.Errorf("%s holds %q", e.Name, trace)
			}
		}
	}
	whole, _ := write(t, secret(), target.Options{})
	document := part(t, whole, "word/document.xml")
	for _, want := range []string{"GapSecret", "TextSecret; OtherSecret", "987654", "ModelSecret", "RubricSecret", "WhySecret", "1-B, 2-A", "C, A, B"} {
		if !strings.Contains(document, want) {
			t.Errorf("the whole paper lacks %q", want)
		}
	}
}

// TestPaperWithoutAnswersIsTheStart: the questions of the paper to hand out
// stand as in the one with answers.
func TestPaperWithoutAnswersIsTheStart(t *testing.T) {
	with, without := text(t, secret(), target.Options{}), text(t, secret(), target.Options{AnswerKey: target.KeyNone})
	if len(without) >= len(with) || strings.Join(with[:len(without)], "\n") != strings.Join(without, "\n") || with[len(without)] != "Answer key" {
		t.Errorf("%q is not the beginning of %q", without, with)
	}
}

// TestCheckKnowsTheOptions: a file made for one option is refused for another.
func TestCheckKnowsTheOptions(t *testing.T) {
	q := secret()
	keys := []target.AnswerKey{"", target.KeyNone, target.KeyOnly}
	for _, made := range keys {
		data, _ := write(t, q, target.Options{AnswerKey: made})
		for _, asked := range keys {
			tg, err := row(t).With(target.Options{AnswerKey: asked})
			if err != nil {
				t.Fatal(err)
			}
			err = word.Check(check.Bytes(data), tg, len(q.Items))
			fits := made == asked || made == target.KeyNone && asked == "" // a paper may have no answers to tell
			if (err == nil) != fits {
				t.Errorf("made %q, asked %q: %v", made, asked, err)
			}
			if word.Check(check.Bytes(data), tg, len(q.Items)+1) == nil {
				t.Errorf("made %q, asked %q: a missing question was not noticed", made, asked)
			}
		}
	}
}
