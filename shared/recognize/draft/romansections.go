package draft

import (
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// romanTitle is a title behind a roman number: "III. COMPLETE", "IV - Relacione".
var romanTitle = pattern.Guarded(pattern.OpensWith("IVX"), `^([IVX]{1,5})\s*(?:[.)]|\s[–—-])[-–—]?\s*\pL`)

const (
	leastRomanTitles  = 2  // lines with such numbers that are known as titles of sections
	longestRomanTitle = 70 // signs
)

// romanSections makes titles of lines behind roman numbers that count on through a document
// of which some are known for titles of sections, whatever their words are: "III. COMPLETE"
// between "II. FALSO O VERDADERO" and "IV. RELACIONE". Each stands over a numbered question.
// Statements of a question are counted anew in the next one.
func romanSections(ts []Token) {
	var at []int
	known := 0
	for i := range ts {
		t := ts[i]
		if t.Kind != line.TextLine || t.Label != nil {
			continue
		}
		m := romanTitle.FindStringSubmatch(t.Text)
		if m == nil {
			continue
		}
		n := line.RomanValue(m[1])
		if k := len(at); k > 0 && n != line.RomanValue(romanTitle.FindStringSubmatch(ts[at[k-1]].Text)[1])+1 {
			break // a key names them again
		}
		at = append(at, i)
		if t.Heading {
			known++
		}
	}
	if known < leastRomanTitles {
		return
	}
	for _, i := range at {
		t := ts[i]
		if t.Counts || utf8.RuneCountInString(t.Text) > longestRomanTitle || lexicon.HasQuestionMark(t.Text) || flatten.HasBlank(t.Line) || i+1 == len(ts) || ts[i+1].question.Kind != line.PlainNumber {
			continue
		}
		t.question, t.choice, t.Heading, t.Counts = line.QuestionLabel{}, lexicon.ChoiceLabel{}, true, true
	}
}
