package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of a table whose last column is to be filled in.
const (
	leastOpenRows = 3 // without the head
	leastLegend   = 2 // lines that say what answers are called
	mostLegend    = 8
)

// openRows reads a table whose last column is left to be filled in, "Code | Output",
// "a) | Temperature in degrees | Scale": every row is a question of its own. The line
// over the table must ask, or what the answers are called stands there and the rows
// have letters; a form to sign or to take notes in looks the same otherwise.
func (f *Flattener) openRows(t page.Table) bool {
	if len(t.Rows) < leastOpenRows {
		return false
	}
	from := f.legend()
	if from == 0 {
		return false
	}
	under := f.underQuestion()
	rows, lettered := openCells(t)
	above := f.Lines[from-1]
	switch {
	case rows == nil, above.Kind != line.TextLine, lettered != (len(f.Lines)-from >= leastLegend):
		return false
	case !lettered && (len(rows) < leastOpenRows || under || above.Label != nil || !EndsAsking(above.Text)):
		return false
	}
	for i := range f.Lines[from:] {
		l := &f.Lines[from+i] // what the answers are called offers no choices
		l.Label = nil
		*l = line.NewLine(*l, l.Runs)
	}
	for i, l := range rows {
		runs := append(l.Runs[:len(l.Runs):len(l.Runs)], page.Run{Text: " ____"})
		f.push(RowLabelled(line.NewLine(l, runs), i+1, under))
	}
	return true
}

// openCells are the cells to answer to: a head stands over the empty ones beside
// them. They are lettered where a cell with a letter stands before each.
func openCells(t page.Table) (rows []line.Line, lettered bool) {
	columns := len(CellLines(t.Rows[0]))
	lettered = columns == 3
	if columns != 2 && !lettered {
		return nil, false
	}
	for i, row := range t.Rows {
		cells := CellLines(row)
		if len(cells) != columns {
			return nil, false
		}
		asked, open := cells[columns-2], cells[columns-1]
		switch {
		case asked.Text == "", (open.Text != "" || len(open.Runs) > 0) != (i == 0), strings.Contains(asked.Text, "\n"), asked.Kind != line.TextLine:
			return nil, false
		case i == 0:
			continue
		case lettered && (!isRowLetter(cells[0]) || CountWords(asked.Text, LeastStated) < LeastStated):
			return nil, false
		}
		rows = append(rows, asked)
	}
	return rows, lettered
}

// isRowLetter reports whether a cell holds a letter with a sign: "a)".
func isRowLetter(l line.Line) bool {
	text := l.Text
	if l.Label != nil {
		text = l.Label.Text + text
	}
	c, ok := line.ChoiceLabelOf(text + " x")
	return ok && c.Kind == lexicon.LetterLabel && c.Delim != 0 && c.End >= len(text)
}

// legend is where the lines begin, at the end of those read so far, that say what
// answers are called: "N = nominal, O = ordinal".
func (f *Flattener) legend() int {
	at := len(f.Lines)
	for at > 0 && len(f.Lines)-at < mostLegend && legendEntry.MatchString(f.Lines[at-1].Text) {
		at--
	}
	return at
}

var legendEntry = pattern.New(`^(?:[•·▪‣*–-]\s*)?(?:\p{L}{1,2}|\d{1,2})\s?[=:–-]\s?\S`)
