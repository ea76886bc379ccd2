package slide

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// WithoutMissing removes pictures whose bytes the document does not hold, so
// that no content shows what the quiz cannot carry. The reader has reported
// them already.
func WithoutMissing(blocks []page.Block, have richtext.Library) []page.Block {
	out := make([]page.Block, 0, len(blocks))
	for _, block := range blocks {
		switch b := block.(type) {
		case page.ImageBlock:
			if _, ok := have[b.Image.Hash]; ok {
				out = append(out, block)
			}
		case page.Paragraph:
			out = append(out, shownParagraph(block, b, have))
		case page.Table:
			out = append(out, shownTable(b, have))
		default:
			out = append(out, block)
		}
	}
	return out
}

// shownParagraph is the block itself where it lacks no picture: most have none,
// and need no copy.
func shownParagraph(block page.Block, p page.Paragraph, have richtext.Library) page.Block {
	if !slices.ContainsFunc(p.Runs, func(r page.Run) bool { return r.Kind == page.ImageRun && !isShown(r, have) }) {
		return block
	}
	p.Runs = shownRuns(p.Runs, have)
	return p
}

func isShown(r page.Run, have richtext.Library) bool {
	if r.Kind != page.ImageRun {
		return true
	}
	if r.Image == nil {
		return false
	}
	_, ok := have[r.Image.Hash]
	return ok
}

func shownRuns(runs []page.Run, have richtext.Library) []page.Run {
	out := make([]page.Run, 0, len(runs))
	for _, r := range runs {
		if isShown(r, have) {
			out = append(out, r)
		}
	}
	return out
}

func shownTable(t page.Table, have richtext.Library) page.Table {
	rows := make([]page.Row, len(t.Rows))
	for i, row := range t.Rows {
		cells := make([]page.Cell, len(row.Cells))
		for j, c := range row.Cells {
			c.Blocks = WithoutMissing(c.Blocks, have)
			cells[j] = c
		}
		row.Cells = cells
		rows[i] = row
	}
	t.Rows = rows
	return t
}
