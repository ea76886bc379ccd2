package pptx

import (
	"maps"
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
)

// Bounds of what stands at the foot of slides.
const (
	footFrom   = 0.88 // of the height of a slide
	footLength = 80   // characters
	leastFeet  = 3    // slides
)

// usualHeight is that of a slide where a presentation does not say it.
const usualHeight = 15 * inch / 2

// shownFoot is a text in a box of its own at the foot of a slide.
type shownFoot struct {
	text  string
	box   box
	block int // its index among the blocks
	slide int
}

// foot keeps the paragraph that a shape has shown, the only block from a place on, where it may be a footer that was
// typed in a text box: low on the slide, and neither filled nor framed as a choice is.
func (s *slide) foot(sh *shape, from int) {
	if len(s.doc.Blocks) != from+1 {
		return
	}
	p, ok := s.doc.Blocks[from].(page.Paragraph)
	text := strings.TrimSpace(p.Text())
	if !ok || sh.holder != nil || sh.edged || sh.box.y < footFrom*s.height || text == "" || utf8.RuneCountInString(text) > footLength {
		return
	}
	s.feet = append(s.feet, shownFoot{text, sh.box, from, s.slides})
}

// dropRepeated takes out what slides show again and again at one place and belongs to
// none of them: logos and footers.
func (r *reader) dropRepeated() {
	drop := r.logos()
	maps.Copy(drop, r.footers())
	if len(drop) > 0 {
		r.dropBlocks(drop)
	}
}

// footers is the blocks of texts that stand at the foot of over half of the slides: the
// same one at the same place, or a number that counts them.
func (r *reader) footers() map[int]bool {
	type place struct {
		text string
		box  box
	}
	seen := map[place]int{}
	at := func(f shownFoot) place {
		if f.text == strconv.Itoa(f.slide) {
			return place{"#", f.box}
		}
		return place{f.text, f.box}
	}
	for _, f := range r.feet {
		seen[at(f)]++
	}
	drop := map[int]bool{}
	for _, f := range r.feet {
		if n := seen[at(f)]; n >= leastFeet && n*2 > r.slides {
			drop[f.block] = true
		}
	}
	return drop
}
