package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestDoubledLetters: letters typed behind automatic ones, over what is offered, are
// dropped; units and symbols over what they mean stay.
func TestDoubledLetters(t *testing.T) {
	ask := func(firsts, texts string) page.Document {
		doc := page.Document{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: "Question 1"}}}, page.Paragraph{Runs: []page.Run{{Text: "Which bird hoots at night?"}}}}}
		for i, first := range strings.Fields(firsts) {
			doc.Blocks = append(doc.Blocks,
				page.Paragraph{Label: &page.Label{Text: string(rune('A'+i)) + ".", Format: page.UpperAlpha, Number: i + 1, List: "c"}, Runs: []page.Run{{Text: first}}},
				page.Paragraph{Runs: []page.Run{{Text: strings.Split(texts, "|")[i]}}})
		}
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: "Answer: B"}}})
		return doc
	}
	for firsts, want := range map[string]string{"UM B C": "the owl", "A B C": "the owl", "wren owl gull": "owl\nthe owl"} {
		q, _ := read(t, ask(firsts, "the wren|the owl|the gull"))
		if got := strings.Join(keys(q), "; "); got != want {
			t.Errorf("%s: keys %q, want %q", firsts, got, want)
		}
	}
}
