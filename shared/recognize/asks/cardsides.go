package asks

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// cardFront begins what stands on the front of a flash card, cardBack on its back, and
	// cardName is a card that is named by its number over both.
	cardFront = pattern.New(`(?i)^(?:front|vorderseite|recto|anverso|frente|fronte|лицевая сторона|лицо)(?: side| of (?:the )?card)?\s*[:：]\s*\S`)
	cardBack  = pattern.New(`(?i)^(?:back|rückseite|verso|reverso|dorso|retro|обратная сторона|оборот)(?: side| of (?:the )?card)?\s*[:：]\s*\S`)
	cardName  = pattern.New(`(?i)^(?:flash ?)?(?:card|karte|carte|tarjeta|cartão|карточка)\s*#?\d{1,3}\s*[:.]?$`)
)

// leastCards is how many cards make a set.
const leastCards = 2

// CardSides makes questions of flash cards that are written out, "Front: Mitosis / Back: A
// cell parts in two": the front asks, the back answers. Every front has its back right
// below it, no back stands alone, and little else stands between.
func (r *Reader) CardSides(lines []line.Line) []line.Line {
	cards, backs, others := 0, 0, 0
	for i := range lines {
		switch {
		case isCardSide(lines[i], cardFront):
			next := withoutEmpty(lines, i+1)
			if next == len(lines) || !isCardSide(lines[next], cardBack) {
				return lines
			}
			cards++
		case isCardSide(lines[i], cardBack):
			backs++
		case !lines[i].Empty():
			others++
		}
	}
	if cards < leastCards || backs != cards || others > 2*cards {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	n := 0
	for i, l := range lines {
		switch {
		case isCardSide(l, cardFront):
			n++
			l = behindColon(l)
			l.Label = &page.Label{Text: lexicon.DecimalText(n) + ".", Format: page.Decimal, Number: n, List: line.OpenList}
			l.Gap = true
		case isCardSide(l, cardBack):
			side := behindColon(l)
			l = line.NewLine(side, slices.Concat([]page.Run{{Text: "Answer: "}}, side.Runs))
		case l.Kind == line.TextLine && l.Label == nil && cardName.MatchString(l.Text) && overFront(lines, i):
			continue
		}
		out = append(out, l)
	}
	return out
}

// isCardSide reports whether a line begins a side of a card.
func isCardSide(l line.Line, side pattern.Pattern) bool {
	return l.Kind == line.TextLine && l.Label == nil && len(l.Text) > 0 && side.MatchString(l.Text)
}

// overFront reports whether the front of a card stands right below a line.
func overFront(lines []line.Line, i int) bool {
	next := withoutEmpty(lines, i+1)
	return next < len(lines) && isCardSide(lines[next], cardFront)
}

// behindColon is what stands behind the name of a side.
func behindColon(l line.Line) line.Line {
	return l.From(colonEnd.FindStringIndex(l.Text)[1])
}

// colonEnd is the name of a side with its colon.
var colonEnd = pattern.New(`^[^:：]+[:：]\s*`)
