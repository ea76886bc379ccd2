package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
)

// TestForgottenFirstNumber: the question over the one that is numbered 2 is the first,
// also where the word processor counts the letters of its choices.
func TestForgottenFirstNumber(t *testing.T) {
	doc := paper("Which of these fly? Several do.\nan owl\na cow\na bat\n2. True or false: an owl swims.\nTRUE\nFALSE\n3. Which swims?\na cod\na cow")
	for i, n := range []int{0, 1, 2, 3, 0, 1, 2, 0, 1, 2} {
		if p := doc.Blocks[i].(page.Paragraph); n > 0 {
			p.Label = &page.Label{Text: string(rune('a'+n-1)) + ")", Format: page.LowerAlpha, Number: n, List: "l" + string(rune('0'+i-n))}
			doc.Blocks[i] = p
		}
	}
	q, _ := read(t, doc)
	if got := strings.Join(labels(q), " "); got != "1. 2. 3." {
		t.Errorf("numbers %s: %q", got, stems(q))
	}
}
