package scan

import (
	"cmp"
	"slices"

	"formwright/shared/reader/layout"
)

// leastLit is how many lines in a row light colours at least; no highlighter goes
// over so many.
const leastLit = 6

// inLight finds the words on paper that only the light of a photograph colours:
// those of many lines below each other that all stand on coloured paper.
func inLight(spans []layout.Span, shades []shade, white rgb) []bool {
	type row struct{ from, to, coloured, all int }
	var rows []row
	for i, c := range shades {
		if i == 0 || spans[i].Block != spans[i-1].Block {
			rows = append(rows, row{from: i})
		}
		r := &rows[len(rows)-1]
		r.to = i + 1
		if c.ok {
			r.all++
			if c.paper.under(white).chroma() > colouredPaper {
				r.coloured++
			}
		}
	}
	slices.SortStableFunc(rows, func(a, b row) int { return cmp.Compare(spans[a.from].Box.Y, spans[b.from].Box.Y) })
	out := make([]bool, len(spans))
	for from := 0; from < len(rows); {
		to := from
		for to < len(rows) && rows[to].coloured*2 >= rows[to].all {
			to++
		}
		if to-from >= leastLit {
			for _, r := range rows[from:to] {
				for i := r.from; i < r.to; i++ {
					out[i] = true
				}
			}
		}
		from = max(to, from+1)
	}
	return out
}
