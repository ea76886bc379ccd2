package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersInCode: an answer written without the spaces of its choice is that
// choice, and not a shorter one that it begins like.
func TestAnswersInCode(t *testing.T) {
	q, _ := read(t, paper("1. Which line makes an empty list of birds?\na) birds = {gull}\nb) count(birds)\nc) birds = {}\nAns is ( Birds ={gull} )\n2. Which one counts?\na) birds = {owl}\nb) count(birds)\nc) birds = {}\nAns is (birds={owl, gull})"))
	if diff := cmp.Diff([]string{"birds = {gull}", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestAnswersBehindDashes: a dash may follow "is" at once, and stand between the
// letter and the text of its choice.
func TestAnswersBehindDashes(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots?\na) gull\nb) owl\nAnswer is-owl\n2. Which one swims?\na) owl\nb) gull\nAnswer is- gull\n3. Which one is white?\na) crow\nb) gull\nAnswer is – b-(gull)\n4. Which one is black?\na) crow\nb) gull\nAnswer is – b-(crow)"))
	if diff := cmp.Diff([]string{"owl", "gull", "gull", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestKeyOfOneForParts: an answer that a key gives to a question in parts, without
// saying to which, is given to none.
func TestKeyOfOneForParts(t *testing.T) {
	q, _ := read(t, paper("1) What is 40 + 2?\n2) The birds on the lake weigh 2, 3, 5 and 9 kg.\na) What is the range of these weights?\nb) What is the mean of these weights?\n3) What is 5 + 6?\n4) What is 2 + 3?\nAnswer Key\n1) 42\n2) 81\n3) 11\n4) 5"))
	if diff := cmp.Diff([]string{"42..42", "-", "-", "11..11", "5..5"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestBulletsBeforeNumbers: numbers that count on behind bullets number questions.
func TestBulletsBeforeNumbers(t *testing.T) {
	q, _ := read(t, paper("• 1 ) .Which bird hoots?\na . gull\nb . owl\n• 2 ) .Which one swims?\nConsider:\n1. Its feet\n2. Its wings\na . 1 only\nb . 2 only\n• 3 ) .Which one is white?\na . crow\nb . gull"))
	if diff := cmp.Diff([]string{"1) Which bird hoots? / gull / owl", "2) Which one swims?\nConsider:\n1. Its feet\n2. Its wings / 1 only / 2 only", "3) Which one is white? / crow / gull"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestLetterBeforeNumber: "P1)" numbers a question, "P1" alone does not.
func TestLetterBeforeNumber(t *testing.T) {
	q, _ := read(t, paper("Examen\nP1) ¿Qué ave vive en el lago y pesca?\nP2) ¿Qué ave canta de noche en el bosque?\nP3) Describe la vida del búho. Ver P1 arriba."))
	if diff := cmp.Diff([]string{"P1 ¿Qué ave vive en el lago y pesca?", "P2 ¿Qué ave canta de noche en el bosque?", "P3 Describe la vida del búho. Ver P1 arriba."}, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestRoomUnderAnswer: lines to write on under a word for the answer are none.
func TestRoomUnderAnswer(t *testing.T) {
	room := "\n____________________________\n____________________________\n"
	q, _ := read(t, paper("1. Explain how the birds of the lake live.\nNotes"+room+"Answer"+room+"2. Where do they live in winter?"+room))
	if diff := cmp.Diff([]string{"-", "-"}, keysOrModels(q)); diff != "" {
		t.Error(diff)
	}
}
