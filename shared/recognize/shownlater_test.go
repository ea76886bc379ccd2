package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// later makes a deck in which the last n lines of every slide but the first come
// on a click.
func later(n int, texts ...string) page.Document {
	doc := deck(texts...)
	for i := range doc.Blocks {
		end := i + 1
		for end < len(doc.Blocks) && doc.Blocks[end].Pos() == doc.Blocks[i].Pos() {
			end++
		}
		if p, ok := doc.Blocks[i].(page.Paragraph); ok && end-i <= n && p.Position.Part != "slide 1" {
			p.Later = true
			doc.Blocks[i] = p
		}
	}
	return doc
}

// TestAnswersOnAClick reads the answers that slides show after their questions.
func TestAnswersOnAClick(t *testing.T) {
	for _, c := range []struct {
		name string
		doc  page.Document
		want []string
	}{
		{"open questions", later(1, "A quiz", "Which river flows through Lima?\nthe Rímac", "The highest mountain of Peru is ...\nHuascarán", "What do we call a young sheep?\na lamb"),
			[]string{"1. Which river flows through Lima?: the Rímac", "2. The highest mountain of Peru is ...: Huascarán", "3. What do we call a young sheep?: a lamb"}},
		{"choices", later(1, "A quiz", "1. Which is a fruit?\nA|stone\nB|plum\nC|chair\nB", "2. Which is a tool?\nA|saw\nB|pear\nC|fig\nA", "3. Which is a bird?\nA|oak\nB|elm\nC|owl\nC"),
			[]string{"1. Which is a fruit? / stone / plum / chair: plum", "2. Which is a tool? / saw / pear / fig: saw", "3. Which is a bird? / oak / elm / owl: owl"}},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
	talk := later(1, "Rivers", "The Rhine\n*|It flows north.\n*|It is long.", "The Nile\n*|It floods.\n*|It is longer.", "The Volga\n*|It freezes.\n*|It is wide.")
	if q, _, err := recognize.Recognize(talk); err == nil {
		t.Errorf("a talk has no questions: %v", labelled(q))
	}
}
