package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastNamedNumbers is how many rows of a key name their questions at the least.
const leastNamedNumbers = 2

// namedNumbers leaves the numbers alone that stand with the word for a question in the
// first column of a key, "Question 4 | B", "4번 | ②": all rows have them, each another, and
// the column beside is called one of answers or the heading of a key stands above.
func (f *Flattener) namedNumbers(t page.Table) page.Table {
	if len(t.Rows) < leastNamedNumbers || len(t.Rows[0].Cells) < 2 {
		return t
	}
	from := 0
	if f.namedNumber(t.Rows[0].Cells[0]) == 0 {
		from = 1
		if !headsKey([]line.Line{{Text: CellText(t.Rows[0].Cells[0])}, {Text: strings.TrimSpace(CellText(t.Rows[0].Cells[1]))}}) && !f.underKey() {
			return t
		}
	} else if !f.underKey() {
		return t
	}
	var numbers []int
	for _, row := range t.Rows[from:] {
		if len(row.Cells) < 2 {
			return t
		}
		n := f.namedNumber(row.Cells[0])
		if n == 0 || slices.Contains(numbers, n) {
			return t
		}
		numbers = append(numbers, n)
	}
	if len(numbers) < leastNamedNumbers {
		return t
	}
	out := t
	out.Rows = slices.Clone(t.Rows)
	for i, n := range numbers {
		cells := slices.Clone(out.Rows[from+i].Cells)
		p := cells[0].Blocks[0].(page.Paragraph)
		p.Runs = []page.Run{{Text: lexicon.DecimalText(n)}}
		cells[0].Blocks = []page.Block{p}
		out.Rows[from+i] = withCells(out.Rows[from+i], cells)
	}
	return out
}

// namedNumber is the number of a question that a cell holds with its word and nothing
// else, 0 for none.
func (f *Flattener) namedNumber(c page.Cell) int {
	if len(c.Blocks) != 1 {
		return 0
	}
	p, ok := c.Blocks[0].(page.Paragraph)
	if !ok || p.Label != nil {
		return 0
	}
	text := strings.TrimSpace(p.Text())
	q, ok := line.WordLabel(text, lexicon.NewHead(text), f.Vocabulary)
	if !ok || q.End != len(text) {
		return 0
	}
	return q.Number
}
