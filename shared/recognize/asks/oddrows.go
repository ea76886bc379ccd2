package asks

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// oddWords ask which word of a line is the odd one out, or the one that is spelled right.
var oddWords = pattern.New(`(?i)\b(?:odd (?:one|word)|does(?: not|n[’']t) belong|intrus[oa]?|no pertenece|passt nicht|hoort er niet bij|(?:in)?correctly spel(?:led|t) word|word (?:that )?is spel(?:led|t) (?:in)?correctly|misspel(?:led|t) word|the correct spelling|richtig geschriebene wort|palabra (?:bien|mal) escrita|mot (?:bien|mal) orthographié)\b|лишнее слово`)

// AsksOdd reports whether a text asks which word of a line is the odd one out.
func AsksOdd(text string) bool { return oddWords.MatchString(text) }

// leastOdd is how many words a line has of which one is odd.
const leastOdd = 3

// wordsApart parts the words of such a line.
var wordsApart = pattern.New(`\s{2,}|\t|\s*[,;/|–—]\s*|\s-\s`)

// IsOddRow reports whether a text is a row of words of which one may be odd.
func IsOddRow(text string) bool { return len(wordsApart.Split(text, -1)) >= leastOdd }

// oddRow is a row of words under an order to find the odd one: the order asks it, and
// the words are its choices. nil for any other line.
func (r *Reader) oddRow(order, l line.Line, number int, under bool) []line.Line {
	if l.Kind != line.TextLine || flatten.HasBlank(l) || lexicon.HasQuestionMark(l.Text) {
		return nil
	}
	end := 0
	if q, ok := l.QuestionLabelTyped(); ok {
		end = q.End
	} else if c, ok := l.ChoiceLabel(); ok && l.Label == nil {
		end = c.End
	}
	text := strings.TrimRight(l.Text, " .")
	pieces := wordsApart.Split(text[min(end, len(text)):], -1)
	if len(pieces) < leastOdd || !areCircled(pieces) {
		return nil
	}
	sign := line.SliceRuns(l.Runs, 0, end)
	stem := line.NewLine(l, append(sign[:len(sign):len(sign)], BareOrder(order).Runs...))
	if end == 0 && l.Label == nil || rewrite.IsBulleted(l) {
		stem = line.NewLine(l, BareOrder(order).Runs)
		stem.Label = rowLabel(number, under)
	}
	return append([]line.Line{stem}, circledWords(l, PlacesOf(pieces, l.Text, end))...)
}

// BareOrder is an order without its number and what all that it asks is worth.
func BareOrder(l line.Line) line.Line {
	if at := PointsAside.FindStringIndex(l.Text); at != nil && line.BracketPoints.MatchString(l.Text) {
		l = l.Cut(0, at[0])
	}
	if l.Label == nil {
		l = l.From(len(orderSign.FindString(l.Text)))
	}
	return l
}

// orderSign is the number or letter in front of an order.
var orderSign = pattern.New(`^(?:\d{1,2}|\p{Lu}|[IVX]{1,4})(?:\s*[.):–-]\s*|\s{1,8})`)
