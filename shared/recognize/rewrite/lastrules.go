package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of the rules for taking a test that stand under its last question.
const (
	mostLastRules  = 10
	leastRuleWords = 3 // of each: less is an answer
	leastOverRules = 3 // numbered lines above them
)

// WithoutLastRules leaves out the rules for taking a test where they stand under its last
// question, "Instructions: • All questions are compulsory.": they are no parts of it. A
// list that asks, or with something below it, is none.
func (r *Reader) WithoutLastRules(lines []line.Line) []line.Line {
	at := -1
	for i := len(lines) - 1; i > 0 && i >= len(lines)-mostLastRules-1; i-- {
		if r.headsRules(lines[i]) {
			at = i
			break
		}
		if !r.mayRule(lines[i]) {
			return lines
		}
	}
	if at < 0 || at+1 == len(lines) {
		return lines
	}
	numbered := 0
	for _, l := range lines[:at] {
		if q, ok := l.NumberLabel(); ok && q.Signed() {
			numbered++
		}
	}
	if numbered < leastOverRules {
		return lines
	}
	for _, l := range lines[at+1:] {
		if _, ok := l.NumberLabel(); ok {
			r.ReportSkipped(l.Pos(), l.Text)
		}
	}
	return lines[:at]
}

// mayRule reports whether a line may be one of the rules: it stands behind a bullet or a
// number, and asks nothing.
func (r *Reader) mayRule(l line.Line) bool {
	if l.Text == "" && l.Kind == line.TextLine {
		return true
	}
	if l.Kind != line.TextLine || flatten.CountWords(l.Text, leastRuleWords) < leastRuleWords || flatten.HasBlank(l) || lexicon.HasQuestionMark(l.Text) {
		return false
	}
	_, numbered := l.NumberLabel()
	return (numbered || IsBulleted(l)) && !r.Cued(strings.TrimLeft(l.Text, "•-–—*●○▪ 0123456789.)"))
}
