package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCountedAnswers: choices that are called answers and counted, from 0 or 1, are
// right by that number.
func TestCountedAnswers(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Frage 0: Wer ruft nachts?\nAntwort 0: Eule\nAntwort 1: Hase\nAntwort 2: Fisch\nRichtige Antwort: 2\nFrage 1: Wer schwimmt?\nAntwort 0: Eule\nAntwort 1: Hase\nAntwort 2: Fisch\nRichtige Antwort: 0",
			[]string{"Frage 0 Wer ruft nachts? / Eule / Hase / Fisch: Fisch", "Frage 1 Wer schwimmt? / Eule / Hase / Fisch: Eule"}},
		{"1. Which one hoots?\nAnswer 1: owl\nAnswer 2: hare\nCorrect answer: 1\n2. Which one swims?\nAnswer 1: owl\nAnswer 2: fish\nCorrect answer: 2",
			[]string{"1. Which one hoots? / owl / hare: owl", "2. Which one swims? / owl / fish: fish"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Error(diff)
		}
	}
}
