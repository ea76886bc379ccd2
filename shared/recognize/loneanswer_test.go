package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLoneAnswerWord: all lines under a word for the answer that stands alone are
// the answer, as those behind an answer on its line are.
func TestLoneAnswerWord(t *testing.T) {
	q, _ := read(t, paper("1. Why do loads fall?\nAnswer:\nThe rope was old.\nThe hook stood open.\nNobody had looked at the knot.\n2. What is a fender?\nAnswer: A cushion at the hull. There are two kinds.\nSome are round.\nOthers are flat.\n"))
	var stems []string
	for _, item := range q.Items {
		stems = append(stems, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"Why do loads fall?", "What is a fender?"}, stems); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestRoomUnderAnswers: the dots under a word for the answer are room and no
// answer.
func TestRoomUnderAnswers(t *testing.T) {
	q, _ := read(t, paper("1. Sebutkan dua contoh hewan laut!\nJawab: ................................\n............................................\n2. Mengapa ikan bernapas?\nJawab: ................................\n............................................\n"))
	if diff := cmp.Diff([]string{"-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
