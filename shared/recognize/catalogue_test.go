package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestPickBehindQuestion: how many choices to take may be said behind the question
// mark, or in brackets behind a sentence, of choices without labels too.
func TestPickBehindQuestion(t *testing.T) {
	q, _ := read(t, paper("Which of these are hot? Select all that apply\nFire\nLava\nSnow\nIce\n\nWhich planet is red?\nMars\nVenus\nEarth\nSaturn\n\nName a city in Norway. (Select only one)\nOslo\nRome\nLima\nParis"))
	if diff := cmp.Diff([]string{"Which of these are hot? Select all that apply", "Which planet is red?", "Name a city in Norway. (Select only one)"}, stems(q)); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if c, ok := item.Response.(quiz.Choice); !ok || len(c.Choices) != 4 || c.Multiple != (item.ID == "q1") {
			t.Errorf("%s: %+v", item.ID, item.Response)
		}
	}
}

// TestBracketWorth: a number in square brackets alone below a numbered question is
// what it is worth. Such numbers that count on are labels.
func TestBracketWorth(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\nA. Rome\nB. Mars\n[1]\nMarkscheme\nB\n2. Which is a sea?\nA. Baltic\nB. Lima\n[1]\nMarkscheme\nA"))
	if diff := cmp.Diff([]string{"Mars", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	for _, item := range q.Items {
		if item.Points.String() != "1" {
			t.Errorf("%s is worth %s", item.Label, item.Points)
		}
	}
	q, _ = read(t, paper("[1]\nWhich is a planet?\nA. Rome\nB. Mars\n[2]\nWhich is a sea?\nA. Baltic\nB. Lima"))
	if diff := cmp.Diff([]string{"Which is a planet?", "Which is a sea?"}, stems(q)); diff != "" {
		t.Error(diff)
	}
}

// TestExamCodes: the code of the exam a question comes from is no part of it, wherever
// it stands behind the number.
func TestExamCodes(t *testing.T) {
	want := []string{"Which is a planet?", "Which is a sea?"}
	below, _ := read(t, paper("1.\n21M.1.SL.TZ1.4\nWhich is a planet?\nA. Rome\nB. Mars\n2.\n20N.1.HL.TZ0.11\nWhich is a sea?\nA. Baltic\nB. Lima"))
	behind, _ := read(t, paper("1. 21M.1.SL.TZ1.4\nWhich is a planet?\nA. Rome\nB. Mars\n2. 20N.1.HL.TZ0.11 Which is a sea?\nA. Baltic\nB. Lima"))
	doc := paper("21M.1.SL.TZ1.4\nWhich is a planet?\nA. Rome\nB. Mars\n20N.1.HL.TZ0.11 Which is a sea?\nA. Baltic\nB. Lima")
	for n, at := range []int{0, 4} {
		p := doc.Blocks[at].(page.Paragraph)
		p.Label = &page.Label{Text: string(rune('1'+n)) + ".", Format: page.Decimal, Number: n + 1, List: "list 1"}
		doc.Blocks[at] = p
	}
	automatic, _ := read(t, doc)
	for _, q := range []quiz.Quiz{below, behind, automatic} {
		if diff := cmp.Diff(want, stems(q)); diff != "" {
			t.Error(diff)
		}
		for i, item := range q.Items {
			if len(item.Label) < 2 || item.Label[0] != byte('1'+i) {
				t.Errorf("item %d has the label %q", i, item.Label)
			}
		}
	}
}

// TestMixedRow: choices of two columns may stand on one line in the order of reading.
func TestMixedRow(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\nA. Rome\tC. Mars\tB. Oslo\tD. Lima\nAnswer: C\n2. Which is a sea?\nA. Baltic\tC. Oslo\tB. Lima\tD. Rome\nAnswer: A"))
	if diff := cmp.Diff([]string{"Mars", "Baltic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	if c := q.Items[0].Response.(quiz.Choice); len(c.Choices) != 4 {
		t.Errorf("%d choices", len(c.Choices))
	}
}

// TestFarLetter: a letter that no row gets to stands for the one of its place.
func TestFarLetter(t *testing.T) {
	q, _ := read(t, paper("1. Столица Норвегии\nа) Рим\nб) Лима\nи) Осло\nОтвет: в\n2. Что горячее?\nа) лед\nб) огонь\nв) снег\nОтвет: б"))
	if diff := cmp.Diff([]string{"Осло", "огонь"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestChoicesAreSequences: one of several sequences is to be chosen, however their
// entries are parted.
func TestChoicesAreSequences(t *testing.T) {
	for _, sign := range []string{" → ", ", ", " ⇒ ", ` \rightarrow `, " – "} {
		text := "1. What is the correct order of the steps?"
		for i, c := range [][]string{{"wash", "peel", "cook"}, {"peel", "wash", "cook"}, {"cook", "peel", "wash"}} {
			text += "\n" + string(rune('A'+i)) + ". " + strings.Join(c, sign)
		}
		q, _ := read(t, paper(text))
		if _, ok := q.Items[0].Response.(quiz.Choice); !ok {
			t.Errorf("with %q it is %T", sign, q.Items[0].Response)
		}
	}
}

// TestTextBetweenQuestions: what a text says to be for is read before; other text is
// told, once where it comes again.
func TestTextBetweenQuestions(t *testing.T) {
	q, _ := read(t, paper("1. Which is a gas?\nA. Neon\nB. Iron\n\nRead this before you answer questions 2 and 3. The old garden has four apple trees.\n\n2. How many trees has it?\nA. 4\nB. 5\n3. What grows there?\nA. Apples\nB. Pears\n4. Which is a metal?\nA. Neon\nB. Iron"))
	if len(q.Stimuli) != 1 || len(q.Stimuli[0].Items) != 2 || q.Stimuli[0].Items[0] != "q2" {
		t.Errorf("passages: %+v", q.Stimuli)
	}
	advert := "\n\nThis paper comes from the shop at the corner of our street.\n\n"
	_, findings := read(t, paper("1. Which is a gas?\nA. Neon\nB. Iron"+advert+"2. How many legs has a cow?\nA. 4\nB. 5"+advert+"3. Which is a metal?\nA. Neon\nB. Iron"))
	n := 0
	for _, f := range findings {
		if f.Code == finding.UnreadPart {
			n++
		}
	}
	if n != 1 {
		t.Errorf("%d findings of text left out: %+v", n, findings)
	}
}
