package fit_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

func gapText(parts ...richtext.Inline) richtext.Content {
	return richtext.Content{richtext.Paragraph{Inlines: parts}}
}

// eachGap is a target that asks for blanks one by one, and for numbers as text.
func eachGap(t *target.Target) {
	t.Holds.Blanks, t.Holds.Dropdowns, t.Holds.Number, t.Points, t.Unkeyed = target.EachGap, target.EachGap, target.AsText, true, false
}

// TestEachGap asks for each blank alone: what is typed becomes a short answer, a
// menu a choice, and the points are shared.
func TestEachGap(t *testing.T) {
	three := quiz.Int(3)
	menu := quiztest.Choices([]int{1}, "red", "blue")
	item := quiz.Item{Points: &three, Stem: gapText(richtext.Text{Text: "A "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: " at "}, richtext.Blank{ID: "b2"}, richtext.Text{Text: " is "}, richtext.Blank{ID: "b3"}),
		Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("flame")}, {ID: "b2", Response: quiz.Number{Key: quiz.Near(quiz.Int(5), quiz.Int(0))}}, {ID: "b3", Response: menu}}}}
	q := quiztest.Of("", item)
	q.Sections = []quiz.Section{{ID: "s1", Items: []string{"q1"}}}
	out, got := fitted(t, q, only(eachGap))
	var lines []string
	for _, it := range out.Items {
		lines = append(lines, it.ID+" "+it.Points.String()+" "+it.Stem.Text())
	}
	text := "A (1) _____ at (2) _____ is (3) _____\n"
	if d := cmp.Diff([]string{"q1-1 1 " + text + "(1) _____", "q1-2 1 " + text + "(2) _____", "q1-3 1 " + text + "(3)"}, lines); d != "" {
		t.Fatal(d)
	}
	for i, want := range []quiz.Response{quiztest.Accept("flame"), quiztest.Accept("5"), menu} {
		if d := cmp.Diff(want, out.Items[i].Response); d != "" {
			t.Error(d)
		}
	}
	if d := cmp.Diff([]string{"q1 type_rewritten"}, got); d != "" {
		t.Error(d)
	}
}

// TestOneGapStays: a text with one blank keeps its id and its stem.
func TestOneGapStays(t *testing.T) {
	item := quiz.Item{Stem: gapText(richtext.Text{Text: "A "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: "."}), Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("flame")}}}}
	out, got := fitted(t, quiztest.Of("", item), only(eachGap))
	if it := out.Items[0]; len(out.Items) != 1 || it.ID != "q1" || it.Stem.Text() != "A _____." || !cmp.Equal(it.Response, quiz.Response(quiztest.Accept("flame"))) {
		t.Errorf("%+v", it)
	}
	if d := cmp.Diff([]string{"q1 type_rewritten"}, got); d != "" {
		t.Error(d)
	}
}

// TestGapWithARangeIsLeftOut: a range cannot be typed, and none of the question
// stays without it.
func TestGapWithARangeIsLeftOut(t *testing.T) {
	blanks := quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("flame")}, {ID: "b2", Response: quiz.Number{Key: quiz.Between(quiz.Int(1), quiz.Int(2))}}}}
	item := quiz.Item{Stem: gapText(richtext.Blank{ID: "b1"}, richtext.Text{Text: " at "}, richtext.Blank{ID: "b2"}), Response: blanks}
	out, got := fitted(t, quiztest.Of("", item, quiztest.Ask("Why?", quiz.Essay{})), only(eachGap))
	if d := cmp.Diff([]string{"q1 type_unsupported"}, got); d != "" || len(out.Items) != 1 || out.Items[0].ID != "q2" {
		t.Errorf("items %d %s", len(out.Items), d)
	}
}
