package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastDotted is how many parts with such numbers a task has.
const leastDotted = 2

// dottedParts cuts a task whose parts carry its number and their own, "Task 3: ...
// 3.1 ... 3.2 ...", into one draft for each, where other tasks of the paper have no
// parts or lettered ones; nil for none.
func (r *Reader) dottedParts(ts []Token, g Grammar) []Draft {
	if g.Bare() || len(ts) == 0 || g.kind == line.IdNumber || g.kind == line.NameNumber {
		return nil
	}
	own := ts[0].question
	name := lexicon.DecimalText(own.Number)
	if own.Kind == line.DottedNumber {
		name = own.Text
	} else if own.Number == 0 {
		return nil
	}
	at := dottedUnder(ts, name)
	if len(at) == 0 && own.Kind == line.WordNumber {
		at = r.dottedElsewhere(ts)
	}
	if len(at) < leastDotted {
		return nil
	}
	var out []Draft
	for k, from := range at {
		end := len(ts)
		if k+1 < len(at) {
			end = at[k+1]
		}
		first := *ts[from]
		q := first.question
		first.Line = first.From(q.End)
		if first.Text == "" && end == from+1 {
			return nil
		}
		first.choice, first.behind = lexicon.ChoiceLabel{}, nil
		items := r.segment(append([]Token{&first}, ts[from+1:end]...), g)
		label := line.QuestionLabel{Kind: line.PlainNumber, Text: q.Text}
		if labelParts(items, label); len(items) == 1 && !items[0].Part {
			items[0].Part, items[0].Labelled, items[0].Label = true, true, label
		}
		if k == 0 {
			items[0].Shared = append(LineList(ts[:from]), items[0].Shared...)
		}
		out = append(out, items...)
	}
	return out
}

// dottedUnder finds the lines whose numbers count on under a name.
func dottedUnder(ts []Token, name string) []int {
	var at []int
	for i, t := range ts {
		if q := t.question; i > 0 && q.Kind == line.DottedNumber && q.Text == name+"."+lexicon.DecimalText(len(at)+1) {
			at = append(at, i)
		}
	}
	return at
}

// dottedElsewhere finds the parts of a task that kept the number it had in an older
// paper: "Task 4: ... 1.1 ... 1.2 ...". Each asks or orders something.
func (r *Reader) dottedElsewhere(ts []Token) []int {
	for _, t := range ts[1:] {
		name, first := strings.CutSuffix(t.question.Text, ".1")
		if t.question.Kind != line.DottedNumber {
			continue
		}
		at := dottedUnder(ts, name)
		silent := func(i int) bool {
			text := ts[i].From(ts[i].question.End).Text
			return !r.asksWhole(text) && !r.ordersWhole(text)
		}
		if !first || slices.ContainsFunc(at, silent) {
			return nil
		}
		return at
	}
	return nil
}
