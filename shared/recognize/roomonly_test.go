package recognize_test

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestRoomUnderHeadings: the room under the coloured headings of a form is no
// question whose answer is the next heading.
func TestRoomUnderHeadings(t *testing.T) {
	doc := paper("Observation Form\n\nBehaviour of the Child\n_______________________\nPossible Causes\n_______________________\nRecommended Steps\n_______________________\nNext Talk\n_______________________")
	for i := range doc.Blocks {
		p := doc.Blocks[i].(page.Paragraph)
		if text := p.Text(); text != "" && text[0] != '_' {
			p.Runs[0].Marks = page.Marks{Color: "4F81BD", Bold: true}
		}
	}
	if q, _, err := recognize.Recognize(doc); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("err = %v with %d items, first %q", err, len(q.Items), firstStem(q))
	}
}
