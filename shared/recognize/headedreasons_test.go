package recognize_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestHeadedReasons: sentences apart under the choices of most questions, each of which
// has the line of its number, explain; behind one of them they lead to what comes next.
func TestHeadedReasons(t *testing.T) {
	for _, c := range []struct {
		answer      string
		every, want int
	}{{"\n", 1, 6}, {"\n", 6, 0}, {"Answer: B\n", 1, 6}, {"Resposta correta:\nB\n", 1, 6}} {
		every, want := c.every, c.want
		var b strings.Builder
		for i := range 6 {
			fmt.Fprintf(&b, "Question %d\nA yard has %d birds. Which of them hoots?\na) the wren\nb) *the owl\nc) the gull\n%s", i+7, i+2, c.answer)
			if i%every == 0 {
				fmt.Fprintf(&b, "The owl of yard %d hunts at night.\nIt sleeps by day, as owls do.\n\n", i)
			}
		}
		q, _ := read(t, paper(b.String()))
		explained := 0
		for _, item := range q.Items {
			if s := item.Feedback.General.Text(); strings.HasPrefix(s, "The owl") && strings.HasSuffix(s, "as owls do.") {
				explained++
			}
		}
		if len(q.Items) != 6 || explained != want {
			t.Errorf("%q, every %d: %d questions, %d explained, want %d", c.answer, every, len(q.Items), explained, want)
		}
	}
}
