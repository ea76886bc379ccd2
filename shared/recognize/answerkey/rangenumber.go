package answerkey

import (
	"strconv"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// rangeNumber is the label of a question that counts for several, as those do that
// ask for a list: "8-10. Give three examples ...".
var rangeNumber = pattern.Guarded(lexicon.HasDigit, `^(\d{1,3})\s*[-–—]\s*(\d{1,3})\s*[.)]\s*(\pL)`)

// RangeOfNumbers reads a label of two numbers, wherever it stands.
func RangeOfNumbers(l line.Line) (line.QuestionLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return line.QuestionLabel{}, false
	}
	m := rangeNumber.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return line.QuestionLabel{}, false
	}
	first, _ := strconv.Atoi(l.Text[m[2]:m[3]]) // three digits at the most
	last, _ := strconv.Atoi(l.Text[m[4]:m[5]])
	if last <= first || first == 0 {
		return line.QuestionLabel{}, false
	}
	return line.QuestionLabel{Kind: line.PlainNumber, Delim: '.', Number: first, Through: last, Text: l.Text[:m[5]], End: m[6]}, true
}
