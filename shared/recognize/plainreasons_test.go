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

// TestAnswersThatGoOn: the lines below the answers of open questions belong to these.
func TestAnswersThatGoOn(t *testing.T) {
	var b strings.Builder
	for i := range 6 {
		fmt.Fprintf(&b, "%d. Describe the birds of yard %d.\nSolution: There are owls and wrens in it:\nthe owls live in the wall and hunt at night\nthe wrens live in the hedge and sing by day\n\n", i+1, i+20)
	}
	q, _ := read(t, paper(b.String()))
	if len(q.Items) != 6 {
		t.Fatalf("%d questions", len(q.Items))
	}
	for _, item := range q.Items {
		if !item.Feedback.General.IsEmpty() {
			t.Errorf("%s: %s", item.Label, item.Feedback.General.Text())
		}
	}
}
