package recognize

import "formwright/shared/finding"

// swallowed reports numbered lines that were read as a part of a question and
// are neither its choices nor statements that count from 1: one of them may be a
// question that was missed.
func (r *recognizer) swallowed(ds []draft) {
	for i, d := range ds {
		if !d.labelled || d.label.kind != plainNumber {
			continue
		}
		for k, l := range d.stem {
			if k == 0 || l.label != nil || l.kind != textLine {
				continue
			}
			q, ok := plainNumberLabel(l.text, lastYear)
			if !ok || q.delim != '.' && q.delim != ')' || q.end == len(l.text) || q.number <= 1 || counted(d.stem[:k], q.number) {
				continue
			}
			r.findings = append(r.findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Info, Item: "q" + decimalText(i+1), Position: l.pos(),
				Message: "A numbered paragraph was read as a part of the question before it.", Quote: finding.Quote(l.text)})
		}
	}
}

// counted reports whether a line before has the number before.
func counted(before []line, number int) bool {
	for _, l := range before {
		if q, ok := plainNumberLabel(l.text, lastYear); ok && q.number == number-1 {
			return true
		}
	}
	return false
}
