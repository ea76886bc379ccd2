package flatten

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	leastPaperWords = 2  // in most cells that are to ask
	leastPaperRows  = 2  // without the head
	longestAside    = 8  // characters of a cell under a title that says nothing: "CO1"
	longestTrained  = 24 // and of one that repeats, "Understand"
)

// paperRows reads a paper that is printed as a table, "No | Question | Marks":
// the cells that ask become lines, with the number of their row before the first
// and what it is worth behind it. Nothing is offered or answered in columns of
// its own; such tables are banks.
func (f *Flattener) paperRows(t page.Table) bool {
	t = withoutBlankRows(t)
	roles, rows := f.paperGoesOn(t)
	if rows == nil && len(t.Rows) > leastPaperRows {
		roles, rows = paperRoles(t), t.Rows[1:]
	}
	if roles == nil {
		return false
	}
	for _, row := range rows {
		if len(row.Cells) != len(roles) { // a heading over all columns
			for _, c := range row.Cells {
				f.blocks(c)
			}
			continue
		}
		f.paperRow(row, roles)
	}
	f.paper = paperHead{roles: roles, last: lastCounted(rows, roles), lines: len(f.Lines)}
	return true
}

// paperRoles tells what the columns of a paper are; nil where a table is none.
func paperRoles(t page.Table) []lexicon.Role {
	known := lexicon.ColumnRoles()
	var roles []lexicon.Role
	var count [lexicon.LastRole + 1]int
	for i, l := range CellLines(t.Rows[0]) {
		r := lexicon.RoleOf(l.Text, known)
		if r == lexicon.NoRole && i == 0 && countsDown(t.Rows[1:]) {
			r = lexicon.NumberRole // "Q.No", "Task"
		}
		roles = append(roles, r)
		count[r]++
	}
	if count[lexicon.StemRole] != 1 || count[lexicon.NumberRole] > 1 || count[lexicon.PointsRole] > 1 || count[lexicon.NumberRole]+count[lexicon.PointsRole] == 0 {
		return nil
	}
	if count[lexicon.StemRole]+count[lexicon.NumberRole]+count[lexicon.PointsRole]+count[lexicon.TagRole]+count[lexicon.AsideRole]+count[lexicon.NoRole] != len(roles) {
		return nil
	}
	asked, rows := 0, 0
	for _, row := range t.Rows[1:] {
		if len(row.Cells) != len(roles) {
			continue
		}
		rows++
		for i, c := range row.Cells {
			switch text := CellText(c); {
			case roles[i] == lexicon.StemRole && len(strings.Fields(text)) >= leastPaperWords:
				asked++
			case roles[i] == lexicon.PointsRole && text != "" && paperPoints(text) == "":
				return nil
			case roles[i] == lexicon.NoRole && utf8.RuneCountInString(text) > longestAside && !repeatsDown(t.Rows[1:], i):
				return nil
			}
		}
	}
	if rows < leastPaperRows || asked*2 <= rows {
		return nil
	}
	return roles
}

// repeatsDown reports whether the cells of a column say one of a few words, as what a
// question trains does: "Remember", "Understand".
func repeatsDown(rows []page.Row, at int) bool {
	seen, filled := map[string]bool{}, 0
	for _, row := range rows {
		if at >= len(row.Cells) {
			continue
		}
		text := CellText(row.Cells[at])
		if text == "" {
			continue
		}
		if utf8.RuneCountInString(text) > longestTrained {
			return false
		}
		seen[lexicon.Fold(text)] = true
		filled++
	}
	return len(seen)*2 <= filled
}

// countsDown reports whether the first cells of rows are numbers that count on,
// but for the empty ones.
func countsDown(rows []page.Row) bool {
	last := 0
	for _, row := range rows {
		text := ""
		if len(row.Cells) > 0 {
			text = strings.TrimRight(lexicon.DecimalDigits(CellText(row.Cells[0])), ".) ")
		}
		n, ok := lexicon.JustNumber(text)
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
func (f *Flattener) paperRow(row page.Row, roles []lexicon.Role) {
	from := len(f.Lines)
	var number, worth string
	for i, c := range row.Cells {
		switch roles[i] {
		case lexicon.NumberRole:
			if number = CellText(c); number == "" {
				number = cellLabel(c)
			}
		case lexicon.PointsRole:
			worth = paperPoints(CellText(c))
		case lexicon.StemRole:
			f.blocks(c)
		}
	}
	if len(f.Lines) == from {
		return
	}
	first := f.Lines[from]
	runs := first.Runs
	if number != "" {
		runs = append([]page.Run{{Text: number + Separator(number)}}, runs...)
	}
	if worth != "" {
		runs = append(runs[:len(runs):len(runs)], page.Run{Text: " (" + worth + " points)"})
	}
	f.Lines[from] = line.NewLine(first, runs)
	f.Lines[from].Gap = true
}

// blocks adds what a cell holds.
func (f *Flattener) blocks(c page.Cell) {
	for _, b := range c.Blocks {
		f.Add(b)
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
	s, _, _ = strings.Cut(strings.Trim(lexicon.DecimalDigits(s), "()[] "), " ")
	if s = strings.NewReplacer("/", ".", "٫", ".").Replace(s); !lexicon.IsNumber(s) {
		return ""
	}
	return s
}
