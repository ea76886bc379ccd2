package asks

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// BulletAnswers numbers the questions of a list that stand without numbers over one
// bullet each: the bullet answers, as nothing else is offered. What does not ask by its
// end, "The largest bird.", asks among them by its bullet.
func (r *Reader) BulletAnswers(lines []line.Line) []line.Line {
	if !r.answeredByBullets(lines) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	number := 0
	for i, l := range lines {
		switch {
		case rewrite.IsBulleted(l):
			l = rewrite.WithoutBullet(l)
			l.Label = nil
			l = flatten.Answering(l)
		case overBullet(lines, i) || asksAlone(l):
			number++
			l.Label = askedLabel(number)
		case l.Kind == line.TextLine && askedAndTold.MatchString(l.Text):
			number++
			end := strings.IndexByte(l.Text, '?') + 1
			asked := l.Cut(0, end)
			asked.Label = askedLabel(number)
			out = append(out, asked)
			l = l.From(end)
			l = flatten.Answering(l)
		}
		out = append(out, l)
	}
	return out
}

// askedAndTold is a question with its answer on the same line.
var askedAndTold = pattern.New(`^[^?]{12,}\?\s*[\pL\pN][^?]{0,59}$`)

// askedLabel is the label of a question that stands without a number.
func askedLabel(n int) *page.Label {
	return &page.Label{Text: lexicon.DecimalText(n) + ".", Format: page.Decimal, Number: n, List: "asked"}
}

// answeredByBullets reports whether nearly every line of a document that is no
// heading is a question or the one short bullet under it.
func (r *Reader) answeredByBullets(lines []line.Line) bool {
	if len(lines) < 2*leastPairs || r.FaqTitle.In(flatten.FoldLines(lines[:3])) {
		return false
	}
	bullets, lone, asking, other, size := 0, 0, 0, 0, 0
	distinct := map[string]bool{}
	for i, l := range lines {
		switch {
		case l.Kind == line.RuleLine || l.Kind == line.BreakLine || l.Kind == line.TextLine && l.Text == "" || isHeading(l):
		case rewrite.IsBulleted(l):
			bullets++
			if i > 0 && overBullet(lines, i-1) && !flatten.EndsAsking(l.Text) {
				lone++
				size += utf8.RuneCountInString(l.Text)
				distinct[lexicon.Fold(l.Text)] = true
			}
		case l.Kind != line.TextLine || l.Label != nil || r.startsLabelled(l):
			return false
		case overBullet(lines, i) && flatten.EndsAsking(l.Text):
			asking++
		case !overBullet(lines, i) && !asksAlone(l) && !askedAndTold.MatchString(l.Text):
			other++
		}
	}
	return lone >= leastPairs && lone*10 >= bullets*9 && asking*10 >= lone*7 && other*5 <= lone && size <= briefPairs*lone && len(distinct)*3 >= lone*2
}

// overBullet reports whether a plain line stands right over one bullet, which is
// followed by none.
func overBullet(lines []line.Line, i int) bool {
	l := lines[i]
	return l.Kind == line.TextLine && l.Text != "" && l.Label == nil && !rewrite.IsBulleted(l) && !isHeading(l) &&
		i+1 < len(lines) && rewrite.IsBulleted(lines[i+1]) && (i+2 >= len(lines) || !rewrite.IsBulleted(lines[i+2]))
}
