package recognize

import "formwright/shared/page"

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
func withoutLooks(d draft) {
	for k, c := range d.choices {
		for i, l := range c.lines {
			runs := make([]page.Run, len(l.runs))
			for n, run := range l.runs {
				run.Marks.Bold, run.Marks.Underline = false, false
				run.Marks.Color, run.Marks.Highlight, run.Marks.Shading = "", "", ""
				runs[n] = run
			}
			l.runs = runs
			if o := l.known(); o.shade != "" {
				plain := *o
				plain.shade = ""
				l.origin = &plain
			}
			d.choices[k].lines[i] = l
		}
	}
}
