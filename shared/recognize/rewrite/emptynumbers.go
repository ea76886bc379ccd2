package rewrite

import (
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastFilled is how many questions behind their numbers show that a number
// alone is one somebody left empty.
const leastFilled = 2

// WithoutEmptyNumbers drops typed numbers that nothing stands behind, before the
// next number or at the end of the document: "17." of a question that was never
// written, and the automatic number or bullet at the very end, or before the next number
// of its list. Where numbers stand on lines of their own they are kept.
func (r *Reader) WithoutEmptyNumbers(lines []line.Line) []line.Line {
	filled := 0
	var at []int
	for i, l := range lines {
		if l.Label != nil && l.Kind == line.TextLine {
			if l.Text != "" {
				filled++
			} else if i+1 == len(lines) && i > 0 && lines[i-1].Text != "" {
				at = append(at, i) // the list went on when its author had come to its end
			} else if l.Empty() && i+1 < len(lines) && countsOn(l, lines[i+1]) {
				at = append(at, i)
			}
			continue
		}
		q, ok := numberAhead(l)
		switch {
		case !ok:
		case q.End < len(l.Text):
			filled++
		case i+1 == len(lines) || opensAt(lines[i+1], q.Number+1):
			at = append(at, i)
		default:
			return lines // what follows is its question
		}
	}
	if len(at) == 0 || filled < leastFilled || filled < 2*len(at) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines {
		if len(at) == 0 || i != at[0] {
			out = append(out, l)
			continue
		}
		at = at[1:]
		if l.Label != nil && l.Label.Number == 0 {
			continue // a bullet
		}
		r.Findings = append(r.Findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Info, Position: l.Pos(),
			Message: "Nothing stands behind this number.", Quote: finding.Quote(l.Text)})
	}
	return out
}

// countsOn reports whether a line has the automatic number that follows that of another.
func countsOn(l, next line.Line) bool {
	return l.Label.Format == page.Decimal && next.Label != nil && next.Label.List == l.Label.List && opensAt(next, l.Label.Number+1)
}

// numberAhead reads a typed number in front of a line of text, "4." or "4)".
func numberAhead(l line.Line) (line.QuestionLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || !lexicon.IsDigit(l.Text[0]) {
		return line.QuestionLabel{}, false
	}
	for _, run := range l.Runs {
		if run.Kind != page.TextRun {
			return line.QuestionLabel{}, false
		}
	}
	q, ok := l.NumberLabel()
	if emptyNumber.MatchString(l.Text) {
		q.End = len(l.Text)
	} else if q.Delim != '.' && q.Delim != ')' {
		return line.QuestionLabel{}, false
	}
	return q, ok
}

var emptyNumber = pattern.New(`^\d{1,3}\s?[.)]$`)

// opensAt reports whether a line begins with a number, typed or automatic.
func opensAt(l line.Line, number int) bool {
	if l.Label != nil {
		return l.Label.Format == page.Decimal && l.Label.Number == number
	}
	q, ok := numberAhead(l)
	return ok && q.Number == number
}
