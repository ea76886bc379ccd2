package vote

import (
	"slices"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
)

// leastBelowPicture is how many lines of text under a picture may be choices.
const leastBelowPicture = 2

// stemPictures sets pictures that stand between a question and lines without labels into
// the question: they show what is asked about, and are none of the choices. Where pictures
// stand among these lines, or under them, each may be one.
func stemPictures(ds []draft.Draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) > 0 || len(d.Stem) < 2+leastBelowPicture {
			continue
		}
		from := slices.IndexFunc(d.Stem, func(l line.Line) bool { return l.Kind == line.ObjectLine })
		if from < 1 || d.Stem[from-1].Kind != line.TextLine {
			continue
		}
		to := from + 1
		for to < len(d.Stem) && d.Stem[to].Kind == line.ObjectLine {
			to++
		}
		below := d.Stem[to:]
		if len(below) < leastBelowPicture || slices.ContainsFunc(below, func(l line.Line) bool { return l.Kind != line.TextLine }) {
			continue
		}
		runs := slices.Clone(d.Stem[from-1].Runs)
		for _, l := range d.Stem[from:to] {
			runs = append(runs, l.Runs...)
		}
		asked := line.NewLine(d.Stem[from-1], runs)
		d.Stem = slices.Concat(d.Stem[:from-1], []line.Line{asked}, below)
	}
}
