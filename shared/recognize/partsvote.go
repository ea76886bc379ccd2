package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// lowerPart ends the label of a part called by a small letter.
var lowerPart = pattern.New(`\s\(?\p{Ll}[).\]]?$`)

// Bounds of a paper whose questions have parts.
const (
	leastParted = 2  // questions that surely have them
	leastOpen   = 20 // characters of a part, in the middle
)

// partsVote makes parts of the lettered lines under questions that do not show by
// themselves what they are, where most questions of the paper with such letters
// surely have parts.
func (r *recognizer) partsVote(ds []draft) []draft {
	sure, like, others := 0, 0, 0
	for i, d := range ds {
		switch {
		case d.part:
			if lowerPart.MatchString(d.label.text) && (i == 0 || !ds[i-1].part || ds[i-1].label.number != d.label.number) {
				sure++
			}
		case len(d.choices) == 0 || d.choices[0].label.kind != letterLabel || d.choices[0].label.upper:
		case r.likeParts(d):
			like++
		default:
			others++
		}
	}
	if like == 0 || sure < leastParted || sure < like+others {
		return ds
	}
	out := make([]draft, 0, len(ds))
	for _, d := range ds {
		if len(d.choices) == 0 || !r.likeParts(d) {
			out = append(out, d)
			continue
		}
		parts := d.inParts(false, false, false)
		if parts == nil {
			out = append(out, d)
			continue
		}
		parts[0].prelude = d.prelude
		for k := range parts {
			parts[k].grammar = d.grammar
		}
		if d.labelled {
			labelParts(parts, d.label)
		}
		out = append(out, parts...)
	}
	return out
}

// likeParts reports whether the lettered lines under a stem may be parts: it asks
// nothing they answer, they say more than a word or two, and none is marked.
func (r *recognizer) likeParts(d draft) bool {
	if len(d.choices) < 2 || len(d.stem) == 0 || d.choices[0].label.kind != letterLabel || d.choices[0].label.upper || d.multiple || d.single || d.holes || d.hasAnswer() || r.keyed(d) || d.choices[0].label.auto != d.choices[1].label.auto {
		return false
	}
	for _, l := range d.stem {
		if hasQuestionMark(l.text) || hasBlank(l) {
			return false
		}
	}
	length := 0
	for _, c := range d.choices {
		if c.sign != "" || len(c.marks) > 0 {
			return false
		}
		length += widthOf(strings.TrimSpace(c.text()))
	}
	return length >= leastOpen*len(d.choices)
}
