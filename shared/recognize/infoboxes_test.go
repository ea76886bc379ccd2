package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// aside makes a paper of which lines that begin with ">" stand further to the right.
func aside(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		if t := p.Runs[0].Text; t[0] == '>' {
			p.Runs[0].Text, p.Indent = t[1:], 98
		}
		p.Position.Line = 0
		doc.Blocks[i] = p
	}
	return doc
}

// TestInfoBoxes: the box that a platform prints beside each question is no part of
// it, and what was picked is no key.
func TestInfoBoxes(t *testing.T) {
	q, _ := read(t, aside("Question 1\n>Which bird hoots?\nCorrect\nMark 1.00 out of\tSelect one:\n1.00\ta. duck\n⚑ Flag question\n>✓ b. owl ✓\n>c. hen\n>Your answer is correct.\n>The correct answer is: owl\n"+
		"Question 2\n>Which fish is flat?\nIncorrect\nMark 0.00 out of\tSelect one:\n1.00\t✓ a. eel ✗\n⚑ Flag question\n>b. sole\n>c. cod\n>Your answer is incorrect.\n>The correct answer is: sole"))
	var got []string
	for _, item := range q.Items {
		got = append(got, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"Which bird hoots?", "Which fish is flat?"}, got); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"owl", "sole"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if p := q.Items[1].Points; p == nil || p.String() != "1" {
		t.Errorf("worth %v, want 1", p)
	}
}

// TestDrawnButtons: one of the buttons before the choices was pressed. Nothing says that
// this is right, and all are choices.
func TestDrawnButtons(t *testing.T) {
	doc := aside("Question 1\nComplete\nMarked out of\n1.00\n>A bird that hoots is the\n>Select one:\n>☐ duck\n>☒ owl\n>☐ hen\nQuestion 2\nComplete\nMarked out of\n1.00\n>A flat fish is called\n>Select one:\n>☐ eel\n>☐ sole\n>☒ cod")
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		text := p.Runs[0].Text
		for sign, check := range map[string]page.Check{"☐": page.Unchecked, "☒": page.Checked} {
			if strings.HasPrefix(text, sign) {
				p.Runs = []page.Run{{Kind: page.CheckRun, Check: check}, {Text: text[len(sign):]}}
			}
		}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
			t.Errorf("%q has other choices: %v", item.Stem.Text(), item.Response)
		}
	}
}

// TestVerdictsAhead: what stands in a column before a choice says that it is right,
// or that it was picked.
func TestVerdictsAhead(t *testing.T) {
	q, _ := read(t, paper("Question 1\t1 / 1 pts\nWhich bird hoots?\nduck\nCorrect!\towl\nhen\n\nQuestion 2\t0 / 1 pts\nWhich fish is flat?\nYou Answered\teel\nCorrect Answer\tsole\ncod"))
	if diff := cmp.Diff([]string{"owl", "sole"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestVerdictsAlone: the verdicts of a platform may stand on lines of their own over
// what they judge, also over the words for true and false.
func TestVerdictsAlone(t *testing.T) {
	q, _ := read(t, paper("Question 1\n1 / 1 pts\nWhich bird hoots?\nduck\nCorrect!\nowl\nhen\n\nQuestion 2\n0 / 1 pts\nWhich fish is flat?\nYou Answered\neel\nCorrect Answer\nsole\ncod\n\nQuestion 3\n1 / 1 pts\nAn owl is a bird.\nCorrect!\nTrue\nFalse\n\nQuestion 4\n0 / 1 pts\nAn eel is a bird.\nYou Answered\nTrue\nCorrect Answer\nFalse"))
	want := []string{"Question 1 Which bird hoots? / duck / owl / hen: owl", "Question 2 Which fish is flat? / eel / sole / cod: sole", "Question 3 An owl is a bird.: true", "Question 4 An eel is a bird.: false"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestVersus: the sign between two names in a choice is no letter, whatever alphabets have
// it behind that of the choice, where the next line has the next letter.
func TestVersus(t *testing.T) {
	q, _ := read(t, paper("1. Which case was about owls?\na. Crane v. Heron\nb. Smith v. Jones\nc. Duck v. Swan\nd. Finch v. Robin\nAnswer: b\n2. Which case was about fish?\na. Eel v. Cod\nb. Pike v. Bass\nc. Carp v. Tench\nd. Sole v. Ray\nAnswer: c\n"))
	if diff := cmp.Diff([]string{"Smith v. Jones", "Carp v. Tench"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
