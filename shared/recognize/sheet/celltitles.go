package sheet

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// cellTitle is the title of a column at the front of a cell: "Question: Who wrote it?".
var cellTitle = pattern.Guarded(pattern.Holds(":："), `^(\pL[\pL\pM ]{0,24}?)\s?[:：]\s*(\S)`)

const (
	leastTitledCells   = 3 // rows
	leastTitledColumns = 2
)

// titled puts the titles of columns that each of their cells says again over them, as lines do
// that a person typed: "Question: Who wrote it? | Answer: Homer".
func (g Grid) titled() Grid {
	titles := make([]string, g.width)
	found, asks := 0, false
	for col := range g.width {
		if title := g.cellTitle(col); title != "" && !slices.Contains(titles, title) {
			titles[col] = title
			found++
			asks = asks || lexicon.RoleOf(title, lexicon.ColumnRoles()) == lexicon.StemRole
		}
	}
	if found < leastTitledColumns || !asks {
		return g
	}
	head := make([]sheetCell, g.width)
	out := Grid{name: g.name, width: g.width, rows: [][]sheetCell{head}}
	for _, row := range g.rows {
		row = slices.Clone(row)
		for col, title := range titles {
			if title == "" || row[col].empty() {
				continue
			}
			if head[col].empty() {
				head[col] = titleCell(row[col], title)
			}
			row[col] = row[col].withoutTitle()
		}
		out.rows = append(out.rows, row)
	}
	return out
}

// cellTitle is the title that every cell of a column begins with, of a question, a choice, its
// answer or the like; "" for none.
func (g Grid) cellTitle(col int) string {
	title, n := "", 0
	for _, row := range g.rows {
		if row[col].empty() {
			continue
		}
		m := cellTitle.FindStringSubmatch(row[col].lines[0].Text)
		if m == nil || title != "" && m[1] != title {
			return ""
		}
		title = m[1]
		n++
	}
	if n < leastTitledCells || lexicon.RoleOf(title, lexicon.ColumnRoles()) == lexicon.NoRole {
		return ""
	}
	return title
}

// titleCell is the cell of a title over one that it was taken from.
func titleCell(from sheetCell, title string) sheetCell {
	l := line.NewLine(from.lines[0], []page.Run{{Text: title}})
	return sheetCell{lines: []line.Line{l}, text: title, pos: from.pos}
}

// withoutTitle is a cell without the title at its front.
func (c sheetCell) withoutTitle() sheetCell {
	first := c.lines[0].Text
	at := cellTitle.FindStringSubmatchIndex(first)[4]
	c.lines = slices.Clone(c.lines)
	c.lines[0] = c.lines[0].From(at)
	c.text = strings.TrimPrefix(c.text, first[:at])
	return c
}
