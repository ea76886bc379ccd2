package draft

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// SingleVote takes what stands asingle in a table of one row under a question for
// its answer, where most questions without choices have one: a test copied from
// a learning platform of which only the right choices were kept.
func (r *Reader) SingleVote(ds []Draft) {
	rows := make([]line.Line, len(ds))
	single, open := 0, 0
	for i, d := range ds {
		if !d.Labelled || len(d.Choices) > 0 || d.HasAnswer() {
			continue
		}
		open++
		if rows[i] = flatten.SingleCell(d.Stem); rows[i].Text != "" {
			single++
		}
	}
	if single < flatten.LeastSingle || single*2 < open {
		return
	}
	for i := range ds {
		d := &ds[i]
		switch {
		case rows[i].Text != "":
			d.Word, d.Stem = &rows[i], d.Stem[:len(d.Stem)-1]
		case len(d.Choices) == 0 && !d.HasAnswer() && len(d.Stem) > 1 && r.IsTruth(d.Stem[len(d.Stem)-1]):
			last := d.Stem[len(d.Stem)-1]
			d.Word, d.Stem = &last, d.Stem[:len(d.Stem)-1]
		default:
			continue
		}
		d.WordKind, d.Below, d.Paired = quiz.ByText, true, true
	}
}
