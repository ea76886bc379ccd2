package slide

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastNoted is how many slides tell their answer in the notes.
const leastNoted = 3

// NotedSlides reads decks whose slides show a stem over its choices, without
// numbers or letters, and whose speaker notes name the right ones of these: the
// notes prove what is a question, also where it does not ask.
func (r *Reader) NotedSlides(blocks []page.Block) []page.Block {
	if !slices.ContainsFunc(blocks, isNotes) {
		return blocks
	}
	sides := sidesOf(blocks)
	choices := make([]int, len(sides)) // where they begin, 0 for none
	noted := 0
	for i, s := range sides {
		if choices[i] = r.notedOn(s); choices[i] > 0 {
			noted++
		}
	}
	if noted < leastNoted {
		return blocks
	}
	out := make([]page.Block, 0, len(blocks))
	number := 0
	for i, s := range sides {
		if at := choices[i]; at > 0 {
			number++
			s.blocks = asOffered(s.blocks, at, number)
		}
		out = append(out, s.blocks...)
	}
	return out
}

// notedOn is where the choices of a slide begin that its notes name the right
// ones of, 0 for none.
func (r *Reader) notedOn(s side) int {
	var shown []int
	told := ""
	for i, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		switch {
		case !ok || !showsText(b):
		case !isNotes(b):
			if told != "" || hasOwnSign(b) && p.Label == nil {
				return 0
			}
			shown = append(shown, i)
		case told == "":
			if n, ok := line.NoteOf(line.NewLine(line.Line{}, p.Runs), r.Vocabulary); ok && n.Class == lexicon.AnswerWord {
				told = n.Value.Text
			}
		}
	}
	if told == "" || len(shown) < 1+minSlideChoices || len(shown) > 1+maxSlideChoices {
		return 0
	}
	parts := map[string]bool{lexicon.Same(told): true}
	for _, part := range strings.FieldsFunc(told, func(c rune) bool { return strings.ContainsRune(";,|/\n", c) }) {
		parts[lexicon.Same(part)] = true
	}
	named := 0
	for _, i := range shown[1:] {
		if p, _ := s.blocks[i].(page.Paragraph); parts[lexicon.Same(p.Text())] {
			named++
		}
	}
	if k := rewrite.LetterPlaces(told); len(told) == 1 && k != nil && k[0] < len(shown) {
		named = 1
	}
	if named == 0 || named == len(shown)-1 {
		return 0
	}
	return shown[1]
}

// asOffered numbers the stem of a slide and gives bullets to the choices that
// begin at a place.
func asOffered(blocks []page.Block, at, number int) []page.Block {
	out := withoutHeadings(blocks)
	for i, b := range out {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) || isNotes(b) {
			continue
		}
		switch {
		case i < at:
			p.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		case p.Label == nil:
			p.Label = &page.Label{Text: "•", Format: page.Bullet, List: p.Position.Part}
		}
		out[i] = p
	}
	return out
}
