package asks

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// webButton is the text of a button on a page of questions, without spaces.
var webButton = pattern.New(`^(?:(?:view|show|see|check|hide|reveal)(?:the)?(?:correct)?answers?(?:here)?)?(?:workspace|report|discuss(?:inforum)?|inforum|(?:and)?explanations?|solutions?)*$`)

// WithoutButtons drops the texts of buttons that come along when questions are
// copied from a page: "View Answer", "Workspace Report Discuss". A line "Answer
// and explanation" over the answer is one too.
func WithoutButtons(lines []line.Line) []line.Line {
	out := lines[:0]
	gap := false
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && len(l.Text) <= 60 && mayBeButton(l.Text) && isWebButton(l.Text, i+1 < len(lines) && strings.HasPrefix(lines[i+1].Folded(), "answer")) {
			gap = gap || l.Gap
			continue
		}
		l.Gap = l.Gap || gap
		gap = false
		out = append(out, l)
	}
	return out
}

// isWebButton reports whether a line is the text of one; over is whether an
// answer stands below.
func isWebButton(text string, over bool) bool {
	letters := strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) {
			return unicode.ToLower(c)
		}
		return -1
	}, text)
	if over && (letters == "answerexplanation" || letters == "answerandexplanation") {
		return true
	}
	return letters != "" && letters != "report" && letters != "discuss" && letters != "workspace" && strings.ContainsAny(letters, "w") && !strings.HasPrefix(letters, "explanation") && !strings.HasPrefix(letters, "solution") && webButton.MatchString(letters)
}

// mayBeButton is a quick look at the first three letters.
func mayBeButton(s string) bool {
	if s == "" || strings.IndexByte("vVsScChHrRwWaA", s[0]) < 0 {
		return false
	}
	var first [3]rune
	n := 0
	for _, c := range s {
		if unicode.IsLetter(c) {
			first[n] = unicode.ToLower(c)
			n++
		}
		if n == len(first) {
			break
		}
	}
	switch string(first[:n]) {
	case "vie", "sho", "see", "che", "hid", "rev", "wor", "rep", "sol", "ans", "and":
		return true
	}
	return false
}
