package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// wordedNumber is the number of a cell that holds a word with it and no more,
// "Question 3:".
func (r *Reader) wordedNumber(text string) (int, bool) {
	if lexicon.IsLonger(text, longestWordedNumber) || !lexicon.HasDigit(text) {
		return 0, false
	}
	l := line.Line{Text: text}
	q, ok := l.QuestionLabel(r.Vocabulary)
	return q.Number, ok && q.Kind == line.WordNumber && strings.Trim(text[min(q.End, len(text)):], " .:") == ""
}

func (r *Reader) isWordedNumber(text string) bool {
	_, ok := r.wordedNumber(text)
	return ok
}

// longestWordedNumber is how many letters such a cell has.
const longestWordedNumber = 40
