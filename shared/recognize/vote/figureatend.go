package vote

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// figureTail is a figure at the end of a line behind the sign that ends what is asked:
// "How many are left?12", "The smaller number is: 30", "Find the speed. 7.5",
// "the share of each. 3 : 4 : 5".
var figureTail = pattern.Guarded(endsWithFigure, `([\pL\d_%)”"'’.]+?)\s*([?؟？:：.,،。])(\s*)((?:Rs\.?\s?|[$€£₹¥]\s?)?\d[\d.,/]*(?:\s?[:/,]\s?\d[\d.,]*| \d+/\d+)*(?:\s?(?:%|°?\pL{1,7}))?)\s*$`)

// endsWithFigure is a quick look: a figure near the end of a line.
func endsWithFigure(s string) bool {
	tail := s[max(0, len(s)-12):]
	return strings.ContainsFunc(tail, unicode.IsDigit)
}

// shortestEnd is how many letters the last word of a sentence has at least whose full stop
// is none of an abbreviation: "Rs. 50", "Fig. 3".
const shortestEnd = 4

// figureAtEnd is where the figure begins that a line ends with behind what it asks, 0 for
// none, and whether a question mark stands before it.
func figureAtEnd(l line.Line) (at int, asked bool) {
	m := figureTail.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return 0, false
	}
	word, sign, room := l.Text[m[2]:m[3]], l.Text[m[4]:m[5]], m[6] < m[7]
	if lexicon.HasQuestionMark(sign) {
		return m[8], true
	}
	last, _ := utf8.DecodeLastRuneInString(word)
	switch {
	case unicode.IsDigit(last) && !(room && sign == "."): // "in the ratio 3 : 4", "1,000"
		return 0, false
	case sign == "." && unicode.IsLetter(last) && utf8.RuneCountInString(word) < shortestEnd:
		return 0, false
	}
	return m[8], false
}

// figuresAtEnds finds the figures that numbered tasks of one line end with, in a list
// whose tasks nearly all do: "1. How many are left? 12", "2. The speed is: 40". Some must
// stand behind question marks: behind an order the figure is what it is done to, "Write
// in words: 305".
func (r *Reader) figuresAtEnds(ds []draft.Draft) map[int]int {
	cuts, open, asked := map[int]int{}, 0, 0
	for i, d := range ds {
		if !d.Labelled || len(d.Choices) > 0 || d.HasAnswer() || len(d.Stem) == 0 {
			continue
		}
		open++
		at, question := figureAtEnd(d.Stem[0])
		if at == 0 || !onOneLine(ds, i) || flatten.CountWords(d.Stem[0].Text[:at], leastTold) < leastTold {
			continue
		}
		if cuts[i] = at; question {
			asked++
		}
	}
	if asked < asks.LeastSameLine || asked*3 < len(cuts) || len(cuts)*10 < open*7 {
		return nil
	}
	return cuts
}

// leastTold is how many words a task told before its figure has at least.
const leastTold = 5
