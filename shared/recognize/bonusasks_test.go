package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBonusAsks reads questions with a word for their number behind those that are
// counted, in the forms and languages that name them.
func TestBonusAsks(t *testing.T) {
	const counted = "1. What is red?\n2. Why do birds sing?\n"
	both := []string{"1. What is red?", "2. Why do birds sing?"}
	for text, want := range map[string]string{
		"Bonus (5 points) Who was the first king?":      "Bonus Who was the first king?",
		"Bonus 5 points: Who was the first king?":       "Bonus Who was the first king?",
		"Bonus question: 2 points\nWho was first?":      "Bonus question Who was first?",
		"Extra Credit (+3): Who was first?":             "Extra Credit Who was first?",
		"*Bonus: Who was the first king?":               "Bonus Who was the first king?",
		"BONUS 1: Who was the first king?":              "BONUS Who was the first king?",
		"(Bonus) Who was the first king?":               "Bonus Who was the first king?",
		"Bonusfrage: Wer war der erste?":                "Bonusfrage Wer war der erste?",
		"Question bonus : Qui était le premier ?":       "Question bonus Qui était le premier ?",
		"Pregunta extra (1 punto): ¿Quién fue primero?": "Pregunta extra ¿Quién fue primero?",
		"Дополнительный вопрос: Кто был первым?":        "Дополнительный вопрос Кто был первым?",
		"BONUS\n3. Who was the first king?":             "3. Who was the first king?",
	} {
		q, _ := read(t, paper(counted+text))
		if diff := cmp.Diff(append(both[:2:2], want), labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
	q, _ := read(t, paper("Question 1: What is red?\nQuestion 2: Why do birds sing?\nBonus question: Who was first?"))
	if diff := cmp.Diff([]string{"Question 1 What is red?", "Question 2 Why do birds sing?", "Bonus question Who was first?"}, labelled(q)); diff != "" {
		t.Errorf("behind questions with a word (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("TOSS-UP 1. What is red?\nANSWER: blood\nBONUS 1. Who sings?\nANSWER: birds\nTOSS-UP 2. What is blue?\nANSWER: sky\nBONUS 2. Who was first?\nANSWER: Adam"))
	if diff := cmp.Diff([]string{"TOSS-UP 1 What is red?: blood", "BONUS 1 Who sings?: birds", "TOSS-UP 2 What is blue?: sky", "BONUS 2 Who was first?: Adam"}, labelled(q)); diff != "" {
		t.Errorf("two questions of each number (-want +got):\n%s", diff)
	}
}

// TestRepeatedRight reads the right choice said again below the choices, and its letter
// before what a bank tells of the question.
func TestRepeatedRight(t *testing.T) {
	const first, second = "1) What burns?\nA. ice\nB. wood\nC. sand\n", "\n\n2) What is cold?\nA. ice\nB. wood\nC. sand\n"
	for _, said := range [][2]string{
		{"✓ wood", "✓ ice"}, {"→ B. wood", "→ A. ice"}, {"A: wood", "A: ice"}, {"Ans B) wood", "Ans A) ice"}, {"=> B", "=> A"}, {"R: wood", "R: ice"}, {"(R: B)", "(R: A)"}, {"Letra: B) wood", "Letra: A) ice"}, {"Прав. ответ: B", "Прав. ответ: A"}, {"ĐA: B", "ĐA: A"},
		{"Answer: B    Points: 1", "Answer: A    Points: 2"}, {"Answer: B | Topic: Science", "Answer: A | Topic: Art"}, {"Answer: B  (easy)", "Answer: A  (hard)"}, {"Answer: B p. 12", "Answer: A p. 3"},
	} {
		q, _ := read(t, paper(first+said[0]+second+said[1]))
		if diff := cmp.Diff([]string{"wood", "ice"}, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", said[0], diff)
		}
	}
	q, _ := read(t, paper(strings.ReplaceAll(first+"ANS: B    PTS: 1"+second+"ANS: A    PTS: 1", ". ", " - ")))
	if diff := cmp.Diff([]string{"1) What burns? / ice / wood / sand: wood", "2) What is cold? / ice / wood / sand: ice"}, labelled(q)); diff != "" {
		t.Errorf("letters before dashes (-want +got):\n%s", diff)
	}
}

// TestWordsBehindChoices: a word for what is right stands behind the right choice apart by
// room, behind a tick or an arrow, or between stars.
func TestWordsBehindChoices(t *testing.T) {
	for _, form := range []string{"wood   correct", "wood ✓ correct", "wood ← correct", "wood *correct*", "wood _richtig_", "wood\tправильно", "wood [X]", "wood (kunci)", "wood ✅ bonne réponse"} {
		q, _ := read(t, paper("1. What burns?\nA. ice\nB. "+form+"\nC. sand\n\n2. What keeps warm?\nA. "+form+"\nB. ice\nC. snow"))
		if diff := cmp.Diff([]string{"1. What burns? / ice / wood / sand: wood", "2. What keeps warm? / wood / ice / snow: wood"}, labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", form, diff)
		}
	}
	q, _ := read(t, paper("1. Where is the door?\nA. turn   right\nB. turn   left\nC. ahead\n\n2. Where is the hall?\nA. turn   right\nB. turn   left\nC. ahead"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Errorf("a way to go (-want +got):\n%s", diff)
	}
}

// TestBonusCase: under its heading a bonus question may first tell what it is about.
func TestBonusCase(t *testing.T) {
	q, _ := read(t, paper("1. Which bird hoots?\nA. duck\nB. owl\nC. hen\nAnswer: B\n2. Which fish is flat?\nA. eel\nB. cod\nC. sole\nAnswer: C\nBonus Challenge Question (Expert Level)\nA keeper sees the following:\n● the door is open\n● the nest is empty\nWhat is the most likely cause?\nA. rain\nB. a marten\nC. snow\nAnswer: B\n"))
	if diff := cmp.Diff([]string{"owl", "sole", "a marten"}, keys(q)); diff != "" {
		t.Fatalf("(-want +got):\n%s", diff)
	}
	if stem := q.Items[2].Stem.Text(); !strings.Contains(stem, "A keeper sees") || !strings.Contains(stem, "likely cause") {
		t.Errorf("the bonus question asks %q", stem)
	}
}
