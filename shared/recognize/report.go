package recognize

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/quiz"
)

// numberFindings reports numbers that are printed twice and gaps between them.
func (r *recognizer) numberFindings(ds []draft) {
	last := 0
	for i, d := range ds {
		if !d.labelled || d.part && numberBefore(ds, i) == d.label.number || d.label.kind == idNumber || d.label.kind == nameNumber || d.label.list == letteredList || d.label.list == openList {
			continue
		}
		n := d.label.number
		id := "q" + decimalText(i+1)
		switch {
		case i == 0 || last == 0 || n == 0 || n == last+1 || n < last:
		case n == last:
			r.findings = append(r.findings, finding.Finding{Code: finding.NumberRepeated, Severity: finding.Warning, Item: id, Position: d.position(),
				Message: fmt.Sprintf("The number %d is printed twice.", n), Quote: finding.Quote(d.label.text)})
		case n > last+1:
			r.findings = append(r.findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Warning, Item: id, Position: d.position(),
				Message: fmt.Sprintf("The numbers jump from %d to %d; check that no question was missed.", last, n), Quote: finding.Quote(d.label.text)})
		}
		last = d.label.last()
	}
}

// numberBefore is the number of the question before, 0 for none.
func numberBefore(ds []draft, i int) int {
	if i == 0 {
		return 0
	}
	return ds[i-1].label.number
}

// keyFindings reports items without a key: each one where others have theirs,
// once for a document that marks none.
func (r *recognizer) keyFindings(items []quiz.Item) {
	keyed, open := 0, 0
	for _, item := range items {
		if item.Response.HasKey() {
			keyed++
		} else if item.Response.Type() != quiz.TypeEssay {
			open++
		}
	}
	if open == 0 {
		return
	}
	if keyed == 0 {
		r.findings = append(r.findings, finding.Finding{Code: finding.NoKey, Severity: finding.Info,
			Message: fmt.Sprintf("No answer is marked in the document; its %d questions have no key.", open)})
		return
	}
	for _, item := range items {
		if !item.Response.HasKey() && !r.explained[item.ID] && item.Response.Type() != quiz.TypeEssay {
			r.findings = append(r.findings, finding.Finding{Code: finding.NoKey, Severity: finding.Warning, Item: item.ID, Position: item.Position,
				Message: "No answer is marked for this question, though others have theirs.", Quote: finding.Quote(item.Stem.Line())})
		}
	}
}
