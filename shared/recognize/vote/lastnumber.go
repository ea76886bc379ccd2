package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/printed"
)

// lastNumberVote reads the number of the right answer that stands on a line of
// its own below choices without labels, of which it was taken for one. All questions without another key must
// have one, and most offer words: four numbers may be choices.
func (r *Reader) lastNumberVote(ds []draft.Draft) {
	var at []int
	open, words := 0, 0
	different := map[int]bool{}
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) < 3 || d.HasAnswer() || d.StemKey != "" || d.Label.Key != "" {
			continue
		}
		open++
		n, ok := numberBelow(d)
		if !ok {
			continue
		}
		at = append(at, i)
		different[n] = true
		if !lexicon.IsNumber(d.Choices[0].Text()) || !lexicon.IsNumber(d.Choices[1].Text()) {
			words++
		}
	}
	if len(at) < printed.LastNumbers || len(different) < printed.NumbersOfChoice || len(at)*10 < open*9 || words*10 < len(at)*8 {
		return
	}
	for _, i := range at {
		d := &ds[i]
		n, _ := numberBelow(d)
		if d.StemKey = d.Choices[n-1].Label.Sign; d.StemKey == "" {
			d.StemKey = lexicon.DecimalText(n)
		}
		d.Choices = d.Choices[:len(d.Choices)-1]
	}
}

// numberBelow is the number that the last of the choices is, when it counts one
// of the others.
func numberBelow(d *draft.Draft) (int, bool) {
	last := d.Choices[len(d.Choices)-1]
	if len(last.Lines) != 1 {
		return 0, false
	}
	n, ok := lexicon.JustNumber(last.Lines[0].Text)
	return n, ok && n >= 1 && n < len(d.Choices)
}
