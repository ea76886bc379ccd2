package draft

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// leastTruthParts is how many statements stand with letters under one text.
const leastTruthParts = 2

// TruthParts makes the lettered lines of questions in a section of true and false
// statements to judge, each on its own: "Part II: say for a), b), c), d) of each
// question whether it is true or false."
func (r *Reader) TruthParts(p Parsed) []Draft {
	truths := r.UnderTruth(p)
	if !slices.Contains(truths, true) {
		return p.Drafts
	}
	out := make([]Draft, 0, len(p.Drafts))
	for i, d := range p.Drafts {
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
			parts[k].Grammar = d.Grammar
		}
		parts[0].Prelude, parts[0].head = d.Prelude, d.head
		labelParts(parts, d.Label)
		out = append(out, parts...)
	}
	return out
}

// listsStatements reports whether small letters stand before statements, under
// what asks nothing.
func (r *Reader) listsStatements(d Draft) bool {
	if !d.Labelled || d.Part || len(d.Choices) < leastTruthParts || len(d.Stem) == 0 || d.Multiple || d.Single || d.Plain || d.Holes || lexicon.HasQuestionMark(d.Stem[len(d.Stem)-1].Text) || IsTruthPair(d.Choices) {
		return false
	}
	return !slices.ContainsFunc(d.Choices, func(c Choice) bool {
		return c.Label.Kind != lexicon.LetterLabel || c.Label.Upper || c.Sign != "" || lexicon.HasQuestionMark(c.Text()) || flatten.CountWords(c.Text(), flatten.LeastStated) < flatten.LeastStated
	})
}
