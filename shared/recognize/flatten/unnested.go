package flatten

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

const (
	// leastNested is how many tables stand inside one another where these are the
	// frames of a web page that was pasted.
	leastNested = 3
	// mostNested is how many do at most: each layout is tried on what a cell says, which
	// takes several times as long with every further table inside.
	mostNested = 4
)

// Unnested takes the frames of pasted web pages away: of tables that stand inside one
// another many times over, those that hold nothing but what one cell holds are replaced
// by that, and what is nested deeper yet by the content of its cells in their order. So is
// a table that lays out the pieces of a key side by side.
func Unnested(blocks []page.Block) []page.Block {
	var out []page.Block
	for i, b := range blocks {
		t, ok := b.(page.Table)
		keys := ok && laysKeysOut(t)
		if !ok || !keys && depthOf(t) < leastNested {
			if out != nil {
				out = append(out, b)
			}
			continue
		}
		if out == nil {
			out = append(make([]page.Block, 0, len(blocks)), blocks[:i]...)
		}
		if keys {
			out = append(out, contents(t)...)
		} else {
			out = append(out, unframed(t)...)
		}
	}
	if out == nil {
		return blocks
	}
	return out
}

// unframed is a table without the frames around what it holds.
func unframed(t page.Table) []page.Block {
	rows := make([]page.Row, len(t.Rows))
	depth := 0
	for i, row := range t.Rows {
		rows[i] = row
		rows[i].Cells = make([]page.Cell, len(row.Cells))
		for k, c := range row.Cells {
			var inside []page.Block
			for _, b := range c.Blocks {
				if inner, ok := b.(page.Table); ok {
					inside = append(inside, unframed(inner)...)
				} else {
					inside = append(inside, b)
				}
			}
			c.Blocks = inside
			depth = max(depth, deepest(inside))
			rows[i].Cells[k] = c
		}
	}
	t.Rows = rows
	if depth == 0 {
		return []page.Block{t}
	}
	if held, ok := onlyCell(t); ok {
		return held
	}
	if depth < mostNested-1 {
		return []page.Block{t}
	}
	return contents(t)
}

// contents is what the cells of a table hold, one after the other.
func contents(t page.Table) []page.Block {
	var out []page.Block
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			out = append(out, c.Blocks...)
		}
	}
	return out
}

// laysKeysOut reports whether a table holds tables, and all of them only give numbers
// the letters of their answers.
func laysKeysOut(t page.Table) bool {
	found := 0
	for _, b := range contents(t) {
		inner, ok := b.(page.Table)
		if !ok {
			continue
		}
		if found++; !isKeyPiece(inner) {
			return false
		}
	}
	return found > 0
}

// isKeyPiece reports whether the rows of a table are pairs of a number and a letter.
func isKeyPiece(t page.Table) bool {
	pairs := 0
	for _, row := range t.Rows {
		if len(row.Cells)%2 != 0 {
			return false
		}
		for i := 0; i+1 < len(row.Cells); i += 2 {
			number, letter := strings.Trim(CellText(row.Cells[i]), ".) "), strings.Trim(CellText(row.Cells[i+1]), ".() ")
			if number == "" && letter == "" {
				continue
			}
			if _, ok := lexicon.JustNumber(number); !ok || utf8.RuneCountInString(letter) != 1 || strings.IndexFunc(letter, unicode.IsLetter) < 0 {
				return false
			}
			pairs++
		}
	}
	return pairs >= 2
}

// onlyCell is what the one cell of a table holds that is not empty.
func onlyCell(t page.Table) (held []page.Block, ok bool) {
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			if !holdsAny(c.Blocks) {
				continue
			}
			if held != nil {
				return nil, false
			}
			held = c.Blocks
		}
	}
	return held, held != nil
}

// holdsAny reports whether blocks show anything.
func holdsAny(blocks []page.Block) bool {
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			if b.Label != nil || strings.TrimSpace(b.Text()) != "" || len(b.Runs) > 0 && b.Runs[0].Kind != page.TextRun {
				return true
			}
		case page.Rule, page.Break:
		default:
			return true
		}
	}
	return false
}

// deepest is how many tables stand inside one another in blocks.
func deepest(blocks []page.Block) int {
	most := 0
	for _, b := range blocks {
		if t, ok := b.(page.Table); ok {
			most = max(most, depthOf(t))
		}
	}
	return most
}

// depthOf is how many tables stand inside one another, with the table itself.
func depthOf(t page.Table) int {
	most := 0
	for _, row := range t.Rows {
		for _, c := range row.Cells {
			most = max(most, deepest(c.Blocks))
		}
	}
	return most + 1
}
