package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestOtherCase: a small letter among capitals, or the other way round, is a
// slip of its author.
func TestOtherCase(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\nA. Rome\nB. Oslo\nc. Mars\nD. Lima\nAnswer: C\n2. Что горячее?\nА) лед\nБ) снег\nв) огонь\nОтвет: В\n3. Which is wet?\na) dust\nB) rain\nc) sand\nAnswer: b"))
	if diff := cmp.Diff([]string{"Mars", "огонь", "rain"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestAutomaticSlip: where a list went on by itself the letter its author typed
// counts.
func TestAutomaticSlip(t *testing.T) {
	doc := paper("1. Which is a planet?\na) Rome b) Oslo\nc) Mars d) Lima\nAnswer: c\n2. Which is hot?\na) ice b) fire\nc) snow d) rain\nAnswer: b")
	p := doc.Blocks[2].(page.Paragraph)
	p.Label = &page.Label{Text: "b)", Format: page.LowerAlpha, Number: 2, List: "x"}
	doc.Blocks[2] = p
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Mars", "fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if c := q.Items[0].Response.(quiz.Choice); len(c.Choices) != 4 {
		t.Errorf("%v", c.Choices)
	}
}

// TestLetterTooMany: a letter alone behind the last choice offers nothing, and the
// brackets of a call at the end of a stem are no room.
func TestLetterTooMany(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\na) Rome\nb) Mars\nc) Lima\nd)\nAnswer: b\n2. Explain what happens in main()\n3. Which is hot?\na) ice\nb) fire\nc) rain\nAnswer: b"))
	if c, ok := q.Items[0].Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
		t.Errorf("%+v", q.Items[0].Response)
	}
	if got := q.Items[1].Stem.Text(); got != "Explain what happens in main()" {
		t.Errorf("stem %q", got)
	}
}

// TestLabelledPart: the first questions of a document may carry labels and the
// others none.
func TestLabelledPart(t *testing.T) {
	q, _ := read(t, paper("Q1. Which is a planet?\nA. Rome\nB. Mars\nSolution : B\n\nQ2. Which is hot?\nA. ice\nB. fire\nSoln : B\n\nQ3. Is snow white? True or False?\nSoln : True\n\nQ4. Which is wet?\nA. dust\nB. rain\nSoln : B\n\nWhich one is a sea?\nA. Lima\nB. Baltic\nSoln : B\n\nWhich one is a town?\nA. Lima\nB. Baltic\nSoln : A\n\nWhich one is a month?\nA. May\nB. Monday\nSoln : A\n\nWhich one is a day?\nA. May\nB. Monday\nSoln : B"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Label)
	}
	if diff := cmp.Diff([]string{"Q1", "Q2", "Q3", "Q4", "", "", "", ""}, got); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"Mars", "fire", "true", "rain", "Baltic", "Lima", "May", "Monday"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// bold makes lines of a document bold.
func bold(doc page.Document, at ...int) {
	for _, i := range at {
		p := doc.Blocks[i].(page.Paragraph)
		for k := range p.Runs {
			p.Runs[k].Marks.Bold = true
		}
	}
}
