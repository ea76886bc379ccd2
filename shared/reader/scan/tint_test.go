package scan

import (
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// TestLightOfPhotographs: paper that is coloured over many lines is no mark, a
// line on coloured paper among others is.
func TestLightOfPhotographs(t *testing.T) {
	var spans []layout.Span
	var shades []shade
	for k := range 20 {
		paper := rgb{250, 250, 250}
		if k == 3 || k >= 10 {
			paper = rgb{255, 190, 190}
		}
		spans = append(spans, layout.Span{Text: "word", Block: k + 1, Box: finding.Box{Y: float64(12 * k), Width: 20, Height: 10}})
		shades = append(shades, shade{paper: paper, ok: true})
	}
	for k, lit := range inLight(spans, shades, rgb{255, 255, 255}) {
		if lit != (k >= 10) {
			t.Errorf("line %d: %v", k, lit)
		}
	}
}
