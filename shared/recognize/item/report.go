package item

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// numberFindings reports numbers that are printed twice and gaps between them.
func (r *Reader) numberFindings(ds []draft.Draft) {
	last := 0
	for i, d := range ds {
		if !d.Labelled || d.Part && numberBefore(ds, i) == d.Label.Number || d.Label.Kind == line.IdNumber || d.Label.Kind == line.NameNumber || d.Label.List == line.LetteredList || d.Label.List == line.OpenList || d.Label.List == line.TaskList && d.Label.Kind == line.WordNumber || d.Label.List == asks.LoneList {
			continue
		}
		n := d.Label.Number
		id := "q" + lexicon.DecimalText(i+1)
		switch {
		case i == 0 || last == 0 || n == 0 || n == last+1 || n < last:
		case n == last && n == 1 && len(d.Prelude) > 0: // the first of the next section
		case n == last:
			r.Findings = append(r.Findings, finding.Finding{Code: finding.NumberRepeated, Severity: finding.Warning, Item: id, Position: d.Position(),
				Message: fmt.Sprintf("The number %d is printed twice.", n), Quote: finding.Quote(d.Label.Text)})
		case n > last+1:
			r.Findings = append(r.Findings, finding.Finding{Code: finding.NumberSkipped, Severity: finding.Warning, Item: id, Position: d.Position(),
				Message: fmt.Sprintf("The numbers jump from %d to %d; check that no question was missed.", last, n), Quote: finding.Quote(d.Label.Text)})
		}
		last = d.Label.Last()
	}
}

// numberBefore is the number of the question before, 0 for none.
func numberBefore(ds []draft.Draft, i int) int {
	if i == 0 {
		return 0
	}
	return ds[i-1].Label.Number
}

// KeyFindings reports items without a key: each one where others have theirs,
// once for a document that marks none.
func (r *Reader) KeyFindings(items []quiz.Item) {
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
		r.Findings = append(r.Findings, finding.Finding{Code: finding.NoKey, Severity: finding.Info,
			Message: fmt.Sprintf("No answer is marked in the document; its %d questions have no key.", open)})
		return
	}
	for _, item := range items {
		if !item.Response.HasKey() && !r.explained[item.ID] && item.Response.Type() != quiz.TypeEssay {
			r.Findings = append(r.Findings, finding.Finding{Code: finding.NoKey, Severity: finding.Warning, Item: item.ID, Position: item.Position,
				Message: "No answer is marked for this question, though others have theirs.", Quote: finding.Quote(item.Stem.Line())})
		}
	}
}
