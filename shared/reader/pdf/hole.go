package pdf

import (
	"cmp"
	"slices"
	"unicode"
	"unicode/utf8"
)

// Letters and signs that a font lacks, such as the ğ of "değil" or the 2 of H₂O,
// are drawn in another one after the line, and the line has holes where they stand.

// maxHoleStretches bounds the stretches of a page that are looked at for holes.
const maxHoleStretches = 4000

// ink is where a letter of a stretch stands on its line.
type ink struct {
	middle, left float64
	stretch      int
}

// fillHoles cuts stretches at the gaps that letters of others stand in, so that
// what stands in between is read there.
func (s *sheet) fillHoles() {
	if len(s.texts) > maxHoleStretches {
		return
	}
	beside := s.beside()
	if !slices.Contains(beside, true) {
		return
	}
	lines := s.inkOfLines(beside)
	out := make([]stretch, 0, len(s.texts))
	for i := range s.texts {
		t := &s.texts[i]
		if !beside[i] {
			out = append(out, *t)
			continue
		}
		from := 0
		for k := 1; k < len(t.glyphs)-1; k++ {
			if gap := t.gap(k); t.glyphs[k].text == " " && gap.right-gap.left > 0.2*t.size && s.isFilled(i, gap, lines) {
				out = append(out, t.part(from, k))
				from = k + 1
			}
		}
		out = append(out, t.part(from, len(t.glyphs)))
	}
	s.texts = out
}

// beside tells which stretches have another on their line, or less than two
// points above or below it: no other can have letters that fill them.
func (s *sheet) beside() []bool {
	lines := make(map[int]int, len(s.texts))
	for i := range s.texts {
		lines[int(s.texts[i].baseline)]++
	}
	out := make([]bool, len(s.texts))
	for i := range out {
		at := int(s.texts[i].baseline)
		out[i] = lines[at-1]+lines[at]+lines[at+1] > 1
	}
	return out
}

// inkOfLines lists the letters of each line of some stretches, by its height in
// points, from left to right.
func (s *sheet) inkOfLines(of []bool) map[int][]ink {
	lines := map[int][]ink{}
	for i := range s.texts {
		if !of[i] {
			continue
		}
		at := int(s.texts[i].baseline)
		line := slices.Grow(lines[at], len(s.texts[i].glyphs))
		for _, g := range s.texts[i].glyphs {
			if g.text != " " {
				line = append(line, ink{(g.left + g.right) / 2, g.left, i})
			}
		}
		lines[at] = line
	}
	for _, line := range lines {
		slices.SortFunc(line, func(a, b ink) int { return cmp.Compare(a.middle, b.middle) })
	}
	return lines
}

// gap is the room between the letters on both sides of a space: more than the
// space where a sign is drawn beside it, as brackets in Arabic text are.
func (t *stretch) gap(k int) glyph {
	a, b := t.glyphs[k-1], t.glyphs[k+1]
	if b.left < a.left {
		a, b = b, a
	}
	return glyph{" ", min(a.right, t.glyphs[k].left), max(b.left, t.glyphs[k].right)}
}

// part is the stretch of some glyphs of one.
func (t *stretch) part(from, to int) stretch {
	out := *t
	out.glyphs = t.glyphs[from:to:to]
	out.endsLine = t.endsLine && to == len(t.glyphs)
	return out
}

// isFilled reports whether a letter of another stretch stands in a gap.
func (s *sheet) isFilled(i int, gap glyph, lines map[int][]ink) bool {
	const looked = 8 // letters in the gap: nobody fills one with more
	t := &s.texts[i]
	at := int(t.baseline)
	for _, line := range [...][]ink{lines[at-1], lines[at], lines[at+1]} {
		from, _ := slices.BinarySearchFunc(line, gap.left, func(l ink, x float64) int { return cmp.Compare(l.middle, x) })
		for _, l := range line[from:min(from+looked, len(line))] {
			if l.middle < gap.right && l.left > gap.left-1 && l.stretch != i && s.texts[l.stretch].hidden == t.hidden {
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
		first, _ := utf8.DecodeRuneInString(g.text)
		return isRightToLeft(first)
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
