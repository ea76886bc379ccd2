package recognize_test

import (
	"fmt"
	"testing"

	"formwright/shared/page"
)

// TestLettersOn: automatic letters that run through all questions label the choices
// of each from its first on.
func TestLettersOn(t *testing.T) {
	for _, choices := range []int{4, 5} {
		var doc page.Document
		add := func(label page.Label, text string) {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &label, Runs: []page.Run{{Text: text}}})
		}
		for q := range 3 {
			add(page.Label{Text: fmt.Sprintf("%d.", q+1), Format: page.Decimal, Number: q + 1, List: "q"}, "Which of these is it here?")
			for k := range choices {
				n := q*choices + k
				add(page.Label{Text: string(rune('A'+n)) + ".", Format: page.UpperAlpha, Number: n + 1, List: "c"}, fmt.Sprintf("thing %d", n))
			}
		}
		q, _ := read(t, doc)
		for i, got := range labelled(q) {
			want := fmt.Sprintf("%d. Which of these is it here?", i+1)
			for k := range choices {
				want += fmt.Sprintf(" / thing %d", i*choices+k)
			}
			if got != want {
				t.Errorf("%q, want %q", got, want)
			}
		}
	}
}
