package recognize

import (
	"formwright/shared/page"
	"formwright/shared/richtext"
)

// withoutMissing removes pictures whose bytes the document does not hold, so
// that no content shows what the quiz cannot carry. The reader has reported
// them already.
func withoutMissing(blocks []page.Block, have richtext.Library) []page.Block {
	out := make([]page.Block, 0, len(blocks))
	for _, b := range blocks {
		switch b := b.(type) {
		case page.ImageBlock:
			if _, ok := have[b.Image.Hash]; ok {
				out = append(out, b)
			}
		case page.Paragraph:
			b.Runs = shownRuns(b.Runs, have)
			out = append(out, b)
		case page.Table:
			out = append(out, shownTable(b, have))
		default:
			out = append(out, b)
		}
	}
	return out
}

func shownRuns(runs []page.Run, have richtext.Library) []page.Run {
	out := make([]page.Run, 0, len(runs))
	for _, r := range runs {
		if r.Kind == page.ImageRun {
			if r.Image == nil {
				continue
			}
			if _, ok := have[r.Image.Hash]; !ok {
				continue
			}
		}
		out = append(out, r)
	}
	return out
}

func shownTable(t page.Table, have richtext.Library) page.Table {
	rows := make([]page.Row, len(t.Rows))
	for i, row := range t.Rows {
		cells := make([]page.Cell, len(row.Cells))
		for j, c := range row.Cells {
			c.Blocks = withoutMissing(c.Blocks, have)
			cells[j] = c
		}
		row.Cells = cells
		rows[i] = row
	}
	t.Rows = rows
	return t
}
