package pdf

import (
	"slices"
	"unicode"
)

// Signs that a font lacks, such as the 2 of H₂O, are drawn in another one after
// the line, and the line has a hole where they stand.

// maxHoleStretches bounds the stretches of a page that are looked at for holes.
const maxHoleStretches = 4000

// fillHoles cuts stretches at the gaps that other stretches stand in, so that
// what stands in between is read there.
func (s *sheet) fillHoles() {
	if len(s.texts) > maxHoleStretches {
		return
	}
	lines := map[int][]int{} // by their height in points
	for i := range s.texts {
		at := int(s.texts[i].baseline)
		lines[at] = append(lines[at], i)
	}
	var out []stretch
	for i := range s.texts {
		t := &s.texts[i]
		from := 0
		for k := 1; k < len(t.glyphs)-1; k++ {
			if t.glyphs[k].text == " " && t.glyphs[k].right-t.glyphs[k].left > 0.2*t.size && s.isFilled(i, t.glyphs[k], lines) {
				out = append(out, t.part(from, k))
				from = k + 1
			}
		}
		out = append(out, t.part(from, len(t.glyphs)))
	}
	s.texts = out
}

// part is the stretch of some glyphs of one.
func (t *stretch) part(from, to int) stretch {
	out := *t
	out.glyphs = t.glyphs[from:to:to]
	out.endsLine = t.endsLine && to == len(t.glyphs)
	return out
}

// isFilled reports whether another stretch stands in a gap.
func (s *sheet) isFilled(i int, gap glyph, lines map[int][]int) bool {
	t := &s.texts[i]
	at := int(t.baseline)
	for _, line := range [...]int{at - 1, at, at + 1} {
		for _, k := range lines[line] {
			if k == i || len(s.texts[k].glyphs) == 0 || s.texts[k].hidden != t.hidden {
				continue
			}
			r := s.texts[k].box(0, len(s.texts[k].glyphs))
			if x, _ := r.middle(); x > gap.left && x < gap.right && r.left > gap.left-1 {
				return true
			}
		}
	}
	return false
}

// inWriting puts the letters and digits of Latin names among words that run to
// the left, such as H2O, in the order they are drawn: PDFium turns them round.
func inWriting(glyphs []glyph) []glyph {
	if !slices.ContainsFunc(glyphs, func(g glyph) bool {
		return g.text != "" && isRightToLeft([]rune(g.text)[0])
	}) {
		return glyphs
	}
	out := slices.Clone(glyphs)
	for i := 0; i < len(out); {
		n, letters, digits := 0, false, false
		for i+n < len(out) && len(out[i+n].text) == 1 {
			c := rune(out[i+n].text[0])
			if !unicode.IsLetter(c) && !unicode.IsDigit(c) {
				break
			}
			letters, digits = letters || unicode.IsLetter(c), digits || unicode.IsDigit(c)
			n++
		}
		if letters && digits {
			slices.SortStableFunc(out[i:i+n], func(a, b glyph) int {
				switch {
				case a.left < b.left:
					return -1
				case a.left > b.left:
					return 1
				}
				return 0
			})
		}
		i += max(n, 1)
	}
	return out
}
