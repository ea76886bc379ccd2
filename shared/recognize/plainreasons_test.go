package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestPlainReasons: sentences behind most answers are explanations without a word that
// says so; one behind a few of them may lead to what comes next.
func TestPlainReasons(t *testing.T) {
	for _, c := range []struct {
		answer string
		every  int
		want   int
	}{{"ANSWER\nB. the owl", 1, 6}, {"Answer: B", 1, 6}, {"Jawaban: B", 1, 6}, {"Answer: B", 4, 0}} {
		var b strings.Builder
		for i := range 6 {
			fmt.Fprintf(&b, "%d. Which of the birds of yard %d hoots?\nA. the wren\nB. the owl\nC. the gull\n%s\n", i+1, i+20, c.answer)
			if i%c.every == 0 {
				fmt.Fprintf(&b, "since it is the only one of all %d that hunts at night and sleeps by day.\n", i+2)
			}
			b.WriteString("\n")
		}
		q, _ := read(t, paper(b.String()))
		explained := 0
		for _, item := range q.Items {
			if !item.Feedback.General.IsEmpty() {
				explained++
			}
		}
		if len(q.Items) != 6 || explained != c.want || strings.Join(keys(q), "") != strings.Repeat("the owl", 6) {
			t.Errorf("%q: %d questions, %d explained, keys %v", c.answer, len(q.Items), explained, keys(q))
		}
	}
}
