package recognize_test

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestHeadedAnswers reads interview questions: numbered headings that ask, with
// the answers in paragraphs below them.
func TestHeadedAnswers(t *testing.T) {
	var doc page.Document
	for _, part := range [][]string{
		{"1. What does a dam do?", "It holds water back, so that a town has some in a dry summer.", "It may drive turbines too."},
		{"2. Why do rivers bend?", "The water is faster outside of a bend and takes soil away, while it leaves soil inside."},
		{"3. How is a delta made?", "Where a river meets the sea it slows down, and what it carried sinks to the ground."},
	} {
		for i, s := range part {
			p := page.Paragraph{Runs: []page.Run{{Text: s}}}
			if i == 0 {
				p.Style.Heading = 3
			}
			doc.Blocks = append(doc.Blocks, p)
		}
	}
	q, _ := read(t, doc)
	if len(q.Items) != 3 {
		t.Fatalf("%d questions", len(q.Items))
	}
	for _, item := range q.Items {
		if e, ok := item.Response.(quiz.Essay); ok && e.Model.Text() == "" || !ok && !item.Response.HasKey() {
			t.Errorf("%q is a %T without an answer", item.Stem.Text(), item.Response)
		}
	}
	if got := q.Items[0].Stem.Text(); got != "What does a dam do?" {
		t.Errorf("the question is %q", got)
	}
}
