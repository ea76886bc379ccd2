package printed

import (
	"maps"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// How many questions of a document have their choices in a table at least.
const (
	leastMarkedGrids = 2 // with one cell set apart
	leastGrids       = 3
)

// choiceGrid is a table with nothing but choices, a cell for each.
type choiceGrid struct {
	cells  []line.Line
	rows   int
	asks   bool // the stem above ends so
	marked bool // one cell alone is set apart
}

// ChoiceGrids lays out choices without letters that stand in the cells of a table under
// their stem. The tables of several questions look so: in most one cell is set apart,
// or most stems ask and most questions have such a table. Data of a task stand in
// tables, too.
func (r *Reader) ChoiceGrids(lines []line.Line) []line.Line {
	grids := map[int]choiceGrid{}
	questions, asking, marked := 0, 0, 0
	for i, l := range lines {
		if q, ok := l.QuestionLabel(r.Vocabulary); ok && q.Delim != line.BareDelim {
			questions++
		}
		g, ok := r.gridUnder(lines[:i], l)
		if !ok || i+1 < len(lines) && offersOn(lines[i+1]) {
			continue
		}
		grids[i] = g
		if g.asks {
			asking++
		}
		if g.marked {
			marked++
		}
	}
	n := len(grids)
	if told := marked >= leastMarkedGrids && marked*2 > n; !told && (n < leastGrids || asking*2 < n || n*2 < questions) {
		return lines
	} else if told {
		maps.DeleteFunc(grids, func(_ int, g choiceGrid) bool { return !g.marked && g.rows > 2 })
	}
	out := make([]line.Line, 0, len(lines)+n*lexicon.MaxChoices)
	for i, l := range lines {
		g, ok := grids[i]
		if !ok {
			out = append(out, l)
			continue
		}
		for k, c := range g.cells {
			out = append(out, c.Offered(k+1))
		}
	}
	return out
}

// gridUnder reads a table right under a question as its choices: two rows of two or
// three cells, rows of two, or one row; each cell a single text without a label.
func (r *Reader) gridUnder(above []line.Line, l line.Line) (choiceGrid, bool) {
	if l.Kind != line.TableLine || len(above) == 0 || !flatten.UnderLabel(above, r.Vocabulary) {
		return choiceGrid{}, false
	}
	rows, marked := l.Table().Rows, 0
	g := choiceGrid{rows: len(rows)}
	for i, row := range rows {
		short := len(row.Cells) < 2 && (i == 0 || i+1 < len(rows)) // the last one may be
		if len(row.Cells) > 3 && len(rows) > 1 || len(row.Cells) == 3 && len(rows) > 2 || short {
			return choiceGrid{}, false
		}
		for k, c := range flatten.CellLines(row) {
			if c.Text == "" && len(row.Cells[k].Blocks) <= 1 {
				continue // the last row is short
			}
			if c.Kind != line.TextLine || c.Text == "" || c.Label != nil || len(row.Cells[k].Blocks) > 1 || offersOn(c) {
				return choiceGrid{}, false
			}
			from := *c.Known()
			from.Shade, from.Cell = row.Cells[k].Shading, true
			c.Origin, c.Block = &from, l.Block
			if c.IsMarked() {
				marked++
			}
			g.cells = append(g.cells, c)
		}
	}
	last := above[len(above)-1]
	g.asks, g.marked = flatten.ClosesStem(last.Text), marked == 1
	return g, last.Kind == line.TextLine && len(g.cells) >= 2 && len(g.cells) <= lexicon.MaxChoices
}

// offersOn reports whether a line begins with the letter of a choice.
func offersOn(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}
