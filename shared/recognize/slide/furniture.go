package slide

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// Bounds of what every slide of a deck shows.
const (
	leastFurnished = 6  // slides
	longFurniture  = 80 // characters of a title or a button
)

// WithoutFurniture leaves out what nearly every slide of a deck shows around its
// question: the name of the quiz over it, the button under it that leads back, and
// drawn signs that say nothing, such as a lone "?". The first title stays.
func (r *Reader) WithoutFurniture(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	sides := sidesOf(blocks)
	shown, first, last, signs := r.furniture(sides)
	if shown < leastFurnished {
		return blocks
	}
	all := func(n int) bool { return n*10 >= shown*9 }
	out, titled := make([]page.Block, 0, len(blocks)), false
	for _, s := range sides {
		top, bottom := s.edges()
		for i, b := range s.blocks {
			text := textOf(b)
			switch {
			case i == top && all(first[text]):
				if titled {
					continue
				}
				titled = true
			case i == bottom && all(last[text]), text != "" && all(signs[text]):
				continue
			}
			out = append(out, b)
		}
	}
	return out
}

// furniture counts the slides that say more than one thing, and on how many of them
// a text stands first while something below asks, last with another text over it than
// elsewhere, or is a sign alone.
func (r *Reader) furniture(sides []side) (shown int, first, last, signs map[string]int) {
	first, last, signs = map[string]int{}, map[string]int{}, map[string]int{}
	over := map[string]int{} // texts right over the last one
	for _, s := range sides {
		top, bottom := s.edges()
		if bottom-top < 2 {
			continue
		}
		shown++
		if text := textOf(s.blocks[top]); isTitle(s.blocks[top]) && s.asksBetween(top, bottom) {
			first[text]++
		}
		last[r.buttonText(s.blocks[bottom])]++
		over[textOf(s.blocks[bottom-1])]++
		for _, b := range s.blocks {
			if text := textOf(b); text != "" && !strings.ContainsFunc(text, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) {
				signs[text]++
			}
		}
	}
	for _, n := range over {
		if n*2 > shown {
			clear(last) // the choices are the same everywhere
		}
	}
	return shown, first, last, signs
}

// edges are the places of the first and the last text of a slide.
func (s side) edges() (top, bottom int) {
	top, bottom = -1, -1
	for i, b := range s.blocks {
		if textOf(b) == "" {
			continue
		}
		if top < 0 {
			top = i
		}
		bottom = i
	}
	return top, bottom
}

// asksBetween reports whether a text between two others asks.
func (s side) asksBetween(top, bottom int) bool {
	for _, b := range s.blocks[top+1 : bottom] {
		if coded.LooksAsked(textOf(b)) {
			return true
		}
	}
	return false
}

// buttonText is a text that could be a button: words, and neither a verdict nor a
// place for an answer.
func (r *Reader) buttonText(b page.Block) string {
	text := textOf(b)
	if len(strings.Fields(text)) < 2 || utf8.RuneCountInString(text) > longFurniture || strings.ContainsAny(text, ":：_…/?") {
		return ""
	}
	if _, verdict := r.TruthOf(text, false); verdict {
		return ""
	}
	return text
}

func isTitle(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	return ok && p.Style.Heading > 0
}

// textOf is the text of a paragraph without the room at its ends, "" for other blocks.
func textOf(b page.Block) string {
	p, ok := b.(page.Paragraph)
	if !ok {
		return ""
	}
	return lexicon.Fold(strings.Join(strings.Fields(p.Text()), " "))
}
