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

// The bounds of slides that ask or answer with few words.
const (
	leastAskSlides = 3   // slides that ask
	mostAskLines   = 2   // lines of a slide that only asks, or only answers
	slideAskLength = 300 // characters of such a question
)

// SlideReplies reads decks whose slides ask one thing each, without numbers: a
// question alone, with its answer on the slide behind it or with none, or with
// its choices, of which the slide behind it may show the right one. Decks where
// other slides are many are talks.
func (r *Reader) SlideReplies(blocks []page.Block) []page.Block {
	if len(blocks) == 0 || !strings.HasPrefix(blocks[len(blocks)-1].Pos().Part, "slide ") {
		return blocks
	}
	blocks = withoutWorths(blocks)
	sides := sidesOf(blocks)
	roles := make([]slideRole, len(sides))
	count := map[slideRole]int{}
	for i, s := range sides {
		if r.numbersQuestions(s) {
			return blocks
		}
		roles[i] = r.roleOf(s, i, sides, roles)
		count[roles[i]]++
	}
	if count[lonelyAsk] == 1 && roles[0] == lonelyAsk && count[offeringAsk] >= leastAskSlides {
		roles[0] = otherSlide // the title of a show: "Who wants to win?"
		count[lonelyAsk], count[otherSlide] = 0, count[otherSlide]+1
	}
	asking := count[lonelyAsk] + count[offeringAsk]
	if asking < leastAskSlides || count[otherSlide]*2 > asking || count[lonelyAsk] == 0 && count[shownReply] < leastAskSlides {
		return blocks
	}
	if count[plainReply] > 0 && count[plainReply]*10 < count[lonelyAsk]*8 {
		return blocks // headings between questions may look like answers
	}
	out := make([]page.Block, 0, len(blocks))
	number := 0
	for i, s := range sides {
		switch roles[i] {
		case lonelyAsk, offeringAsk:
			number++
			s.blocks = asAsked(s.blocks, number)
		case plainReply, shownReply:
			if s.blocks = withoutHeadings(s.blocks); !r.tellsAnswer(s) {
				s.blocks = asReply(s.blocks, r.replyOn(s, sides[i-1]))
			}
		}
		out = append(out, s.blocks...)
	}
	return out
}

// slideRole is what a slide is for.
type slideRole int

const (
	blankSlide  slideRole = iota // a picture, or nothing
	otherSlide                   // a title, or what is told
	lonelyAsk                    // a question and nothing else
	offeringAsk                  // a question over its choices
	plainReply                   // the answer to the question alone before it
	shownReply                   // the right one of the choices before it
)

func (r *Reader) roleOf(s side, i int, sides []side, roles []slideRole) slideRole {
	said := saidOn(s)
	if len(said) == 0 {
		return blankSlide
	}
	before := blankSlide
	if i > 0 {
		before = roles[i-1]
	}
	if before == offeringAsk && r.replyOn(s, sides[i-1]) >= 0 {
		return shownReply
	}
	if before == lonelyAsk {
		stem, _ := r.partsOn(sides[i-1])
		said = slices.DeleteFunc(said, func(l line.Line) bool { return stem[strings.Trim(l.Folded(), " .")] })
	}
	size := 0
	for _, l := range said {
		size += utf8.RuneCountInString(l.Text)
	}
	asks := slices.IndexFunc(said, func(l line.Line) bool { return flatten.EndsAsking(l.Text) && flatten.CountWords(l.Text, 3) >= 3 })
	rest := said[asks+1:]
	switch {
	case asks < 0 && before == lonelyAsk && size <= laterLength && (r.tellsAnswer(s) || r.replyOn(s, sides[i-1]) >= 0 && !slices.ContainsFunc(said, isRound)):
		return plainReply
	case asks < 0 || slices.ContainsFunc(rest, func(l line.Line) bool { return flatten.EndsAsking(l.Text) }):
		return otherSlide
	case len(rest) == 0 && len(said) <= mostAskLines && size <= slideAskLength:
		return lonelyAsk
	case len(rest) >= minSlideChoices && len(rest) <= maxSlideChoices && asks < mostAskLines:
		return offeringAsk
	}
	return otherSlide
}

