package recognize

import (
	"slices"
	"strings"

	"formwright/shared/recognize/pattern"
)

// lettersOnly is an answer by letters of a list, with a remark in brackets:
// "B", "G or E", "B (or C in winter)".
var lettersOnly = pattern.New(`^\(?([A-Z])\)?(?:\s*(?:,|/|&|or|and|oder|und|ou|et|o|y|e|или|и)\s*([A-Z]))?\s*(?:\(.*\))?\s*\.?$`)

// leastBanked is how many questions a list of choices over all of them has.
const leastBanked = 3

// letterBank is the list of lettered choices over a document whose questions have
// none of their own and are answered by its letters, most of them; nil where
// there is none. It ends what stands before the first question.
func letterBank(p parsed) []draftChoice {
	if len(p.drafts) < leastBanked {
		return nil
	}
	var list []draftChoice
	before := append(lineList(p.intro), p.drafts[0].prelude...)
	for _, l := range before {
		label, ok := l.choiceLabel()
		switch {
		case ok && label.kind == letterLabel && latinPlace(label.sign) == len(list)+1:
			list = append(list, draftChoice{label: label, lines: []line{l.from(label.end)}})
		case len(list) > 0:
			return nil
		}
	}
	answered := 0
	for _, d := range p.drafts {
		if len(d.choices) > 0 || !d.labelled {
			return nil
		}
		if len(d.stem) > 1 && isOfBank(d.stem[len(d.stem)-1], list) {
			answered++
		}
	}
	if len(list) < leastShared || answered*10 < len(p.drafts)*6 {
		return nil
	}
	return list
}

// isOfBank reports whether a line gives letters of a list and nothing else.
func isOfBank(l line, list []draftChoice) bool {
	m := lettersOnly.FindStringSubmatch(l.text)
	return m != nil && l.label == nil && latinPlace(fold(m[1])) <= len(list) && latinPlace(fold(m[2])) <= len(list)
}

// shareBank gives every question the choices of the list, and its letters as the
// answer.
func shareBank(p parsed) parsed {
	list := letterBank(p)
	if list == nil {
		return p
	}
	first := &p.drafts[0]
	under := min(len(list), len(first.prelude))
	first.prelude = first.prelude[:len(first.prelude)-under]
	p.intro = p.intro[:len(p.intro)-len(list)+under]
	for i := range p.drafts {
		d := &p.drafts[i]
		d.choices = slices.Clone(list)
		last := len(d.stem) - 1
		if last == 0 || !isOfBank(d.stem[last], list) {
			continue
		}
		value := d.stem[last]
		if at := strings.IndexByte(value.text, '('); at > 0 {
			value = value.cut(0, at)
		}
		d.notes, d.stem = append(d.notes, note{class: answerWord, value: value}), d.stem[:last]
	}
	return p
}
