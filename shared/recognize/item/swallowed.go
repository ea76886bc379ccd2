package item

import (
	"formwright/shared/finding"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// swallowed reports numbered lines that were read as a part of a question and
// are neither its choices nor statements that count from 1: one of them may be a
// question that was missed.
func (r *Reader) swallowed(ds []draft.Draft) {
	for i, d := range ds {
		if !d.Labelled || d.Label.Kind != line.PlainNumber {
			continue
		}
		for k, l := range d.Stem {
			if k == 0 || l.Label != nil || l.Kind != line.TextLine {
				continue
			}
			q, ok := line.PlainNumberLabel(l.Text, line.LastYear)
			if !ok || q.Delim != '.' && q.Delim != ')' || q.End == len(l.Text) || q.Number <= 1 || counted(d.Stem[:k], q.Number) {
				continue
			}
			r.Findings = append(r.Findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Info, Item: "q" + lexicon.DecimalText(i+1), Position: l.Pos(),
				Message: "A numbered paragraph was read as a part of the question before it.", Quote: finding.Quote(l.Text)})
		}
	}
}

// counted reports whether a line before has the number before.
func counted(before []line.Line, number int) bool {
	for _, l := range before {
		if q, ok := line.PlainNumberLabel(l.Text, line.LastYear); ok && q.Number == number-1 {
			return true
		}
	}
	return false
}
