package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestFramedQuestions: tables around one question each, its number, the stem and the
// choices in rows of their own, with an empty column to give points in or without.
func TestFramedQuestions(t *testing.T) {
	for name, beside := range map[string]string{"one column": "", "points beside": "|"} {
		var doc page.Document
		for i := range 4 {
			frame := grid(fmt.Sprintf("Question %d -", i+1), fmt.Sprintf("1. row %d\n2. sow\nWhat comes first?", i), beside, fmt.Sprintf("Row %d", i)+beside, "1. Sow"+beside, "Reap"+beside)
			cell := &frame.Rows[3+i%3].Cells[0]
			for k, b := range cell.Blocks {
				p := b.(page.Paragraph)
				for r := range p.Runs {
					p.Runs[r].Marks.Bold = true
				}
				cell.Blocks[k] = p
			}
			doc.Blocks = append(doc.Blocks, frame, page.Paragraph{})
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff([]string{"Row 0", "1. Sow", "Reap", "Row 3"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	labelled := page.Document{}
	for i := range 4 {
		labelled.Blocks = append(labelled.Blocks, grid(fmt.Sprintf("Question %d|", i+1), "Which of these is a bird?|", "A. Oak|", "B. Wren|", "C. Eel|", "Answer: B|"), page.Paragraph{})
	}
	q, _ := read(t, labelled)
	if diff := cmp.Diff([]string{"Wren", "Wren", "Wren", "Wren"}, keys(q)); diff != "" {
		t.Errorf("labelled (-want +got):\n%s", diff)
	}
}
