package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// leastSolved is how many rows of a table come again with ticks.
const leastSolved = 2

// SolvedTables puts tables of statements that come again further down with their ticks,
// "| Ice is cold. | ✓ | |" where it read "| Ice is cold. | | |", in the place of those
// that were to be filled in, and leaves them out where they stood.
func SolvedTables(blocks []page.Block) []page.Block {
	asked := map[string]int{} // by what the table says
	var out []page.Block
	for i, b := range blocks {
		t, ok := b.(page.Table)
		if !ok {
			continue
		}
		says, ticks := statementsOf(t)
		if says == "" {
			continue
		}
		at, again := asked[says]
		switch {
		case ticks == 0:
			asked[says] = i
		case again && ticks >= leastSolved:
			if out == nil {
				out = slices.Clone(blocks)
			}
			first := t
			first.Position = blocks[at].(page.Table).Position
			out[at], out[i] = first, nil
			delete(asked, says)
		}
	}
	if out == nil {
		return blocks
	}
	return slices.DeleteFunc(out, func(b page.Block) bool { return b == nil })
}

// statementsOf is what a table says in its head and its first column, and how many of
// its rows have just one tick behind that; nothing where other words stand there.
func statementsOf(t page.Table) (says string, ticks int) {
	if len(t.Rows) <= leastSolved || len(t.Rows[0].Cells) < 3 {
		return "", 0
	}
	var b strings.Builder
	for i, row := range t.Rows {
		ticked := 0
		for k, c := range row.Cells {
			switch text := strings.TrimSpace(CellText(c)); {
			case i == 0 || k == 0:
				b.WriteString(text + "\x00")
			case IsTick(text):
				ticked++
			case text != "":
				return "", 0
			}
		}
		if ticked > 1 {
			return "", 0
		}
		ticks += ticked
	}
	return b.String(), ticks
}
