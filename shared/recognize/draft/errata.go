package draft

import (
	"formwright/shared/recognize/line"
)

// WithoutErrata leaves out what only speaks of a question: a list of corrections
// names questions by their ids, "T1C01 - change the question to read", which
// stand whole, with their choices, elsewhere in the document. A letter with a number is no
// such id, "P1": it begins again in each section.
func (r *Reader) WithoutErrata(p Parsed) Parsed {
	whole := map[string]bool{}
	for _, d := range p.Drafts {
		if d.Labelled && d.Label.Kind == line.IdNumber && len(d.Label.Text) >= leastID && len(d.Choices) >= 2 {
			whole[d.Label.Text] = true
		}
	}
	if len(whole) == 0 {
		return p
	}
	kept := p.Drafts[:0]
	for i, d := range p.Drafts {
		if d.Labelled && d.Label.Kind == line.IdNumber && len(d.Choices) == 0 && !d.HasAnswer() && whole[d.Label.Text] {
			r.Dropped(p.Drafts, []int{i})
			continue
		}
		kept = append(kept, d)
	}
	p.Drafts = kept
	return p
}

// leastID is how many characters the id of a question in a pool has.
const leastID = 4
