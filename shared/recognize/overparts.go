package recognize

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/pattern"
)

// dottedPart is the label of the first part of a task: "Q4.1:", "4.1".
var dottedPart = pattern.New(`(?:^|\D)(\d{1,2})\.1[.):]?$`)

// leastOver is how many tasks of a paper stand over parts that name them.
const leastOver = 2

// overParts makes a task whose first part, which names it, comes next what its
// parts share: "Task 4: Algebra" over "Q4.1: Find ...", "Q4.2: List ...".
func (r *recognizer) overParts(ds []draft) []draft {
	over := 0
	for i := range ds {
		if standsOver(ds, i) {
			over++
			if ds[i].label.kind == dottedNumber || countsWithin(ds, i) {
				over = leastOver // no other task begins with the whole of its number, or goes on counting behind its parts
			}
		}
	}
	if over < leastOver {
		return ds
	}
	out := make([]draft, 0, len(ds))
	for i, d := range ds {
		if !standsOver(ds, i) {
			out = append(out, d)
			continue
		}
		if text := d.stemText(); r.cued(text) || ordersByForm(text) {
			claimParts(ds[i+1:], d.label)
		}
		ds[i+1].prelude = append(d.prelude, ds[i+1].prelude...)
		ds[i+1].shared = append(append(d.stem, d.trailing...), ds[i+1].shared...)
	}
	return out
}

// claimParts says of the parts at the beginning of some drafts that they are
// ordered by the task over them, whatever they hold.
func claimParts(ds []draft, over questionLabel) {
	for i := range ds {
		if over.kind != dottedNumber || !strings.HasPrefix(ds[i].label.text, over.text+".") {
			return
		}
		ds[i].claims = true
	}
}

// standsOver reports whether draft i only leads to the parts behind it.
func standsOver(ds []draft, i int) bool {
	if i+1 == len(ds) || len(ds[i].choices) > 0 || ds[i].hasAnswer() || ds[i].part || !ds[i].labelled || ds[i].room > 0 || !ds[i+1].labelled {
		return false
	}
	for _, l := range ds[i].stem {
		if hasQuestionMark(l.text) || hasBlank(l) {
			return false
		}
	}
	if over := ds[i].label; over.kind == dottedNumber {
		return ds[i+1].label.text == over.text+".1"
	}
	if countsWithin(ds, i) {
		return true
	}
	m := dottedPart.FindStringSubmatch(strings.TrimSpace(ds[i+1].label.text))
	return m != nil && m[1] == strconv.Itoa(ds[i].label.number)
}

// countsWithin reports whether numbers with another sign begin behind that of draft
// i, and the number that is due for it comes behind them: "1  Circle the word." over
// "1. ... 2. ...", "2  Put the verbs ...".
func countsWithin(ds []draft, i int) bool {
	over, first := ds[i].label, ds[i+1].label
	if over.kind != plainNumber || over.auto || first.kind != plainNumber || first.auto || first.number != 1 || first.delim == over.delim {
		return false
	}
	for _, d := range ds[i+2:] {
		if d.labelled && d.label.kind == plainNumber && d.label.delim == over.delim {
			return d.label.number == over.number+1
		}
	}
	return false
}
