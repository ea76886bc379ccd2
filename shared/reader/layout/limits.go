package layout

import (
	"slices"

	"formwright/shared/formula"
	"formwright/shared/page"
)

// limits puts the small things that stand above and below a sign of summing up,
// "∑" with "∞" over it and "n=1" under it, into a formula with it: as lines of their
// own they would part a question from its choices.
func (s *sheet) limits() {
	if !slices.ContainsFunc(s.pieces, isLarge) {
		return
	}
	rows := rowsOf(s.pieces)
	found := false
	for i := range rows {
		for k := range rows[i].pieces {
			p := rows[i].pieces[k]
			if !isLarge(p) || p.size == 0 {
				continue
			}
			under, over := limitOf(rows, i, p, false), limitOf(rows, i, p, true)
			text := largeSign(p.run.Text)
			for _, limit := range []struct {
				ps   []*piece
				sign string
			}{{under, "_"}, {over, "^"}} {
				if len(limit.ps) > 0 {
					text += limit.sign + "{" + newRow(copied(limit.ps)).latex() + "}"
				}
			}
			node, err := formula.FromLaTeX(text)
			if err != nil || len(under)+len(over) == 0 {
				continue
			}
			for _, q := range append(under, over...) {
				q.size = 0 // taken
			}
			f := node.Formula(false)
			rows[i].pieces[k].run = page.Run{Kind: page.FormulaRun, Formula: &f, Confidence: p.run.Confidence}
			found = true
		}
	}
	if !found {
		return
	}
	s.pieces = s.pieces[:0:0]
	for _, r := range rows {
		for _, p := range r.pieces {
			if p.size > 0 {
				s.pieces = append(s.pieces, p)
			}
		}
	}
}

// largeSign is a sign with limits in LaTeX, empty for what is none.
func largeSign(s string) string {
	switch s {
	case "∑":
		return `\sum`
	case "∏":
		return `\prod`
	case "⋃":
		return `\bigcup`
	case "⋂":
		return `\bigcap`
	case "⋀":
		return `\bigwedge`
	case "⋁":
		return `\bigvee`
	}
	return ""
}

func isLarge(p piece) bool { return p.isText() && largeSign(p.run.Text) != "" }

// limitOf finds what stands in the middle above or below a large sign of row i, in
// letters smaller than those of the text.
func limitOf(rows []row, i int, p piece, over bool) []*piece {
	for j := max(i-nearRows, 0); j <= min(i+nearRows, len(rows)-1); j++ {
		ps := rows[j].pieces
		fits := func(q piece) bool {
			far := (q.base - p.y1) / p.size
			if over {
				far = (p.y0 - q.base) / p.size
			}
			return q.isText() && q.size > 0 && q.size < 0.9*p.size && far > -0.1 && far < 1.4
		}
		at := slices.IndexFunc(ps, func(q piece) bool { return fits(q) && q.sharedX(p.rect) > 0 })
		if at < 0 {
			continue
		}
		from, to := at, at+1
		for from > 0 && fits(ps[from-1]) && ps[from].x0-ps[from-1].x1 < 0.3*p.size {
			from--
		}
		for to < len(ps) && fits(ps[to]) && ps[to].x0-ps[to-1].x1 < 0.3*p.size {
			to++
		}
		if middle := (ps[from].x0 + ps[to-1].x1) / 2; abs(middle-p.midX()) > 0.3*p.size {
			continue
		}
		var out []*piece
		for k := from; k < to; k++ {
			out = append(out, &ps[k])
		}
		return out
	}
	return nil
}

func copied(ps []*piece) []piece {
	out := make([]piece, len(ps))
	for i, p := range ps {
		out[i] = *p
	}
	return out
}
