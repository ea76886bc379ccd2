package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestStemsThatAreLists: under headings that count, a stem that is the only
// entry of a list does not show the number of that list.
func TestStemsThatAreLists(t *testing.T) {
	var text []string
	for _, n := range []string{"1", "2", "3", "4"} {
		text = append(text, "QUESTION "+n, "Which of these is true?", "1. Trees grow up.", "2. Trees grow down.", "a. only 1", "b. only 2", "c. both")
	}
	doc := paper(strings.Join(text, "\n"))
	for i := 1; i < len(doc.Blocks); i += 7 {
		p := doc.Blocks[i].(page.Paragraph)
		p.Label = &page.Label{Text: "1.", Format: page.Decimal, Number: 1, List: text[i-1]}
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if len(q.Items) != 4 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if !strings.HasPrefix(item.Stem.Text(), "Which of these") {
			t.Errorf("%q", item.Stem.Text())
		}
	}
}
