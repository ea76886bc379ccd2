package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// outline makes a document of bullets: the spaces in front say how far in.
func outline(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		in := len(p.Runs[0].Text) - len(strings.TrimLeft(p.Runs[0].Text, " "))
		p.Label = &page.Label{Text: "•", Format: page.Bullet, Level: in, List: "outline"}
		p.Runs[0].Text = p.Runs[0].Text[in:]
		doc.Blocks[i] = p
	}
	return doc
}

// TestNestedAsks: in a list to learn from, the answer stands behind a bullet
// further in than that of its question.
func TestNestedAsks(t *testing.T) {
	q, _ := read(t, outline("What is a dike?\n A wall that keeps water out.\nWhat is a polder?\n Land that was won from the sea.\nWho looks after dikes?\n Water boards\nKnow these kinds of water: (why? where?)\n fresh\n salt\nWhat is silt?\nWhat does a mill do?\n It pumps water."))
	if diff := cmp.Diff([]string{"A wall that keeps water out.", "Land that was won from the sea.", "Water boards", "-", "-", "It pumps water."}, keysOrModels(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("• What is a dike?\n◦ A wall that keeps water out.\n• What is a polder?\n◦ Land that was won from the sea.\n• Who looks after dikes?\n◦ Water boards\n• What does a mill do?\n◦ It pumps water."))
	if diff := cmp.Diff([]string{"A wall that keeps water out.", "Land that was won from the sea.", "Water boards", "It pumps water."}, keysOrModels(q)); diff != "" {
		t.Errorf("typed bullets (-want +got):\n%s", diff)
	}
	q, _, _ = recognize.Recognize(outline("Test\nWhat is a dike?\n a wall\n a road\n a river\nWhat is a polder?\n a hill\n land\n a lake\nWhat is silt?\n mud\n sand\n salt\nWhat is a mill?\n a pump\n a boat\n a bird"))
	for _, k := range keys(q) {
		if k != "-" {
			t.Errorf("choices: the key %q was made up", k)
		}
	}
}

// keysOrModels gives the keys, and of essays the model answers.
func keysOrModels(q quiz.Quiz) []string {
	out := keys(q)
	for i, item := range q.Items {
		if e, ok := item.Response.(quiz.Essay); ok && !e.Model.IsEmpty() {
			out[i] = e.Model.Text()
		}
	}
	return out
}
