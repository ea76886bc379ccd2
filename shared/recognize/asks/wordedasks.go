package asks

import (
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Bounds of a list of questions that are typed without question marks.
const (
	leastWorded   = 10  // lines
	longestWorded = 160 // characters of one on the average
)

// WordedList is the list of questions without question marks.
const WordedList = "worded asks"

// WordedAsks numbers the lines of a list of questions for an oral exam or an
// interview that carry neither numbers nor question marks: many begin with a
// question word, and most with one or with an order. Then the others ask too, in
// fewer words: "Use of the key word static".
func (r *Reader) WordedAsks(lines []line.Line) []line.Line {
	said, worded, asking, others, length := 0, 0, 0, 0, 0
	first := -1
	for i, l := range lines {
		switch {
		case l.Kind == line.RuleLine || l.Kind == line.BreakLine || l.Kind == line.TextLine && l.Text == "" || isHeading(l):
			continue
		case l.Kind != line.TextLine || l.Soft || l.Style().Code || l.Label != nil && !rewrite.IsBulleted(l) || line.IsRoom(l.Text):
			return lines
		}
		text := Bulleted(l).Text
		said++
		length += utf8.RuneCountInString(text)
		asks := r.AsksByWord(text)
		if asks {
			worded++
		}
		switch {
		case asks, flatten.EndsAsking(text):
			asking++
			if first < 0 {
				first = i
			}
		case r.OrdersAtHead(lexicon.Fold(text)):
			asking++
		case answerkey.EndsSentence(text), flatten.HasBlank(l), !rewrite.IsBulleted(l) && r.startsLabelled(l):
			if others++; others*20 > len(lines) {
				return lines
			}
		}
	}
	top := flatten.FoldLines(lines[:min(3, len(lines))])
	if worded < leastWorded || worded*5 < said*2 || asking*10 < said*6 || others*20 > said || length > longestWorded*said || r.FaqTitle.In(top) || r.OtherTitle.In(top) {
		return lines
	}
	out := make([]line.Line, len(lines))
	number := 0
	for i, l := range lines {
		if out[i] = l; l.Kind != line.TextLine || l.Text == "" || isHeading(l) || i < first && (i == 0 || number == 0) && !r.OrdersAtHead(l.Folded()) {
			continue
		}
		number++
		l = Bulleted(l)
		l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: WordedList}
		out[i] = l
	}
	return out
}

// Bulleted is a line without the bullet it was typed with.
func Bulleted(l line.Line) line.Line {
	if b, ok := line.BulletOf(l.Text); ok && l.Label == nil {
		gap := l.Gap
		l = l.From(b.End)
		l.Gap = gap
	}
	return l
}
