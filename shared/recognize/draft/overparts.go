package draft

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// hasSecondPart reports whether the second of two parts behind task i says its number.
func hasSecondPart(ds []Draft, i int) bool {
	if i+2 >= len(ds) || !ds[i+2].Labelled {
		return false
	}
	first, second := strings.TrimRight(ds[i+1].Label.Text, ".): "), strings.TrimRight(ds[i+2].Label.Text, ".): ")
	return strings.HasSuffix(first, ".1") && second == strings.TrimSuffix(first, "1")+"2"
}

// dottedPart is the label of the first part of a task: "Q4.1:", "4.1".
var dottedPart = pattern.New(`(?:^|\D)(\d{1,2})\.1[.):]?$`)

// dottedText is the number of a task and that of its part.
var dottedText = pattern.New(`\d\.\d`)

// leastOver is how many tasks of a paper stand over parts that name them.
const leastOver = 2

// OverParts makes a task whose first part, which names it, comes next what its
// parts share: "Task 4: Algebra" over "Q4.1: Find ...", "Q4.2: List ...".
func (r *Reader) OverParts(ds []Draft) []Draft {
	over := 0
	for i := range ds {
		if standsOver(ds, i) {
			over++
			if ds[i].Label.Kind == line.DottedNumber || countsWithin(ds, i) || hasSecondPart(ds, i) {
				over = leastOver // no other task begins with the whole of its number, or goes on counting behind its parts
			}
		}
	}
	if over < leastOver {
		return ds
	}
	out := make([]Draft, 0, len(ds))
	for i, d := range ds {
		if !standsOver(ds, i) {
			out = append(out, d)
			continue
		}
		if text := d.StemText(); r.Cued(text) || lexicon.OrdersByForm(text) {
			claimParts(ds[i+1:], d.Label)
		}
		ds[i+1].Prelude = append(d.Prelude, ds[i+1].Prelude...)
		ds[i+1].Shared = append(append(d.Stem, d.Trailing...), ds[i+1].Shared...)
	}
	return out
}

// claimParts says of the parts at the beginning of some drafts that they are
// ordered by the task over them, whatever they hold.
func claimParts(ds []Draft, over line.QuestionLabel) {
	for i := range ds {
		if over.Kind != line.DottedNumber || !strings.HasPrefix(ds[i].Label.Text, over.Text+".") {
			return
		}
		ds[i].Claims = true
	}
}

// standsOver reports whether draft i only leads to the parts behind it.
func standsOver(ds []Draft, i int) bool {
	if i+1 == len(ds) || len(ds[i].Choices) > 0 || ds[i].HasAnswer() || ds[i].Part || !ds[i].Labelled || ds[i].Room > 0 || !ds[i+1].Labelled {
		return false
	}
	for _, l := range ds[i].Stem {
		if lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) {
			return false
		}
	}
	if over := ds[i].Label; over.Kind == line.DottedNumber || dottedText.MatchString(over.Text) {
		return ds[i+1].Label.Text == over.Text+".1" // "1.2" leads to no "2.1"
	}
	if countsWithin(ds, i) {
		return true
	}
	m := dottedPart.FindStringSubmatch(strings.TrimSpace(ds[i+1].Label.Text))
	return m != nil && m[1] == strconv.Itoa(ds[i].Label.Number)
}

// countsWithin reports whether numbers with another sign begin behind that of draft
// i, and the number that is due for it comes behind them: "1  Circle the word." over
// "1. ... 2. ...", "2  Put the verbs ...".
func countsWithin(ds []Draft, i int) bool {
	over, first := ds[i].Label, ds[i+1].Label
	if over.Kind != line.PlainNumber || over.Auto || first.Kind != line.PlainNumber || first.Auto || first.Number != 1 || first.Delim == over.Delim {
		return false
	}
	for _, d := range ds[i+2:] {
		if d.Labelled && d.Label.Kind == line.PlainNumber && d.Label.Delim == over.Delim {
			return d.Label.Number == over.Number+1
		}
	}
	return false
}
