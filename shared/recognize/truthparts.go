package recognize

import "slices"

// leastTruthParts is how many statements stand with letters under one text.
const leastTruthParts = 2

// truthParts makes the lettered lines of questions in a section of true and false
// statements to judge, each on its own: "Part II: say for a), b), c), d) of each
// question whether it is true or false."
func (r *recognizer) truthParts(p parsed) []draft {
	truths := r.underTruth(p)
	if !slices.Contains(truths, true) {
		return p.drafts
	}
	out := make([]draft, 0, len(p.drafts))
	for i, d := range p.drafts {
		if !truths[i] || !r.listsStatements(d) {
			out = append(out, d)
			continue
		}
		parts := d.inParts(true, false, false)
		if parts == nil {
			out = append(out, d)
			continue
		}
		for k := range parts {
			parts[k].grammar = d.grammar
		}
		parts[0].prelude, parts[0].head = d.prelude, d.head
		labelParts(parts, d.label)
		out = append(out, parts...)
	}
	return out
}

// listsStatements reports whether small letters stand before statements, under
// what asks nothing.
func (r *recognizer) listsStatements(d draft) bool {
	if !d.labelled || d.part || len(d.choices) < leastTruthParts || len(d.stem) == 0 || d.multiple || d.single || d.plain || d.holes || hasQuestionMark(d.stem[len(d.stem)-1].text) || isTruthPair(d.choices) {
		return false
	}
	return !slices.ContainsFunc(d.choices, func(c draftChoice) bool {
		return c.label.kind != letterLabel || c.label.upper || c.sign != "" || hasQuestionMark(c.text()) || countWords(c.text(), leastStated) < leastStated
	})
}
