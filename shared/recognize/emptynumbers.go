package recognize

import (
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastFilled is how many questions behind their numbers show that a number
// alone is one somebody left empty.
const leastFilled = 2

// withoutEmptyNumbers drops typed numbers that nothing stands behind, before the
// next number or at the end of the document: "17." of a question that was never
// written. Where numbers stand on lines of their own they are kept.
func (r *recognizer) withoutEmptyNumbers(lines []line) []line {
	filled := 0
	var at []int
	for i, l := range lines {
		q, ok := numberAhead(l)
		switch {
		case !ok:
		case q.end < len(l.text):
			filled++
		case i+1 == len(lines) || opensAt(lines[i+1], q.number+1):
			at = append(at, i)
		default:
			return lines // what follows is its question
		}
	}
	if len(at) == 0 || filled < leastFilled || filled < 2*len(at) {
		return lines
	}
	out := make([]line, 0, len(lines))
	for i, l := range lines {
		if len(at) == 0 || i != at[0] {
			out = append(out, l)
			continue
		}
		at = at[1:]
		r.findings = append(r.findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Info, Position: l.pos(),
			Message: "Nothing stands behind this number.", Quote: finding.Quote(l.text)})
	}
	return out
}

// numberAhead reads a typed number in front of a line of text, "4." or "4)".
func numberAhead(l line) (questionLabel, bool) {
	if l.kind != textLine || l.label != nil || l.text == "" || !isDigit(l.text[0]) {
		return questionLabel{}, false
	}
	for _, run := range l.runs {
		if run.Kind != page.TextRun {
			return questionLabel{}, false
		}
	}
	q, ok := numberLabel(l.text)
	if emptyNumber.MatchString(l.text) {
		q.end = len(l.text)
	} else if q.delim != '.' && q.delim != ')' {
		return questionLabel{}, false
	}
	return q, ok
}

var emptyNumber = pattern.New(`^\d{1,3}\s?[.)]$`)

// opensAt reports whether a line begins with a number, typed or automatic.
func opensAt(l line, number int) bool {
	if l.label != nil {
		return l.label.Format == page.Decimal && l.label.Number == number
	}
	q, ok := numberAhead(l)
	return ok && q.number == number
}
