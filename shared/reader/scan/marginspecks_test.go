package scan

import (
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// TestMarginSpecks: what was read of specks left of the text is dropped, unless it stands
// below each other as marks do, or close to its word.
func TestMarginSpecks(t *testing.T) {
	page := func(specks map[int]string, x, gap float64) (out []layout.Span) {
		for i := range 20 {
			y := float64(50 + 15*i)
			if s, ok := specks[i]; ok {
				out = append(out, layout.Span{Text: s, Block: i + 1, Size: 10, Box: finding.Box{X: x, Y: y, Width: 4, Height: 8}})
				x += gap
			}
			for k, w := range []string{"Some", "words."} {
				out = append(out, layout.Span{Text: w, Block: i + 1, Size: 10, Box: finding.Box{X: float64(100 + 40*k), Y: y, Width: 30, Height: 8}})
			}
		}
		return out
	}
	for name, c := range map[string]struct {
		spans []layout.Span
		want  int // signs that are left
	}{
		"specks":             {page(map[int]string{3: "»", 8: ".", 12: "¥"}, 10, 15), 0},
		"marks below others": {page(map[int]string{3: "/", 8: "/", 12: "/"}, 20, 0), 3},
		"quotes":             {page(map[int]string{3: "“", 8: "“", 12: "("}, 93, 0.5), 3},
	} {
		left := 0
		for _, w := range withoutMarginSpecks(c.spans) {
			if !strings.Contains("Some words.", w.Text) || w.Text == "." {
				left++
			}
		}
		if left != c.want {
			t.Errorf("%s: %d signs are left, want %d", name, left, c.want)
		}
	}
}
