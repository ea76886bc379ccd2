package recognize

import (
	"strings"

	"formwright/shared/page"
)

const leastOpenRows = 3 // without the head

// openRows reads a table of two columns whose second is left to be filled in,
// "Code | Output": every row is a question of its own. The line over the table
// must ask; a form to sign or to take notes in looks the same otherwise.
func (f *flattener) openRows(t page.Table) bool {
	if len(t.Rows) <= leastOpenRows || len(f.lines) == 0 || f.underQuestion() {
		return false
	}
	if above := f.lines[len(f.lines)-1]; above.kind != textLine || above.label != nil || !endsAsking(above.text) {
		return false
	}
	var rows []line
	for i, row := range t.Rows {
		cells := cellLines(row)
		if len(cells) != 2 || cells[0].text == "" || (cells[1].text != "" || len(cells[1].runs) > 0) != (i == 0) {
			return false
		}
		if strings.Contains(cells[0].text, "\n") || cells[0].kind != textLine {
			return false
		}
		rows = append(rows, cells[0])
	}
	for i, l := range rows[1:] {
		runs := append(l.runs[:len(l.runs):len(l.runs)], page.Run{Text: " ____"})
		f.push(rowLabelled(newLine(l, runs), i+1, false))
	}
	return true
}
