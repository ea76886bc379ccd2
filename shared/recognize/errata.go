package recognize

// withoutErrata leaves out what only speaks of a question: a list of corrections
// names questions by their ids, "T1C01 - change the question to read", which
// stand whole, with their choices, elsewhere in the document.
func (r *recognizer) withoutErrata(p parsed) parsed {
	whole := map[string]bool{}
	for _, d := range p.drafts {
		if d.labelled && d.label.kind == idNumber && len(d.choices) >= 2 {
			whole[d.label.text] = true
		}
	}
	if len(whole) == 0 {
		return p
	}
	kept := p.drafts[:0]
	for i, d := range p.drafts {
		if d.labelled && d.label.kind == idNumber && len(d.choices) == 0 && !d.hasAnswer() && whole[d.label.text] {
			r.dropped(p.drafts, []int{i})
			continue
		}
		kept = append(kept, d)
	}
	p.drafts = kept
	return p
}
