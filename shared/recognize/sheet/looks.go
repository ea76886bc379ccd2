package sheet

import (
	"formwright/shared/page"
	"formwright/shared/recognize/draft"
)

const (
	// leastAnswered is how many rows a column answers where it alone counts.
	leastAnswered = 20
	// answeredShare is how many of twenty rows it answers then.
	answeredShare = 19
)

// answeredByColumn reports whether a column answers nearly all rows, so that
// the colours of the few others say nothing: nobody marks the right choice twice,
// and leaves out the column.
func (w *workbookReading) answeredByColumn(open int) bool {
	answered := len(w.entries) - open
	return answered >= leastAnswered && answered*20 >= len(w.entries)*answeredShare
}

// withoutLooks takes colours and weights off the choices of a row.
func withoutLooks(d draft.Draft) {
	for k, c := range d.Choices {
		for i, l := range c.Lines {
			runs := make([]page.Run, len(l.Runs))
			for n, run := range l.Runs {
				run.Marks.Bold, run.Marks.Underline = false, false
				run.Marks.Color, run.Marks.Highlight, run.Marks.Shading = "", "", ""
				runs[n] = run
			}
			l.Runs = runs
			if o := l.Known(); o.Shade != "" {
				plain := *o
				plain.Shade = ""
				l.Origin = &plain
			}
			d.Choices[k].Lines[i] = l
		}
	}
}
