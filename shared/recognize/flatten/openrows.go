package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

const leastOpenRows = 3 // without the head

// openRows reads a table of two columns whose second is left to be filled in,
// "Code | Output": every row is a question of its own. The line over the table
// must ask; a form to sign or to take notes in looks the same otherwise.
func (f *Flattener) openRows(t page.Table) bool {
	if len(t.Rows) <= leastOpenRows || len(f.Lines) == 0 || f.underQuestion() {
		return false
	}
	if above := f.Lines[len(f.Lines)-1]; above.Kind != line.TextLine || above.Label != nil || !EndsAsking(above.Text) {
		return false
	}
	var rows []line.Line
	for i, row := range t.Rows {
		cells := CellLines(row)
		if len(cells) != 2 || cells[0].Text == "" || (cells[1].Text != "" || len(cells[1].Runs) > 0) != (i == 0) {
			return false
		}
		if strings.Contains(cells[0].Text, "\n") || cells[0].Kind != line.TextLine {
			return false
		}
		rows = append(rows, cells[0])
	}
	for i, l := range rows[1:] {
		runs := append(l.Runs[:len(l.Runs):len(l.Runs)], page.Run{Text: " ____"})
		f.push(RowLabelled(line.NewLine(l, runs), i+1, false))
	}
	return true
}
