package layout

import (
	"fmt"
	"strings"
	"testing"
)

// TestQuestionHeads: heads of questions are kept where each begins a page, though their
// numbers go up with the pages. One that is the same on every page is a running header.
func TestQuestionHeads(t *testing.T) {
	for head, kept := range map[string]int{"Question %d": 5, "Aufgabe %d: Flüsse": 5, "Q%d (10 marks)": 5, "Questão %d – Dissertativa – 0,5": 5, "第%d题": 5, "Exercise 4, page %d": 0, "Sheet %d": 0} {
		var pages []*paper
		for n := 1; n <= 5; n++ {
			p := newPaper().at(60, 60, fmt.Sprintf(head, n)).at(60, 100, "Name the river "+string(rune('a'+n))).at(60, 420, "Working "+string(rune('a'+n)))
			p.Number = n
			pages = append(pages, p)
		}
		front, _, _ := strings.Cut(head, "%d")
		if text := blocksOf(pages...); strings.Count(text, front) != kept {
			t.Errorf("%q: %d heads, want %d: %s", head, strings.Count(text, front), kept, text)
		}
	}
}