// isRound reports whether a line asks, or heads a round of questions.
func isRound(l line.Line) bool {
	return flatten.EndsAsking(l.Text) || asks.RoundWord.MatchString(l.Text)
}

// saidOn is the lines of text on a slide, without its notes.
func saidOn(s side) []line.Line {
	var out []line.Line
	for _, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		if ok && showsText(b) && !isNotes(b) {
			out = append(out, line.NewLine(line.Line{Label: p.Label}, p.Runs))
		}
	}
	return out
}

// replyOn is the place on a slide of the answer to the one before it, -1 for
// none: its only paragraph that is not shown there already, or where choices
// stand there, the only one of them that is shown again.
func (r *Reader) replyOn(s, before side) int {
	stem, choices := r.partsOn(before)
	at, n := -1, 0
	for i, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) || isNotes(b) {
			continue
		}
		text := withoutSign(p)
		switch {
		case stem[text]:
		case len(choices) > 0 && !choices[text]:
			return -1
		default:
			if n++; n == 1 {
				at = i
			}
		}
	}
	if n != 1 {
		return -1
	}
	return at
}

// partsOn is what a slide asks and the choices below it, folded and without
// letters.
func (r *Reader) partsOn(s side) (stem, choices map[string]bool) {
	stem, choices = map[string]bool{}, map[string]bool{}
	asked := false
	for _, b := range s.blocks {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) || isNotes(b) {
			continue
		}
		if asked {
			choices[withoutSign(p)] = true
			continue
		}
		stem[withoutSign(p)] = true
		asked = flatten.EndsAsking(p.Text())
	}
	return stem, choices
}

// withoutSign is the text of a choice without its letter, folded.
func withoutSign(p page.Paragraph) string {
	l := line.NewLine(line.Line{Label: p.Label}, p.Runs)
	text := l.Text
	if c, ok := l.ChoiceLabel(); ok && c.Kind == lexicon.LetterLabel && p.Label == nil {
		text = text[min(c.End, len(text)):]
	}
	return strings.Trim(lexicon.Fold(text), " .")
}

// asAsked numbers the question of a slide, and gives bullets to its choices where
// they have no signs.
func asAsked(blocks []page.Block, number int) []page.Block {
	out := withoutHeadings(blocks)
	signed, begun, asked := slices.ContainsFunc(out, hasOwnSign), false, false
	for i, b := range out {
		p, ok := b.(page.Paragraph)
		if !ok || !showsText(b) || isNotes(b) {
			continue
		}
		switch {
		case !begun:
			p.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		case asked && !signed:
			p.Label = &page.Label{Text: "•", Format: page.Bullet, List: p.Position.Part}
		}
		out[i] = p
		begun, asked = true, asked || flatten.EndsAsking(p.Text())
	}
	return out
}

// hasOwnSign reports whether a paragraph has a letter, a number or a bullet.
func hasOwnSign(b page.Block) bool {
	p, ok := b.(page.Paragraph)
	if !ok || !showsText(b) {
		return false
	}
	l := line.NewLine(line.Line{}, p.Runs)
	_, typed := l.ChoiceLabel()
	return p.Label != nil || typed
}

// asReply writes what stands at a place of a slide as the answer to the question
// before it, and leaves out what is shown again.
func asReply(blocks []page.Block, at int) []page.Block {
	var out []page.Block
	for i, b := range blocks {
		p, ok := b.(page.Paragraph)
		switch {
		case ok && i == at:
			p.Label = nil
			p.Runs = append([]page.Run{{Text: "Answer: "}}, p.Runs...)
			out = append(out, p)
		case !ok || i > at || isNotes(b):
			out = append(out, b)
		}
	}
	return out
}
