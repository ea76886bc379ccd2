package coded

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastQuoted is how many lines a list of quoted questions and answers has.
const leastQuoted = 5

// quotedPair is a question and its answer in quotes, as programs keep them:
// "Capital of Peru?": "Lima",
var quotedPair = pattern.New(`^["“”'](.{3,}?)["“”']\s*(?::|=>|->|=|,)\s*["“”'](.+?)["“”']\s*[,;]?$`)

// QuotedPairs writes a list of quoted questions with their answers the way
// asPrinted tests are written. Nearly every line must be one, and most must ask: a
// list of words in two languages is written in the same way.
func QuotedPairs(lines []line.Line) ([]line.Line, bool) {
	found := 0
	for _, l := range lines {
		if l.Kind == line.TextLine && quotedPair.MatchString(l.Text) {
			found++
		}
	}
	if found < leastQuoted || found*10 < len(lines)*8 {
		return nil, false
	}
	var out []line.Line
	var stems []string
	number := 0
	for _, l := range lines {
		m := quotedPair.FindStringSubmatchIndex(l.Text)
		if m == nil || l.Kind != line.TextLine {
			if len(l.Text) > 2 {
				out = append(out, l)
			}
			continue
		}
		number++
		stem := l.Cut(m[2], m[3])
		stem.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "quoted"}
		stem.Gap = true
		stems = append(stems, stem.Text)
		out = append(out, stem, flatten.Answering(l.From(m[4]).Cut(0, m[5]-m[4])))
	}
	if !AsksMostly(stems) {
		return nil, false
	}
	return slices.Clip(out), true
}
