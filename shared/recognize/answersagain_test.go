package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersSaidAgain: right choices that are said again below the word for the answer
// are all of them right, and none that says something else is.
func TestAnswersSaidAgain(t *testing.T) {
	q, _ := read(t, paper("1. Which of these are birds? Choose all.\nA. the wren of the wood\nB. the carp in the pond\nC. the owl in the barn\nD. the tit at the window\n\nAnswer: a. the wren of the wood\n\nc. the owl in the barn\n\nd. the tit at the window\n\n2. Which of these swim? Choose all.\nA. the carp\nB. the wren\nC. the trout\n\nAnswer: a. the carp\n\nc. the trout\n\n3. Which of these flies?\nA. the carp\nB. the wren\nC. the trout\n\nAnswer: b. the wren\n\nc. The trout only leaps."))
	want := []string{"the wren of the wood | the owl in the barn | the tit at the window", "the carp | the trout", "the wren"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
