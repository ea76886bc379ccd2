package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// BulletOrders numbers the tasks of a bank in which each stands behind a bullet, "•
// Explain the water cycle. [4 marks]", and nothing has a number or a letter. Most
// bullets ask or order; the title calls them questions, or most say their worth.
func (r *Reader) BulletOrders(lines []line.Line) []line.Line {
	bulleted, ordering, worth, other := 0, 0, 0, 0
	for _, l := range lines {
		switch {
		case l.Kind == line.RuleLine || l.Kind == line.BreakLine || l.Kind == line.TextLine && l.Text == "" || isHeading(l):
		case rewrite.IsBulleted(l):
			if bulleted++; r.OrdersOpenly(l) {
				ordering++
			}
			if line.BracketPoints.MatchString(l.Text) {
				worth++
			}
		case l.Kind == line.TextLine && (l.Label != nil || r.startsLabelled(l)):
			return lines
		default:
			other++
		}
	}
	if bulleted < leastBulleted || ordering*10 < bulleted*8 || other > bulleted {
		return lines
	}
	if worth*2 < bulleted && !r.titleAsks(lines) {
		return lines
	}
	out := make([]line.Line, len(lines))
	number := 0
	for i, l := range lines {
		if rewrite.IsBulleted(l) {
			number++
			l = rewrite.WithoutBullet(l)
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "asked"}
		} else if q, ok := l.QuestionLabel(r.Vocabulary); ok && isHeading(l) && q.End < len(l.Text) {
			l = l.From(q.End) // the number of a chapter
		}
		out[i] = l
	}
	return out
}

// titleAsks reports whether the title of a document calls it a test, or has the word for
// questions among its last: "Python questions".
func (r *Reader) titleAsks(lines []line.Line) bool {
	top := flatten.FoldLines(lines[:min(3, len(lines))])
	if r.FaqTitle.In(top) {
		return false
	}
	return r.QuizTitle.In(top) || slices.ContainsFunc(strings.Fields(lines[0].Text), func(word string) bool {
		_, ok := r.Vocabulary.Is(word, lexicon.QuestionWord)
		return ok
	})
}
