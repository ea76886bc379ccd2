package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNamedNumbers: the word for a question stands before each number of a row of
// answers, and the numbers count on.
func TestNamedNumbers(t *testing.T) {
	const quiz = "1. Which is a sea?\na) Oslo\nb) Baltic\nc) Lima\n2. Which is a city?\na) Cairo\nb) ice\nc) two\n3. Which is hot?\na) snow\nb) hail\nc) fire\n\n"
	for row, want := range map[string]string{
		"Solutions: Q1: b, Q2: a, Q3: c":                        "1 0 2",
		"Answers: Q.1 (b); Q.2 (a); Q.3 (c)":                    "1 0 2",
		"Lösungen: Frage 1: b, Frage 2: a, Frage 3: c":          "1 0 2",
		"Answers\nQuestion 1 - B Question 2 - A Question 3 - C": "1 0 2",
		"Ответы: №1 - b, №2 - a, №3 - c":                        "1 0 2",
		"Answers: Room 1: b, Room 2: a, Room 3: c":              "- - -",
		"Solutions: Q1: b, Q3: a, Q5: c":                        "- - -",
	} {
		q, _ := read(t, paper(quiz+row))
		if got := places(q); got != want {
			t.Errorf("%s: got %s, want %s", row, got, want)
		}
	}
}

// TestGluedParts: "1a" and "1b" in a key answer the parts of question 1; where no line
// beside it answers the next part, the letter may be the answer.
func TestGluedParts(t *testing.T) {
	q, _ := read(t, paper("1. A shop sells the names of its buyers.\na) Is this lawful?\nb) Is it fair?\n2. A pupil copies a song.\na) Is this lawful?\nb) Who loses by it?\n\nAnswers\n1a No, not without consent.\n1b No, nobody expects it.\n2a No, it is forbidden.\n2b The singer"))
	if diff := cmp.Diff([]string{"No, not without consent.", "No, nobody expects it.", "No, it is forbidden.", "The singer"}, keys(q)); diff != "" {
		t.Errorf("parts (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Which is a sea?\na) Oslo\nb) Baltic\nc) Lima\n2. Which is a city?\na) Cairo\nb) ice\nc) two\n\nAnswers\n1 b A sea in the north\n2 a The city on the Nile"))
	for _, key := range keys(q) {
		if key != "Baltic" && key != "Cairo" && key != "-" {
			t.Errorf("choices: got %q", key)
		}
	}
}

// TestSpelledNumberWords: the word for "number" may stand between that for a question
// and its number.
func TestSpelledNumberWords(t *testing.T) {
	for _, name := range []string{"Soal nomor", "Вопрос номер", "Domanda n.", "Frage Nummer", "Question number", "Pytanie numer"} {
		q, _ := read(t, paper(name+" 1\nWhich one is hot?\nA. ice\nB. fire\n\n"+name+" 2\nWhich one is wet?\nA. rain\nB. sand"))
		want := []string{name + " 1 Which one is hot? / ice / fire", name + " 2 Which one is wet? / rain / sand"}
		if diff := cmp.Diff(want, labelled(q)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
