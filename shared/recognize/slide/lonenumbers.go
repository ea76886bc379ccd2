package slide

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// leastLone is how many slides have their number in a shape of its own before those
// are the numbers of questions.
const leastLone = 5

// LoneNumbers makes labels of the numbers that stand alone over the questions of a
// deck, in a circle or a corner, and count its slides. What questions are worth does
// not go up one by one.
func LoneNumbers(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	sides := sidesOf(blocks)
	found, follow, last := 0, 0, 0
	for _, s := range sides {
		_, n := s.loneNumber()
		if n == 0 {
			continue
		}
		if found++; n == last+1 {
			follow++
		}
		last = n
	}
	if found < leastLone || follow*10 < found*8 {
		return blocks
	}
	out := make([]page.Block, 0, len(blocks))
	for _, s := range sides {
		out = append(out, s.labelled()...)
	}
	return out
}

// loneNumber is the place of the only number alone over a text on a slide, and its
// value; 0 where there is none.
func (s side) loneNumber() (at, n int) {
	found := 0
	for i, b := range s.blocks {
		value := wholeNumber(textOf(b))
		if value == 0 {
			continue
		}
		if found++; found == 1 && i+1 < len(s.blocks) && textOf(s.blocks[i+1]) != "" && !isLabelled(s.blocks[i+1]) && !isLabelled(b) {
			at, n = i, value
		}
	}
	if found != 1 {
		return 0, 0
	}
	return at, n
}

// labelled is the blocks of a slide with its lone number as the label of the text
// under it.
func (s side) labelled() []page.Block {
	at, n := s.loneNumber()
	if n == 0 {
		return s.blocks
	}
	p := s.blocks[at+1].(page.Paragraph)
	p.Label = &page.Label{Text: lexicon.DecimalText(n) + ".", Format: page.Decimal, Number: n, List: "lone numbers"}
	out := slices.Clone(s.blocks)
	out[at+1] = p
	return slices.Delete(out, at, at+1)
}

// wholeNumber is what a text of up to three digits counts, "7", "7." or "07"; 0 for
// any other.
func wholeNumber(text string) int {
	digits := strings.TrimRight(text, ".)")
	if len(digits) == 0 || len(digits) > 3 || strings.Trim(digits, "0123456789") != "" {
		return 0
	}
	n := 0
	for _, c := range digits {
		n = n*10 + int(c-'0')
	}
	return n
}
