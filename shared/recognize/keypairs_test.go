package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKeyPairs: the numbers and letters of a key may stand in several pairs of columns.
func TestKeyPairs(t *testing.T) {
	const asked = threeAsked + "4. Which one lays eggs?\na) hen\nb) dog"
	for _, table := range [][]string{
		{"Question | Answer | Question | Answer", "1 | b | 3 | c", "2 | a | 4 | a"},
		{"No. | Key | No. | Key", "1 | b | 3 | c", "2 | a | 4 | a"},
		{"Q | Ans | Q | Ans | Q | Ans", "1 | b | 2 | a | 3 | c", "4 | a |  |  |  | "},
	} {
		q, _ := read(t, blocks(asked, grid(table...)))
		if diff := cmp.Diff([]string{"swallow", "carp", "goat", "hen"}, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", table, diff)
		}
	}
}

// TestGapTexts: a text under the order to fill its gaps is a question, and a key that
// counts the gaps answers it.
func TestGapTexts(t *testing.T) {
	const text = "Plants\n\nFill in the blanks with the words below.\n\nwater – light – roots\n\nA plant drinks through its (1) ______ . It needs (2) ______ and also some (3) ______ to grow.\n\n4. Why are leaves green?\n5. What is a seed?\n\n"
	q, found := read(t, paper(text+"Answers: (1) roots (2) water (3) light"))
	if diff := cmp.Diff([]string{"roots | water | light", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for _, f := range found {
		if f.Code == "number_repeated" {
			t.Errorf("%v", f)
		}
	}
	q, _ = read(t, paper("French\n\nSection 1: Complete the text with the words in the box.\n\nI (1) ______ English and I live in Leeds. In the morning I (2) ______ toast.\n\nSection 2: Translate into French.\n\n1. I play chess on Sundays. (2)\n2. My sister is taller than me. (2)\n3. We went to the lake. (3)"))
	if len(q.Items) != 4 {
		t.Errorf("got %v", labelled(q))
	}
	noQuestions(t, "Form\n\nFill in the blanks.\n\nName: ________ Class: ________ School and town: ________ Date: ________ Room: ________ Seat and row: ________")
}

// TestReasonedTruths: a truth in capitals may have its reason behind it.
func TestReasonedTruths(t *testing.T) {
	q, _ := read(t, paper("Oceans\n1. The Pacific is the largest ocean. TRUE\n2. Sharks are mammals. FALSE\n3. Coral is a plant. FALSE (it is an animal)\n4. Salt water freezes below zero degrees. TRUE\n5. The Mariana Trench is in the Atlantic. FALSE\n6. An octopus has three hearts. TRUE"))
	if diff := cmp.Diff([]string{"true", "false", "false", "true", "false", "true"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNumberWords: a colon may stand behind the word for a number.
func TestNumberWords(t *testing.T) {
	q, _ := read(t, paper("QUESTION NO: 1\nWhich one flies?\nA. bat\nB. cow\nAnswer: A\n\nQUESTION NO: 2\nWhich one swims?\nA. hen\nB. eel\nAnswer: B"))
	if diff := cmp.Diff([]string{"QUESTION NO: 1 Which one flies? / bat / cow: bat", "QUESTION NO: 2 Which one swims? / hen / eel: eel"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
