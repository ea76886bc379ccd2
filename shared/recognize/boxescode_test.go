package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestBoxesWithCode: boxes to tick offer programs, whose lines stand under each.
func TestBoxesWithCode(t *testing.T) {
	doc := paper("Question 1\nWhich of the programs below stops the mill for the night?\n☐ The short one\ngrind(0)\n☒ The long one\ngrind(1)\nstop()\n☐ No program does so\n\nQuestion 2\nWhich one starts it again early in the morning?\n☒ wake()\n☐ sleep()\nsleep(1)\n")
	for i, b := range doc.Blocks {
		if p, ok := b.(page.Paragraph); ok && strings.HasSuffix(p.Text(), ")") && !strings.HasPrefix(p.Text(), "☐") && !strings.HasPrefix(p.Text(), "☒") {
			p.Style.Code = true
			doc.Blocks[i] = p
		}
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"The long one\ngrind(1)\nstop()", "wake()"}, keys(q)); diff != "" {
		t.Errorf("%v (-want +got):\n%s", labelled(q), diff)
	}
}

// TestWorthBeforeProse: what a question is worth behind its question mark begins no
// answer, and prose under boxes to tick is none.
func TestWorthBeforeProse(t *testing.T) {
	const told = "It is told here in a whole sentence so that everybody understands what it is about and why."
	var open, boxes strings.Builder
	for i, ask := range []string{"What is a nest?", "What is a wing?", "Why do rooks caw?", "What is a beak?", "What is a claw?", "What is down?"} {
		fmt.Fprintf(&open, "%d) %s 5 points\n%s\n\n", i+1, ask, told)
		fmt.Fprintf(&boxes, "%d) %s\nAnswer by choosing only one of the answers that are given below this line.\n☐ A thing of sticks and moss and hair that birds build in spring\n☐ A thing of stone that people have built for birds to live in\n\n", i+1, ask)
	}
	q, _ := read(t, paper("Exam\n"+open.String()))
	for i, k := range keysOrModels(q) {
		if k != told || q.Items[i].Points == nil || q.Items[i].Points.String() != "5" {
			t.Errorf("%s: %q, %v points", q.Items[i].Label, k, q.Items[i].Points)
		}
	}
	q, _ = read(t, paper("Exam\n"+boxes.String()))
	for i, k := range keysOrModels(q) {
		if k != "-" {
			t.Errorf("%s: %q", q.Items[i].Label, k)
		}
	}
}
