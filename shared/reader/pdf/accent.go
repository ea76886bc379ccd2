package pdf

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxLoneAccents bounds the accents of a page that are looked for a letter.
const maxLoneAccents = 2000

// strayAccents joins accents to their letters where PDFium gives them far from
// each other: some programs draw every accent of a line in an operator of its
// own, and it puts those behind the line.
func (s *sheet) strayAccents() {
	kept := make([]stretch, 0, len(s.texts))
	lone := 0
	for i := range s.texts {
		mark := s.texts[i].loneAccent()
		if mark == "" || lone >= maxLoneAccents {
			kept = append(kept, s.texts[i])
			continue
		}
		lone++
		if !s.accentuate(&s.texts[i], mark) {
			kept = append(kept, s.texts[i])
		}
	}
	s.texts = kept
}

// loneAccent is the mark of a stretch that is nothing but an accent.
func (t *stretch) loneAccent() string {
	if len(t.glyphs) == 0 || slices.ContainsFunc(t.glyphs[1:], func(g glyph) bool { return g.text != " " }) {
		return ""
	}
	return combining(t.glyphs[0].text)
}

// accentuate adds a mark to the letter of the page that stands below an accent.
func (s *sheet) accentuate(accent *stretch, mark string) bool {
	place := rect{left: accent.glyphs[0].left, right: accent.glyphs[0].right}
	for i := range s.texts {
		t := &s.texts[i]
		if !within(t.baseline-accent.baseline, 0.3*t.size) || !within(t.size-accent.size, 0.2*t.size) || len(t.glyphs) == 0 {
			continue
		}
		k := slices.IndexFunc(t.glyphs, func(g glyph) bool { return over(place, rect{left: g.left, right: g.right}) })
		if k < 0 {
			continue
		}
		first, _ := utf8.DecodeRuneInString(t.glyphs[k].text)
		if !unicode.IsLetter(first) || strings.HasSuffix(t.glyphs[k].text, mark) {
			continue
		}
		t.glyphs[k].text = dotted(t.glyphs[k].text) + mark
		return true
	}
	return false
}
