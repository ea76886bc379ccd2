package recognize_test

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// quoting sets what begins with "> " as a quotation.
func quoting(lines ...string) page.Document {
	var doc page.Document
	for _, l := range lines {
		p := page.Paragraph{}
		if len(l) > 2 && l[:2] == "> " {
			l, p.Style.Name = l[2:], "quote"
		}
		p.Runs = []page.Run{{Text: l}}
		doc.Blocks = append(doc.Blocks, p)
	}
	return doc
}

// TestQuotedReasons: quotations behind choices explain, and are no stems of what comes
// next; one that says the answer stays one.
func TestQuotedReasons(t *testing.T) {
	q, _ := read(t, quoting("How many bones has an adult?", "[x] 206", "[ ] 208", "[ ] 204", "> An adult has 206 bones.",
		"Mark all long bones:", "[x] Femur", "[x] Humerus", "[ ] Scapula", "> Femur and humerus are long.", "> The scapula is flat.",
		"What joins bones?", "[ ] Tendons", "[x] Ligaments"))
	if len(q.Items) != 3 || q.Items[1].Stem.Text() != "Mark all long bones:" {
		t.Fatalf("read are %q", stems(q))
	}
	if got := q.Items[1].Feedback.General.Text(); got != "Femur and humerus are long. The scapula is flat." {
		t.Errorf("the second is explained by %q", got)
	}
	q, _ = read(t, quoting("1. Where is the femur?", "a) Leg", "b) Arm", "> Answer: a", "2. Where is the ulna?", "a) Leg", "b) Arm", "> Answer: b"))
	if len(q.Items) != 2 || q.Items[1].Response.(quiz.Choice).Key == nil {
		t.Errorf("answers in quotations are lost: %q", stems(q))
	}
}
