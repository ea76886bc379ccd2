package recognize

import "formwright/shared/quiz"

// leastSingle is how many questions of a document have such a table.
const leastSingle = 5

// singleVote takes what stands asingle in a table of one row under a question for
// its answer, where most questions without choices have one: a test copied from
// a learning platform of which only the right choices were kept.
func (r *recognizer) singleVote(ds []draft) {
	rows := make([]line, len(ds))
	single, open := 0, 0
	for i, d := range ds {
		if !d.labelled || len(d.choices) > 0 || d.hasAnswer() {
			continue
		}
		open++
		if rows[i] = singleCell(d.stem); rows[i].text != "" {
			single++
		}
	}
	if single < leastSingle || single*2 < open {
		return
	}
	for i := range ds {
		d := &ds[i]
		switch {
		case rows[i].text != "":
			d.word, d.stem = rows[i], d.stem[:len(d.stem)-1]
		case len(d.choices) == 0 && !d.hasAnswer() && len(d.stem) > 1 && r.isTruth(d.stem[len(d.stem)-1]):
			d.word, d.stem = d.stem[len(d.stem)-1], d.stem[:len(d.stem)-1]
		default:
			continue
		}
		d.wordKind, d.below, d.paired = quiz.ByText, true, true
	}
}

// singleCell is the only text in the cells of a table that ends a stem; no text
// where there is none.
func singleCell(stem []line) line {
	if len(stem) < 2 {
		return line{}
	}
	last := stem[len(stem)-1]
	t := last.table()
	if last.kind != tableLine || t == nil {
		return line{}
	}
	var out line
	for _, row := range t.Rows {
		if len(row.Cells) < 2 {
			return line{}
		}
		for _, cell := range cellLines(row) {
			if cell.text == "" {
				continue // a picture of the button, or nothing
			}
			if out.text != "" {
				return line{}
			}
			out = newLine(last, cell.runs)
		}
	}
	return out
}

// isTruth reports whether a line says true or false and nothing else.
func (r *recognizer) isTruth(l line) bool {
	_, ok := r.truthOf(l.text, false)
	return ok && l.kind == textLine
}
