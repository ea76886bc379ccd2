package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWordedNumbers: a sign between the word for a question and its number, and the number
// before the word, count questions; what is said of a question in a sentence counts none.
func TestWordedNumbers(t *testing.T) {
	for labels, want := range map[string]string{
		"Question-1: |Question-2: ": "Question", "Question: 1\n|Question: 2\n": "Question", "Question-1\n|Question-2\n": "Question",
		"1ª questão\n|2ª questão\n": "questão", "1st question: |2nd question: ": "question", "Aufgabe - 1) |Aufgabe - 2) ": "Aufgabe",
		"Primera pregunta\n|Segunda pregunta\n": "pregunta", "Première question :\n|Deuxième question :\n": "question", "First question\n|Second question\n": "question",
	} {
		l := strings.Split(labels, "|")
		q, _ := read(t, paper(l[0]+"What burns well?\na) ice\nb) wood\nc) sand\n\n"+l[1]+"What is cold?\na) fire\nb) lava\nc) ice"))
		if diff := cmp.Diff([]string{want + " 1 What burns well? / ice / wood / sand", want + " 2 What is cold? / fire / lava / ice"}, labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", labels, diff)
		}
	}
	q, _ := read(t, paper("1. What burns well? The 1st question is easy.\na) ice\nb) wood\n2. What is cold?\nQuestion: 5 stones lie in the snow.\na) lava\nb) ice"))
	if diff := cmp.Diff([]string{"1. What burns well? The 1st question is easy. / ice / wood", "2. What is cold?\nQuestion: 5 stones lie in the snow. / lava / ice"}, labelled(q)); diff != "" {
		t.Errorf("sentences (-want +got):\n%s", diff)
	}
}

// TestTwiceNumbered: a number before the name of a question that has it again is taken away;
// where they differ, or a sentence goes on, it counts.
func TestTwiceNumbered(t *testing.T) {
	for labels, want := range map[string]string{
		"1.Question 1\n|2.Question 2\n": "Question", "1. Question 1: |2. Question 2: ": "Question", "1) Pregunta 1\n|2) Pregunta 2\n": "Pregunta",
		"1. Question - 1\n|2. Question - 2\n": "Question",
	} {
		l := strings.Split(labels, "|")
		q, _ := read(t, paper(l[0]+"What burns well?\na) ice\nb) wood\nc) sand\n\n"+l[1]+"What is cold?\na) fire\nb) lava\nc) ice"))
		if diff := cmp.Diff([]string{want + " 1 What burns well? / ice / wood / sand", want + " 2 What is cold? / fire / lava / ice"}, labelled(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", labels, diff)
		}
	}
	q, _ := read(t, paper("1. Question 1 was about what?\na) ice\nb) wood\n2. Question 2 was about what?\na) lava\nb) ice"))
	if diff := cmp.Diff([]string{"1. Question 1 was about what? / ice / wood", "2. Question 2 was about what? / lava / ice"}, labelled(q)); diff != "" {
		t.Errorf("sentences (-want +got):\n%s", diff)
	}
}
