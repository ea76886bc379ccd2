package slide

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// The bounds of answers that slides show on a click.
const (
	leastLater  = 3   // slides
	mostLater   = 2   // lines
	laterLength = 120 // characters
)

// ShownLater reads decks whose slides ask something and show the answer on a
// click: a line or two that an animation brings below what was there before.
// Where all lines come one by one, or most of what stands before asks nothing,
// the animations only pace a talk.
func (r *Reader) ShownLater(blocks []page.Block) []page.Block {
	if !slices.ContainsFunc(blocks, isLater) {
		return blocks
	}
	sides := sidesOf(blocks)
	answers := make([]int, len(sides)) // where they begin, 0 for none
	moved, asking, told := 0, 0, 0
	for i, s := range sides {
		if slices.ContainsFunc(s.blocks, isLater) {
			moved++
		}
		at, asks := r.laterOn(s)
		if answers[i] = at; at > 0 {
			told++
		}
		if asks {
			asking++
		}
	}
	if told < leastLater || told*2 < moved || asking*2 < told {
		return blocks
	}
	var out []page.Block
	number := 0
	for i, s := range sides {
		if at := answers[i]; at > 0 {
			number++
			s.blocks = r.withAnswer(s.blocks, at, number)
		}
		out = append(out, s.blocks...)
	}
	return out
}

func isLater(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	return ok && p.Later
}

func isNotes(b page.Block) bool { return strings.HasSuffix(b.Pos().Part, " notes") }

// laterOn is where the answer of a slide begins, 0 for none, and whether what
// stands before it asks.
func (r *Reader) laterOn(s side) (at int, leads bool) {
	later, size, stem := 0, 0, 0
	for i, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) || isNotes(b) {
			continue
		}
		l := line.NewLine(line.Line{Label: p.Label}, p.Runs)
		switch {
		case p.Later && stem > 0:
			if later++; later == 1 {
				at = i
			}
			size += utf8.RuneCountInString(l.Text)
			if asks.IsChoiceList(l) && p.Label != nil && p.Label.Format != page.Bullet {
				return 0, false
			}
		case p.Later || later > 0:
			return 0, false
		default:
			stem++
			leads = leads || r.leadsToChoices(l)
		}
	}
	if later == 0 || later > mostLater || size > laterLength {
		return 0, false
	}
	return at, leads
}

// withAnswer numbers the question of a slide that has no label of its own, and
// writes what comes later as its answer.
func (r *Reader) withAnswer(blocks []page.Block, at, number int) []page.Block {
	out := slices.Clone(blocks)
	first := slices.IndexFunc(out, showsText)
	labelled := slices.ContainsFunc(out[:at], func(b page.Block) bool {
		p, ok := b.(page.Paragraph)
		return ok && (p.Label != nil && p.Label.Format == page.Decimal || r.beginsWith(p.Text(), lexicon.QuestionWord) || flatten.OwnLettered.MatchString(p.Text()))
	})
	if p, ok := out[first].(page.Paragraph); ok && !labelled {
		p.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		p.Style.Heading = 0
		out[first] = p
	}
	if p, ok := out[at].(page.Paragraph); ok {
		p.Label = nil
		if !r.beginsWith(p.Text(), lexicon.AnswerWord) {
			p.Runs = append([]page.Run{{Text: "Answer: "}}, p.Runs...)
		}
		out[at] = p
	}
	return out
}
