package moodlexml_test

import (
	"bytes"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/moodlexml"
	"formwright/shared/writer/target"
)

// TestWhatColumnsCannotHoldIsReported is about texts that stop Moodle's import of
// the whole file; parse refuses them too.
func TestWhatColumnsCannotHoldIsReported(t *testing.T) {
	long := strings.Repeat("long & <b> ", 60)
	number := quiztest.Ask("How heavy?", quiz.Number{Unit: strings.Repeat("kg", 26), Key: quiz.Near(quiz.Int(1), quiz.Int(0))})
	number.Tags = []string{"<", "0", "ok"}
	q := quiztest.Of("Limits", number,
		quiztest.Ask("Match.", quiz.Match{Left: quiztest.Contents("a", "b"), Right: quiztest.Contents(long, "y"), Key: []int{0, 1}}))
	q.Sections = []quiz.Section{{ID: "s1", Title: strings.Repeat("section ", 40), Items: []string{"q1", "q2"}}}
	tg, _ := target.Find(target.LMSB)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	losses, err := moodlexml.Write(&b, fitted, tg)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, l := range fit.Merge(fitted, nil, losses) {
		got += l.Item + " " + string(l.Code) + "; "
	}
	if want := " text_cut; q1 text_changed; q1 unit_dropped; q2 text_cut; "; got != want {
		t.Errorf("got %q", got)
	}
	if _, err := parse(b.String()); err != nil {
		t.Error(err)
	}
}

// TestMenusAreShuffledTogether says so when they should not all be, and names a
// note without a title by its words.
func TestMenusAreShuffledTogether(t *testing.T) {
	one, two := quiztest.Choices([]int{0}, "a", "b"), quiztest.Choices([]int{1}, "c", "d")
	one.Shuffle = true
	item := quiz.Item{ID: "q1", Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Blank{ID: "b1"}, richtext.Text{Text: " and "}, richtext.Blank{ID: "b2"}}}}}
	tg, _ := target.Find(target.LMSB)
	for want, shuffled := range map[int]bool{1: false, 0: true} {
		two.Shuffle = shuffled
		item.Response = quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: one}, {ID: "b2", Response: two}}}
		q := quiztest.Of("", item)
		q.Sections = []quiz.Section{{ID: "s1", Title: " ", Instructions: richtext.Plain("Choose well."), Items: []string{"q1"}}}
		var b bytes.Buffer
		losses, err := moodlexml.Write(&b, q, tg)
		if err != nil || len(losses) != want || want == 1 && losses[0].Code != quiz.ShuffleDropped {
			t.Errorf("%v, losses %v", err, losses)
		}
		if !strings.Contains(b.String(), "<text>Choose well.</text>") {
			t.Errorf("the note is not named by its words:\n%s", b.String())
		}
	}
}

// TestGapSelectHoldsNoReference: Moodle puts the options of a gapselect in their
// places with preg_replace, which would change these.
func TestGapSelectHoldsNoReference(t *testing.T) {
	for option, want := range map[string]string{`a\\b`: "cloze", `a\1`: "cloze", `\(x\)`: "gapselect", `a\`: "gapselect"} {
		q := quiztest.Of("", quiz.Item{
			Stem:     richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "It is "}, richtext.Blank{ID: "b1"}, richtext.Text{Text: "."}}}},
			Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Choices([]int{0}, option, "other")}}},
		})
		if _, _, read := write(t, q); read[0].Type != want {
			t.Errorf("%q is a %s, want %s", option, read[0].Type, want)
		}
	}
}

func TestManyChoicesAreNumbered(t *testing.T) {
	texts := strings.Split("abcdefghijklmnopqrstuvwxyzA", "")
	for n, want := range map[int]string{26: "abc", 27: "123"} {
		_, _, read := write(t, quiztest.Of("", quiztest.Ask("?", quiztest.Choices([]int{0}, texts[:n]...))))
		if read[0].Numbers != want {
			t.Errorf("%d choices are numbered %s, want %s", n, read[0].Numbers, want)
		}
	}
}
