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

// TestSectionBehindChoices: a capital behind small letters, over a number that begins
// again, is the head of a section.
func TestSectionBehindChoices(t *testing.T) {
	q, _ := read(t, paper("A. Mark T or F.\n1. Snow is warm.\n2. Rain is wet.\n\nB. Complete.\n1. The middle of a wheel is the ______.\n2. A cart rolls on a ______.\n\nC. Choose the correct answer.\n1. Which is a planet?\na. Rome\nb. Mars\nc. Oslo\n2. Which is hot?\na. fire\nb. snow\nc. ice\n\nD. Answer the questions.\n1. Why is snow cold?\n2. Where does rain come from?\n\nANSWER KEY\nA. 1. F  2. T\nB. 1. hub  2. wheel\nC. 1. b  2. a\nD. 1. frost 2. clouds"))
	if diff := cmp.Diff([]string{"false", "true", "hub", "wheel", "Mars", "fire", "frost", "clouds"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if n := len(q.Items[5].Response.(quiz.Choice).Choices); n != 3 {
		t.Errorf("%d choices, want 3", n)
	}
}

// TestLostDot: a letter without its dot labels a choice between the letters
// before and after it.
func TestLostDot(t *testing.T) {
	q, _ := read(t, paper("1. ¿Qué día es?\na. lunes\nb. jueves\nc domingo\nd. martes\nRta= domingo\n2. ¿Qué es frío?\na. el fuego\nb. la nieve\nc. el sol\nd. la arena\nRta= la nieve"))
	if diff := cmp.Diff([]string{"domingo", "la nieve"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestHalfBracketed: a bracket more or less at one letter is a slip too.
func TestHalfBracketed(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\n(a) Rome\nb) Oslo\nc) Mars\nAnswer: c\n2. Which is hot?\na) ice\n(b) fire\nc) rain\nAnswer: b"))
	if diff := cmp.Diff([]string{"Mars", "fire"}, keys(q)); diff != "" {
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
	got := labels(q)
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

// TestSectionBehind: the letter of a section's heading may go on behind the choices
// of the question above it.
func TestSectionBehind(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\nA) Rome\nB) Mars\nC) Lima\nAnswer: B\nD. Animals of the wood (2 questions)\n2. Which one flies?\nA) fox\nB) owl\nC) cod\nAnswer: B\n3. Which one swims?\nA) fox\nB) owl\nC) cod\nAnswer: C"))
	for i, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%d: %+v", i, item.Response)
		}
	}
}

// TestDigitsAtCode: a number right before a tag or a quotation mark labels a choice, as
// before a word; one before a digit is a figure.
func TestDigitsAtCode(t *testing.T) {
	q, _ := read(t, paper("1. Which shows a mill?\n1. <img src=\"mill\">\n2.<br src=\"mill\">\n3.<a src=\"mill\">\nCorrect Answer: 1\n2. Which word is short?\n1.\"mill\"\n2.“water wheel”\n3.\"miller\"\nCorrect Answer: 1\n3. How tall is a mill?\n1. 2.5 m\n2. 25.5 m\n3. 255 m\nCorrect Answer: 2"))
	if diff := cmp.Diff([]string{"<img src=\"mill\">", "\"mill\"", "25.5 m"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestOtherCaseInRow: in a row, too, the letter behind the first may be small among capitals.
func TestOtherCaseInRow(t *testing.T) {
	q, _ := read(t, paper("1. Please make a ____ call to the barn.\nA. direct              b. directly                  C. directs                 D. directness\nAnswer: A\n2. The owl sleeps ____ the day.\nA. during              B. after                     C. next                    D. above\nAnswer: A\n"))
	if diff := cmp.Diff([]string{"direct", "during"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if c, ok := q.Items[0].Response.(quiz.Choice); !ok || len(c.Choices) != 4 {
		t.Errorf("%T", q.Items[0].Response)
	}
}

// The bracket behind a letter is on the key of the zero.
func TestZeroForBracket(t *testing.T) {
	q, _ := read(t, paper("1. Which one swims?\nA0 cod\nB) fox\nC) owl\n2. Which one flies?\nA) cod\nB) fox\nC0 owl\nD) elk\n3. Which one runs?\nA) cod\nB) fox\nC) owl\nAnswers\n1. A\n2. C\n3. B"))
	if diff := cmp.Diff([]string{"cod", "owl", "fox"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
