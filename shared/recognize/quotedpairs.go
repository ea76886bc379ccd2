package recognize

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastQuoted is how many lines a list of quoted questions and answers has.
const leastQuoted = 5

// quotedPair is a question and its answer in quotes, as programs keep them:
// "Capital of Peru?": "Lima",
var quotedPair = pattern.New(`^["“”'](.{3,}?)["“”']\s*(?::|=>|->|=|,)\s*["“”'](.+?)["“”']\s*[,;]?$`)

// quotedPairs writes a list of quoted questions with their answers the way
// printed tests are written. Nearly every line must be one, and most must ask: a
// list of words in two languages is written in the same way.
func quotedPairs(lines []line) ([]line, bool) {
	found := 0
	for _, l := range lines {
		if l.kind == textLine && quotedPair.MatchString(l.text) {
			found++
		}
	}
	if found < leastQuoted || found*10 < len(lines)*8 {
		return nil, false
	}
	var out []line
	var stems []string
	number := 0
	for _, l := range lines {
		m := quotedPair.FindStringSubmatchIndex(l.text)
		if m == nil || l.kind != textLine {
			if len(l.text) > 2 {
				out = append(out, l)
			}
			continue
		}
		number++
		stem := l.cut(m[2], m[3])
		stem.label = &page.Label{Text: decimalText(number) + ".", Format: page.Decimal, Number: number, List: "quoted"}
		stem.gap = true
		stems = append(stems, stem.text)
		out = append(out, stem, answering(l.from(m[4]).cut(0, m[5]-m[4])))
	}
	if !asksMostly(stems) {
		return nil, false
	}
	return slices.Clip(out), true
}
