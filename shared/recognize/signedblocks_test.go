package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSignedBlocks: questions without labels or question marks are blocks of
// lines with a star behind the right choice; one block has none.
func TestSignedBlocks(t *testing.T) {
	q, _ := read(t, paper("A planet is\nRome\nMars*\nOslo\n\nA sea is\nBaltic*\nLima\nCairo\n\nHot is\nIce\nSnow\nFire*\n\nWet is\nSand\nRain*\nSun\n\nRound is\nBox\nBook\nBall\n\nRead the program\nx = 2\nWhat is x?\nTwo*\nThree\nFour\n\nIce is cold\nTrue*\nFalse"))
	if diff := cmp.Diff([]string{"Mars", "Baltic", "Fire", "Rain", "-", "Two", "true"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestButtonsOfPages: the buttons of the page that questions were copied from
// part no question from its answer.
func TestButtonsOfPages(t *testing.T) {
	q, _ := read(t, paper("1. Which is a planet?\nA. Rome B. Mars C. Oslo D. Lima\nView Answer Workspace Report Discuss\nAnswer & Explanation\nAnswer: Option B\n\n2. Which is a sea?\nA. Baltic B. Lima C. Cairo D. Turin\nShow answer\nAnswer: A\n\nWhich is hot?\nA. Ice B. Fire C. Snow D. Hail\nView Answer\nAnswer: B"))
	if diff := cmp.Diff([]string{"Mars", "Baltic", "Fire"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLetterBehindLast: the letter behind the last choice is the answer where
// most questions have one; a text that ends in a letter is none.
func TestLetterBehindLast(t *testing.T) {
	text := ""
	for _, letter := range []string{"B", "A", "C", "B", "A", "C"} {
		text += "Which is a city?\nA. Rome\nB. Oslo\nC. Lima " + letter + "\n"
	}
	q, _ := read(t, paper(text))
	if diff := cmp.Diff([]string{"Oslo", "Rome", "Lima", "Oslo", "Rome", "Lima"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	text = ""
	for range 6 {
		text += "Which is in carrots?\nA. salt\nB. iron\nC. vitamin A\n"
	}
	q, _ = read(t, paper(text))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestColonNumbers: "Q: 1" is a number where a gap stands behind it.
func TestColonNumbers(t *testing.T) {
	q, _ := read(t, paper("Q: 1\tWhat is a planet?\nQ:2\tWhat is a sea?\nQ:3     What is a city?"))
	for i, want := range []string{"What is a planet?", "What is a sea?", "What is a city?"} {
		if got := q.Items[i].Stem.Text(); got != want {
			t.Errorf("stem %q", got)
		}
	}
}

// TestWeights: the share of the credit before a choice says that it is right.
func TestWeights(t *testing.T) {
	q, _ := read(t, paper("1. Which are seas?\nA. %50% Baltic\nB. Lima\nC. %50% Adriatic\n2. Which is a city?\nA. %100% Rome\nB. Mars\nC. salt"))
	if diff := cmp.Diff([]string{"Baltic | Adriatic", "Rome"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
