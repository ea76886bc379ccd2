package pdf

import (
	"regexp"
	"slices"
	"strings"
)

// besideLabel matches the beginning of a choice: "B. Paris", "*(c) 12".
var besideLabel = regexp.MustCompile(`^[*✓]?\s?[(\[]?(?:[\pL]|\d{1,2})[.)\]]\s*[^\s\d.,;)\]]`)

// lone matches a letter alone, such as one that repeats that of its choice.
var lone = regexp.MustCompile(`^\(?\pL\)?$`)

// cutChoices cuts stretches before choices that stand a little farther from the
// text before them than words do: choices set side by side, whose columns the
// text before nearly fills. The same for a letter alone at the end: PDFium makes
// one of several spaces before it.
func (s *sheet) cutChoices() {
	const least, beyond = 0.7, 1.7 // of the size, of the usual gap between words
	out := make([]stretch, 0, len(s.texts))
	for i := range s.texts {
		t := &s.texts[i]
		from, usual := 0, 0.0
		for k := 1; k < len(t.glyphs)-1; k++ {
			gap := t.glyphs[k].right - t.glyphs[k].left
			if t.font.mono || t.glyphs[k].text != " " || gap < least*t.size || !isApart(beginning(t.glyphs[k+1:])) {
				continue
			}
			if usual == 0 {
				usual = t.usualGap()
			}
			if gap >= beyond*usual {
				out = append(out, t.part(from, k))
				from = k + 1
			}
		}
		out = append(out, t.part(from, len(t.glyphs)))
	}
	s.texts = out
}

func isApart(next string) bool { return besideLabel.MatchString(next) || lone.MatchString(next) }

// beginning is the text of the first few glyphs.
func beginning(glyphs []glyph) string {
	const most = 8
	var b strings.Builder
	for _, g := range glyphs[:min(most, len(glyphs))] {
		b.WriteString(g.text)
	}
	return b.String()
}

// usualGap is the middle one of the gaps between the words of a stretch; the
// least of a few, which may be as wide as spaces are.
func (t *stretch) usualGap() float64 {
	var gaps []float64
	for _, g := range t.glyphs {
		if w := g.right - g.left; g.text == " " && w > 0 {
			gaps = append(gaps, w)
		}
	}
	slices.Sort(gaps)
	const few, most = 3, 0.4 // most in sizes
	if usual := gaps[(len(gaps)-1)/2]; len(gaps) > few {
		return usual
	}
	return min(gaps[0], most*t.size)
}
