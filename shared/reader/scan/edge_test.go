package scan

import (
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// TestWithoutEdges holds that bars at the edge of the picture are no words, and that
// an I is where it belongs to a line.
func TestWithoutEdges(t *testing.T) {
	word := func(block int, x float64, text string) layout.Span {
		return layout.Span{Text: text, Block: block, Box: finding.Box{X: x, Y: 20 * float64(block), Width: 4, Height: 10}}
	}
	spans := []layout.Span{word(1, 60, "A"), word(1, 592, "|"), word(2, 60, "B"), word(2, 591, "I"), word(3, 3, "I"), word(3, 9, "am"), word(4, 590, "end"), word(5, 586, "x"), word(5, 592, "I")}
	got := ""
	for _, w := range withoutEdges(spans, 600) {
		got += w.Text + " "
	}
	if want := "A B I am end x I "; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if left := withoutEdges(spans[:2], 600); len(left) != 2 {
		t.Error("one bar may be a sign")
	}
}
