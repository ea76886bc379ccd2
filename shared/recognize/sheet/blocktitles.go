package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
)

// Bounds of blocks side by side whose titles begin with the name of the block.
const (
	leastBlocks  = 2
	leastInBlock = 2 // columns
)

// blockTitles takes the names of blocks off titles that begin with them: "Easy_Question,
// Easy_Options, Easy_Key, Hard_Question, …". Each block has the same titles in the same
// order, and its own name. ok is false for any other row.
func blockTitles(row []sheetCell) (out []sheetCell, ok bool) {
	type block struct {
		name string
		tail []string
	}
	var blocks []block
	out = slices.Clone(row)
	for i, c := range row {
		if c.empty() {
			continue
		}
		at := strings.IndexAny(c.text, "_:")
		if at <= 0 || at == len(c.text)-1 {
			return nil, false
		}
		name, tail := c.text[:at], strings.TrimSpace(c.text[at+1:])
		if len(blocks) == 0 || blocks[len(blocks)-1].name != name {
			blocks = append(blocks, block{name: name})
		}
		last := &blocks[len(blocks)-1]
		last.tail = append(last.tail, lexicon.Fold(tail))
		out[i].text = tail
	}
	if len(blocks) < leastBlocks || len(blocks[0].tail) < leastInBlock {
		return nil, false
	}
	names := map[string]bool{}
	for _, b := range blocks {
		if names[b.name] || !slices.Equal(b.tail, blocks[0].tail) {
			return nil, false
		}
		names[b.name] = true
	}
	return out, true
}
