package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestBulletAnswers: one bullet under each question of a list without numbers
// answers it; lists of points and pages of advice are no quiz.
func TestBulletAnswers(t *testing.T) {
	var quiz, listed, advice strings.Builder
	var want []string
	for i := range 8 {
		fmt.Fprintf(&quiz, "Which bird has ring number %d on its leg?\n• The wren from nest %d\n", i, i)
		fmt.Fprintf(&listed, "Which birds live in wood %d?\n• The wren of tree %d\n• The owl\n", i, i)
		fmt.Fprintf(&advice, "The wood number %d\n• It has %d wrens\n", i, i)
		want = append(want, fmt.Sprintf("The wren from nest %d", i))
	}
	quiz.WriteString("The largest bird of all.\n• The ostrich\nWhich bird cannot fly?\tThe kiwi\n")
	q, _ := read(t, paper("Birds\n\n"+quiz.String()))
	if diff := cmp.Diff(append(want, "The ostrich", "The kiwi"), keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for name, text := range map[string]string{"lists": listed.String(), "advice": advice.String(), "frequent questions": "FAQ\n\n" + quiz.String()} {
		q, _, err := recognize.Recognize(paper(text))
		if err == nil && strings.Contains(strings.Join(keys(q), ""), "wren") {
			t.Errorf("%s: %v", name, keys(q))
		}
	}
}
