package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
)

const (
	leastPaperWords = 2 // in most cells that are to ask
	leastPaperRows  = 2 // without the head
	longestAside    = 8 // characters of a cell under a title that says nothing: "CO1"
)

// paperRows reads a paper that is printed as a table, "No | Question | Marks":
// the cells that ask become lines, with the number of their row before the first
// and what it is worth behind it. Nothing is offered or answered in columns of
// its own; such tables are banks.
func (f *flattener) paperRows(t page.Table) bool {
	if len(t.Rows) <= leastPaperRows {
		return false
	}
	roles, ok := paperRoles(t)
	if !ok {
		return false
	}
	for _, row := range t.Rows[1:] {
		if len(row.Cells) != len(roles) { // a heading over all columns
			for _, c := range row.Cells {
				f.blocks(c)
			}
			continue
		}
		f.paperRow(row, roles)
	}
	return true
}

// paperRoles tells what the columns of a paper are, if a table is one.
func paperRoles(t page.Table) ([]role, bool) {
	known := columnRoles()
	var roles []role
	var count [lastRole + 1]int
	for i, l := range cellLines(t.Rows[0]) {
		r := roleOf(l.text, known)
		if r == noRole && i == 0 && countsDown(t.Rows[1:]) {
			r = numberRole // "Q.No", "Task"
		}
		roles = append(roles, r)
		count[r]++
	}
	if count[stemRole] != 1 || count[numberRole] > 1 || count[pointsRole] > 1 || count[numberRole]+count[pointsRole] == 0 {
		return nil, false
	}
	if count[stemRole]+count[numberRole]+count[pointsRole]+count[tagRole]+count[asideRole]+count[noRole] != len(roles) {
		return nil, false
	}
	asked, rows := 0, 0
	for _, row := range t.Rows[1:] {
		if len(row.Cells) != len(roles) {
			continue
		}
		rows++
		for i, c := range row.Cells {
			switch text := cellText(c); {
			case roles[i] == stemRole && len(strings.Fields(text)) >= leastPaperWords:
				asked++
			case roles[i] == pointsRole && text != "" && paperPoints(text) == "":
				return nil, false
			case roles[i] == noRole && utf8.RuneCountInString(text) > longestAside:
				return nil, false
			}
		}
	}
	return roles, rows >= leastPaperRows && asked*2 > rows
}

// countsDown reports whether the first cells of rows are numbers that count on,
// but for the empty ones.
func countsDown(rows []page.Row) bool {
	last := 0
	for _, row := range rows {
		text := ""
		if len(row.Cells) > 0 {
			text = strings.TrimRight(decimalDigits(cellText(row.Cells[0])), ".) ")
		}
		n, ok := justNumber(text)
		if text == "" || !ok && len(row.Cells) == 1 {
			continue
		}
		if !ok || n != last+1 && n != 1 {
			return false
		}
		last = n
	}
	return last > 0
}

// paperRow adds the lines of a row.
func (f *flattener) paperRow(row page.Row, roles []role) {
	from := len(f.lines)
	var number, worth string
	for i, c := range row.Cells {
		switch roles[i] {
		case numberRole:
			if number = cellText(c); number == "" {
				number = cellLabel(c)
			}
		case pointsRole:
			worth = paperPoints(cellText(c))
		case stemRole:
			f.blocks(c)
		}
	}
	if len(f.lines) == from {
		return
	}
	first := f.lines[from]
	runs := first.runs
	if number != "" {
		runs = append([]page.Run{{Text: number + separator(number)}}, runs...)
	}
	if worth != "" {
		runs = append(runs[:len(runs):len(runs)], page.Run{Text: " (" + worth + " points)"})
	}
	f.lines[from] = newLine(first, runs)
	f.lines[from].gap = true
}

// blocks adds what a cell holds.
func (f *flattener) blocks(c page.Cell) {
	for _, b := range c.Blocks {
		f.add(b)
	}
}

// cellLabel is the automatic number of a cell that shows nothing else.
func cellLabel(c page.Cell) string {
	for _, b := range c.Blocks {
		if p, ok := b.(page.Paragraph); ok && p.Label != nil {
			return p.Label.Text
		}
	}
	return ""
}

// paperPoints is the number a cell says a question is worth, "۰/۵" and "2 M" as
// well; empty for none.
func paperPoints(s string) string {
	s, _, _ = strings.Cut(strings.Trim(decimalDigits(s), "()[] "), " ")
	if s = strings.NewReplacer("/", ".", "٫", ".").Replace(s); !isNumber(s) {
		return ""
	}
	return s
}
