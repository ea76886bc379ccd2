package flatten

import (
	"strings"

	"formwright/shared/page"
)

// leastJoined is how many tables of one choice each follow one another where a program has
// printed every choice in a table of its own.
const leastJoined = 2

// JoinedRows makes one table of those that hold one choice each, its letter in a cell and its
// text in the next, as programs that print tests set them; also inside the cells of a table.
func JoinedRows(blocks []page.Block) []page.Block {
	var out []page.Block
	for i := 0; i < len(blocks); i++ {
		t, ok := blocks[i].(page.Table)
		if !ok {
			if out != nil {
				out = append(out, blocks[i])
			}
			continue
		}
		rows, end := choiceTables(blocks, i)
		inside := joinedInside(t)
		if len(rows) < leastJoined && inside == nil {
			if out != nil {
				out = append(out, t)
			}
			continue
		}
		if out == nil {
			out = append(make([]page.Block, 0, len(blocks)), blocks[:i]...)
		}
		if len(rows) >= leastJoined {
			t.Rows, i = rows, end-1
		} else {
			t.Rows = inside
		}
		out = append(out, t)
	}
	if out == nil {
		return blocks
	}
	return out
}

// joinedInside are the rows of a table with the tables in its cells joined, nil where none are.
func joinedInside(t page.Table) []page.Row {
	var out []page.Row
	for i, row := range t.Rows {
		var cells []page.Cell
		for k, c := range row.Cells {
			if len(c.Blocks) < leastJoined {
				continue
			}
			joined := JoinedRows(c.Blocks)
			if len(joined) == len(c.Blocks) {
				continue
			}
			if cells == nil {
				cells = append([]page.Cell(nil), row.Cells...)
			}
			cells[k].Blocks = joined
		}
		if cells == nil {
			continue
		}
		if out == nil {
			out = append([]page.Row(nil), t.Rows...)
		}
		out[i].Cells = cells
	}
	return out
}

// choiceTables are the rows of the tables from block i on that hold a choice each, with nothing
// but empty paragraphs between them, and where they end. Their letters count from the first.
func choiceTables(blocks []page.Block, i int) (rows []page.Row, end int) {
	for k := i; k < len(blocks); k++ {
		switch b := blocks[k].(type) {
		case page.Paragraph:
			if strings.TrimSpace(b.Text()) != "" || b.Label != nil {
				return rows, end
			}
		case page.Table:
			if len(b.Rows) != 1 || !isChoiceRow(b.Rows[0], len(rows)) {
				return rows, end
			}
			rows, end = append(rows, b.Rows[0]), k+1
		default:
			return rows, end
		}
	}
	return rows, end
}

// choicesInside is how many choices a table inside a cell holds, the letter of each and its
// text, which count from the first; 0 where it holds anything else.
func choicesInside(b page.Block) int {
	t, _ := b.(page.Table)
	for i, row := range t.Rows {
		if !isChoiceRow(row, i) {
			return 0
		}
	}
	return len(t.Rows)
}

// isChoiceRow reports whether a row is the letter of the choice that has so many before it,
// and its text.
func isChoiceRow(row page.Row, before int) bool {
	if len(row.Cells) != 2 || len(row.Cells[0].Blocks) != 1 {
		return false
	}
	sign := strings.TrimSpace(CellText(row.Cells[0]))
	return len(sign) == 2 && (sign[1] == '.' || sign[1] == ')') && int(sign[0]|0x20)-'a' == before
}

// marksOfLetter are the marks of the letter that is all a cell holds: they may tell the right
// choice.
func marksOfLetter(c page.Cell) page.Marks {
	for _, b := range c.Blocks {
		p, _ := b.(page.Paragraph)
		for _, run := range p.Runs {
			if strings.TrimSpace(run.Text) != "" {
				return run.Marks
			}
		}
	}
	return page.Marks{}
}
