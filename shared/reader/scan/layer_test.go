package scan

import (
	"image/color"
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/ocr/ocrtest"
)

// TestArticlesAreNoCircles: choices that begin with the word O are text, unless
// it stands apart from them; words that stand nowhere near the ink of the picture
// are left to themselves.
func TestArticlesAreNoCircles(t *testing.T) {
	for name, c := range map[string]struct {
		gap, off float64
		kept     int
		ok       bool
	}{
		"articles": {3.3, 0, 12, true},
		"circles":  {14, 0, 8, true},
		"astray":   {3.3, 300, 0, false},
	} {
		s := ocrtest.Sized(400, 400, 200)
		var words []layout.Span
		for line, text := range []string{"O gato preto", "O homem velho", "O rato branco", "O mar azul"} {
			x, y := 60.0, 60+20*float64(line)
			for i, word := range strings.Fields(text) {
				end, err := s.Write(x, y, 12, word, color.Black)
				if err != nil {
					t.Fatal(err)
				}
				words = append(words, layout.Span{Text: word, Size: 12, Block: line + 1, Box: finding.Box{X: x, Y: y - 10 + c.off, Width: end - x, Height: 12}})
				if x = end + 3.3; i == 0 {
					x = end + c.gap
				}
			}
		}
		page, ok := Layer(s.Image, 200, words)
		if ok != c.ok || len(page.Spans) != c.kept {
			t.Errorf("%s: %d words are left, %v; want %d, %v", name, len(page.Spans), ok, c.kept, c.ok)
		}
	}
}
