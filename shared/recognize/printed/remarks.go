package printed

import (
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	remark     = pattern.New(`^%(?:\s+\D|\s*-{2,}|\s*$)`)
	titleAbove = pattern.New(`^(?:Title|Quiz title|Quiz description):\s*\S`)
)

// withoutRemarks leaves out what the authors of tests for a converter say to each other,
// behind a percent sign or between COMMENT and END_COMMENT, and the titles that the
// converter gives its questions.
func withoutRemarks(lines []line.Line) []line.Line {
	ends := 0
	for _, l := range lines {
		if l.Text == "END_COMMENT" {
			ends++
		}
	}
	var out []line.Line
	inside, gap := false, false
	for i, l := range lines {
		opens := l.Text == "COMMENT" && ends > 0
		switch {
		case opens, inside:
			inside = l.Text != "END_COMMENT"
			if !inside {
				ends--
			}
		case l.Kind == line.TextLine && l.Label == nil && (remark.MatchString(l.Text) || titleAbove.MatchString(l.Text) && headsQuestion(lines, i+1)):
		default:
			l.Gap = l.Gap || gap
			gap = false
			out = append(out, l)
			continue
		}
		gap = true
	}
	return out
}

// headsQuestion reports whether the line at a place is a question by its number, or what
// one is worth that follows.
func headsQuestion(lines []line.Line, at int) bool {
	if at >= len(lines) {
		return false
	}
	_, numbered := lines[at].QuestionLabelTyped()
	return numbered || pointsAbove.MatchString(lines[at].Text)
}
