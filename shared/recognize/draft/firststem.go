package draft

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastShortStems is how many questions without labels show that each of them is asked
// in one line.
const leastShortStems = 4

// firstStem gives back what stands over the first of several questions without labels,
// "Choose the best answer." or where to write one's name, where all others are asked in
// one line: nothing but its place ties it to the first. A line that asks, leaves a stem
// open or is long may be what the question is about, and stays.
func firstStem(ds []Draft) {
	if len(ds) < leastShortStems || len(ds[0].Stem) < 2 {
		return
	}
	for _, d := range ds[1:] {
		if textLines(d.Stem) != 1 {
			return
		}
	}
	last := len(ds[0].Stem) - 1
	for _, l := range ds[0].Stem[:last] {
		named := flatten.HasBlank(l)
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || !named && (flatten.ClosesStem(l.Text) || flatten.EndsAsking(l.Text)) {
			return
		}
	}
	if ds[0].Stem[last].Kind != line.TextLine {
		return
	}
	ds[0].Prelude = append(ds[0].Prelude, ds[0].Stem[:last]...)
	ds[0].Stem = ds[0].Stem[last:]
}

// textLines counts the lines that are text and no pictures.
func textLines(lines []line.Line) int {
	n := 0
	for _, l := range lines {
		if l.Kind == line.TextLine {
			n++
		}
	}
	return n
}
