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
	var texts []string // of the choices
	told, bare := "", false
	for i, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		switch {
		case !ok || !showsText(b):
		case !isNotes(b):
			if told != "" || hasOwnSign(b) && p.Label == nil {
				return 0
			}
			if shown = append(shown, i); len(shown) > 1 {
				texts = append(texts, p.Text())
			}
		case told == "":
			if n, ok := line.NoteOf(line.NewLine(line.Line{}, p.Runs), r.Vocabulary); ok && n.Class == lexicon.AnswerWord {
				told = n.Value.Text
			} else if letterAndText(p.Text(), texts) {
				told, bare = p.Text(), true
			}
		}
	}
	if told == "" || len(texts) < minSlideChoices || len(texts) > maxSlideChoices || !bare && !namesOffered(told, texts) {
		return 0
	}
	return shown[1]
}

// namesOffered reports whether what a note tells names some of the choices, and not all:
// by their words, alone or before a reason, or by a letter.
func namesOffered(told string, texts []string) bool {
	parts := map[string]bool{lexicon.Same(told): true}
	for _, part := range strings.FieldsFunc(told, func(c rune) bool { return strings.ContainsRune(";,|/\n", c) }) {
		parts[lexicon.Same(part)] = true
	}
	if end := strings.Index(told, ". "); end > 0 {
		parts[lexicon.Same(told[:end])] = true
	}
	named := 0
	for _, text := range texts {
		if parts[lexicon.Same(text)] {
			named++
		}
	}
	if k := rewrite.LetterPlaces(told); len(told) == 1 && k != nil && k[0] <= len(texts) || letterAndText(told, texts) {
		named = 1
	}
	return named > 0 && named < len(texts)
}

// letterAndText reports whether a note gives the letter of a choice and its words: "A -
// crater".
func letterAndText(told string, texts []string) bool {
	m := lexicon.LetterHead.FindStringSubmatch(told)
	if m == nil || len(m[1]) != 1 {
		return false
	}
	k := rewrite.LetterPlaces(m[1])
	return k != nil && k[0] <= len(texts) && lexicon.Same(m[2]) == lexicon.Same(texts[k[0]-1])
}

// asOffered numbers the stem of a slide and gives bullets to the choices that
// begin at a place.
func asOffered(blocks []page.Block, at, number int) []page.Block {
	out := withoutHeadings(blocks)
	var texts []string
	for i, b := range out {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) {
			continue
		}
		if i >= at && !isNotes(b) {
			texts = append(texts, p.Text())
		}
		switch {
		case isNotes(b):
			if letterAndText(p.Text(), texts) {
				p.Runs = append([]page.Run{{Text: "Answer: "}}, p.Runs...)
			}
		case i < at:
			p.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		case p.Label == nil:
			p.Label = &page.Label{Text: "•", Format: page.Bullet, List: p.Position.Part}
		}
		out[i] = p
	}
	return out
}
