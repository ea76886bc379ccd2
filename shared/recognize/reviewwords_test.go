package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestReviewWords: the narrow column of a platform's print-out breaks its words; what
// was handed in is no key where the page says what a good answer is.
func TestReviewWords(t *testing.T) {
	q, _ := read(t, paper("Question 1\t2 out of 2 points\nWhy does the owl hunt by night?\nSelected\nAnswer:\nIt sees well, I think, and the mice are out.\nCorrect\nAnswer:\tIts eyes are made for the dark:\nthe mouse does not see it.\nResponse [None Given]\nFeedback:\nQuestion 2\t1 out of 1 points\nThe swan swims.\nSelected Answer:\tTrue\nAnswers:\tTrue\nFalse\nQuestion 3\t1 out of 1 points\nThe robin barks.\nSelected Answer:\tFalse\nAnswers:\tTrue\nFalse\n"))
	if diff := cmp.Diff([]string{"Its eyes are made for the dark: the mouse does not see it.", "true", "false"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
