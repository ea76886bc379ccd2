package draft

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// tightQuestions is how many questions in a row a document without labels and
// gaps must show to be read as such.
const tightQuestions = 3

// IsTight reports whether a document is nothing but questions without labels:
// from the first line that ends in a question mark on, every such line is
// followed by the same number of short lines, and nothing else stands between.
func IsTight(ts []Token) bool {
	size, count, questions := 0, 0, 0
	for _, t := range ts {
		switch {
		case t.Kind != line.TextLine || t.Label != nil || t.note.Class != lexicon.NoClass || t.question.Kind != line.NoNumber && questions > 0 && t.Gap:
			return false
		case asksTight(t):
			if questions == 1 {
				size = count
			}
			if questions > 0 && count != size {
				return false
			}
			questions, count = questions+1, 0
		case questions > 0:
			if count++; t.Gap || lexicon.IsLonger(t.Text, lexicon.HeadingLimit) || EndsClause(t.Text) || t.choice.Kind == lexicon.LetterLabel {
				return false
			}
		}
	}
	return questions >= tightQuestions && count == size && size >= 2 && size <= 8
}

// asksTight reports whether a line is a stem of such a document. The first line
// of a slide may be one that ends in a colon.
func asksTight(t Token) bool {
	return flatten.EndsAsking(t.Text) || t.Turn && t.Kind == line.TextLine && flatten.ClosesStem(t.Text)
}

// EndsClause reports whether a line ends the way sentences and verses do.
func EndsClause(s string) bool {
	return strings.HasSuffix(s, ".") || strings.HasSuffix(s, ",") || strings.HasSuffix(s, ";") || strings.HasSuffix(s, "!") || strings.HasSuffix(s, "。")
}

// tightEnd is where the choices that begin at i end in such a document.
func tightEnd(ts []Token, i int) int {
	if !asksTight(ts[i-1]) {
		return 0
	}
	end := i
	for end < len(ts) && !asksTight(ts[end]) {
		end++
	}
	return end
}

// ListsPrices reports whether the gaps of most questions are the dots before a
// price.
func ListsPrices(ds []Draft) bool {
	priced := 0
	for _, d := range ds {
		if blanks, prices := rewrite.PricesOf(d.Stem); prices > 0 && prices == blanks {
			priced++
		}
	}
	return priced >= rewrite.LeastEntries && priced*2 > len(ds)
}
