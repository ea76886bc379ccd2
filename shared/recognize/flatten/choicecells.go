package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// signsApart gives each choice a row of its own where several stand in one with their
// letters in cells of their own, "a) | Rome | b) | Oslo": along the rows or down the
// columns, the letters count on from the first.
func signsApart(t page.Table) page.Table {
	var out []page.Row
	parted := false
	for i := 0; i < len(t.Rows); {
		rows := lettersApart(t.Rows[i:])
		if len(rows) == 0 {
			out = append(out, t.Rows[i])
			i++
			continue
		}
		end := i
		for parted = true; end < len(t.Rows) && pairedCells(t.Rows[end]) != nil; end++ {
		}
		out, i = append(out, rows...), end
	}
	if parted {
		t.Rows = out
	}
	return t
}

// lettersApart is the choices in the rows that a table begins with; none where their
// letters do not count on.
func lettersApart(rows []page.Row) []page.Row {
	var along [][]page.Cell
	columns := 0
	for _, row := range rows {
		pairs := pairedCells(row)
		if pairs == nil {
			break
		}
		columns = max(columns, len(pairs))
		along = append(along, pairs...)
	}
	if columns < 2 {
		return nil
	}
	down := make([][]page.Cell, 0, len(along))
	for c := range columns {
		for _, row := range rows {
			pairs := pairedCells(row)
			if pairs == nil {
				break
			}
			if c < len(pairs) {
				down = append(down, pairs[c])
			}
		}
	}
	for _, order := range [][][]page.Cell{along, down} {
		if !countsLetters(order) || !worded(order) {
			continue
		}
		out := make([]page.Row, len(order))
		for i, cells := range order {
			out[i] = page.Row{Cells: cells}
		}
		return out
	}
	return nil
}

// pairedCells is the cells of a row in pairs of a letter and a text; nil where it is
// no such row.
func pairedCells(row page.Row) [][]page.Cell {
	var out [][]page.Cell
	for i := 0; i+1 < len(row.Cells); i += 2 {
		letter, text := CellText(row.Cells[i]), CellText(row.Cells[i+1])
		if letter == "" && text == "" && len(out) > 0 {
			continue // the row has one choice less
		}
		c, ok := bareChoice(letter)
		if !ok || c.Kind != lexicon.LetterLabel || text == "" && len(row.Cells[i+1].Blocks) == 0 {
			return nil
		}
		out = append(out, row.Cells[i:i+2])
	}
	if len(row.Cells)%2 != 0 {
		return nil
	}
	return out
}

// countsLetters reports whether the letters of choices count on from the first.
func countsLetters(pairs [][]page.Cell) bool {
	last := ""
	for i, p := range pairs {
		c, _ := bareChoice(CellText(p[0]))
		if i == 0 && !lexicon.IsFirst(c.Sign, lexicon.Words().Letters) || i > 0 && !Follows(last, c.Sign, lexicon.Words().Letters, false) {
			return false
		}
		last = c.Sign
	}
	return true
}

// worded reports whether choices say anything but letters: a row of a key says no more.
func worded(pairs [][]page.Cell) bool {
	for _, p := range pairs {
		if c, ok := bareChoice(CellText(p[1])); !ok || c.Kind != lexicon.LetterLabel {
			return true
		}
	}
	return false
}

// leastTicked is how many choices of a table have a cell for a tick beside them.
const leastTicked = 2

// tickedChoices puts the ticks of a column in front of the choices they stand beside,
// "a) Rome | x": nothing else stands beside choices with letters, and less than half
// of them have one.
func tickedChoices(t page.Table) page.Table {
	for _, at := range []int{1, 0} {
		choices, ticks := 0, 0
		for _, row := range t.Rows {
			if len(row.Cells) > 2 {
				return t
			}
			if !besideChoice(row, at) {
				continue
			}
			choices++
			switch s := CellText(row.Cells[at]); {
			case s != "" && isSignCell(s):
				ticks++
			case s != "":
				choices = -len(t.Rows)
			}
		}
		if choices >= leastTicked && ticks > 0 && ticks*2 <= choices {
			return withTicks(t, at)
		}
	}
	return t
}

// besideChoice reports whether a cell of a row of two stands beside a choice with a
// letter.
func besideChoice(row page.Row, at int) bool {
	if len(row.Cells) != 2 {
		return false
	}
	c, ok := line.ChoiceLabelOf(CellText(row.Cells[1-at]))
	return ok && c.Kind == lexicon.LetterLabel
}

func withTicks(t page.Table, at int) page.Table {
	rows := make([]page.Row, len(t.Rows))
	for i, row := range t.Rows {
		rows[i] = row
		if !besideChoice(row, at) {
			continue
		}
		cell := row.Cells[1-at]
		if p, ok := cell.Blocks[0].(page.Paragraph); ok && strings.TrimSpace(CellText(row.Cells[at])) != "" {
			p.Runs = append([]page.Run{{Text: "*"}}, p.Runs...)
			cell.Blocks = append([]page.Block{p}, cell.Blocks[1:]...)
		}
		rows[i].Cells = []page.Cell{cell}
	}
	t.Rows = rows
	return t
}
