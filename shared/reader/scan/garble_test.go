package scan

import (
	"slices"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// TestDoubtfulLinesOfADrawing: what was read in a drawing is no text, though the engine is
// half sure of a line of it; the same line elsewhere is kept.
func TestDoubtfulLinesOfADrawing(t *testing.T) {
	type line struct {
		x    float64
		sure float64
		text []string
	}
	page := func(lines ...line) (out []string) {
		var spans []layout.Span
		for i, l := range lines {
			for k, w := range l.text {
				spans = append(spans, layout.Span{Text: w, Confidence: l.sure, Block: i + 1, Size: 10, Box: finding.Box{X: l.x + 40*float64(k), Y: 20 * float64(i), Width: 30, Height: 8}})
			}
		}
		for _, w := range withoutGarble(spans) {
			out = append(out, w.Text)
		}
		return out
	}
	asked, hopeless := line{40, 0.95, []string{"Which", "curve"}}, line{210, 0.2, []string{"g¢", "a-"}}
	legend, numbers := line{260, 0.55, []string{"—", "Birth"}}, line{258, 0.9, []string{"0", "20"}}
	if got, want := page(asked, hopeless, legend, numbers), []string{"Which", "curve", "", "0", "20"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := page(asked, legend, numbers), []string{"Which", "curve", "—", "Birth", "0", "20"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	legend.x = 42
	if got, want := page(asked, hopeless, legend), []string{"Which", "curve", "", "—", "Birth"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
