package pdf

import (
	"regexp"
	"strings"
	"unicode"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/scan"
)

// Bounds of reading the words that somebody's OCR put below a scan.
const (
	layerDPI     = 200
	layerMP      = 6_000_000
	maxLayers    = 60   // pages of a document whose pictures are looked at as well
	wholePage    = 0.7  // of the page is the picture of it
	mostJunk     = 0.25 // of the words
	fewestJudged = 12   // words
)

// hiddenWords takes the hidden words of a page and what its picture shows around
// them: boxes, circles, lines, colours, marks of pens.
func (s *sheet) hiddenWords(p *layout.Page) {
	p.Spans, p.Scanned = s.spans(true), true
	if s.covered() < wholePage || s.scans.layers >= maxLayers {
		return
	}
	s.scans.layers++
	img, dpi := s.rendered(layerDPI, layerMP)
	if img == nil {
		return
	}
	if seen, ok := scan.Layer(img, dpi, s.layerWords()); ok {
		seen.Number, seen.Fields = p.Number, p.Fields
		*p = seen
	}
}

// layerWords are the hidden words one by one, with the lines they stand on.
func (s *sheet) layerWords() []layout.Span {
	var out []layout.Span
	line := 0
	var last *stretch
	for i := range s.texts {
		t := &s.texts[i]
		if !t.hidden {
			continue
		}
		if last == nil || !goesOn(last, t) {
			line++
		}
		last = t
		for from := 0; from < len(t.glyphs); {
			to := from
			for to < len(t.glyphs) && t.glyphs[to].text != " " {
				to++
			}
			if span, ok := s.piece(t, from, to); ok {
				span.Block = line
				out = append(out, span)
			}
			from = to + 1
		}
	}
	return s.once(out)
}

// goesOn reports whether a stretch stands behind another on its line.
func goesOn(last, t *stretch) bool {
	a, b := last.box(0, len(last.glyphs)), t.box(0, len(t.glyphs))
	gap := b.left - a.right
	return within(t.baseline-last.baseline, 0.4*t.size) && gap > -0.5*t.size && gap < 2.5*t.size
}

// isJunk reports whether the hidden words are not worth reading: too many are no
// words of any language.
func (s *sheet) isJunk() bool {
	junk, all := 0, 0
	for _, w := range s.layerWords() {
		for _, word := range strings.Fields(w.Text) {
			if strings.IndexFunc(word, unicode.IsLetter) < 0 {
				continue
			}
			all++
			if oddWord.MatchString(word) {
				junk++
			}
		}
	}
	return all >= fewestJudged && float64(junk) > mostJunk*float64(all)
}

// oddWord has signs or digits between its letters, capitals in its middle, or
// many consonants in a row.
var oddWord = regexp.MustCompile(`\p{L}[\^~|\\<>{}¬¢£¥§©®°¶«»_;!?*=+]+\p{L}|\p{L}\d+\p{Ll}|\p{Ll}{2}\p{Lu}+\p{Ll}|\p{Ll}\p{Lu}\p{Ll}\p{Lu}|(?i:[bcdfghjklmnpqrstvwxz]{6})`)
