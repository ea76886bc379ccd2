package flatten

import (
	"formwright/shared/recognize/line"
)

// LeastSingle is how many questions of a document have such a table.
const LeastSingle = 5

// SingleCell is the only text in the cells of a table that ends a stem; no text
// where there is none.
func SingleCell(stem []line.Line) line.Line {
	if len(stem) < 2 {
		return line.Line{}
	}
	last := stem[len(stem)-1]
	t := last.Table()
	if last.Kind != line.TableLine || t == nil {
		return line.Line{}
	}
	var out line.Line
	for _, row := range t.Rows {
		if len(row.Cells) < 2 {
			return line.Line{}
		}
		for _, cell := range CellLines(row) {
			if cell.Text == "" {
				continue // a picture of the button, or nothing
			}
			if out.Text != "" {
				return line.Line{}
			}
			out = line.NewLine(last, cell.Runs)
		}
	}
	return out
}

// IsTruth reports whether a line says true or false and nothing else.
func (r *Reader) IsTruth(l line.Line) bool {
	_, ok := r.TruthOf(l.Text, false)
	return ok && l.Kind == line.TextLine
}
