package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestTookChoices: in the report of a class a count stands before each choice, and
// the letters of the right ones on a disc. Without discs nothing is right, and
// fractions before letters are no counts where they are few.
func TestTookChoices(t *testing.T) {
	const text = "1. Which is a planet?\n0/4\tA\tRome\n3/4\t☒B\tMars\n1/4\tC\tOslo\n2. Ice is hot.\n4/4\tA\tTrue\n0/4\t☒B\tFalse"
	last := page.Table{}
	for _, row := range [][]string{{"2/4", "☒C", "Adriatic"}, {"0/4", "D", "Lima"}} {
		var r page.Row
		for _, cell := range row {
			r.Cells = append(r.Cells, page.Cell{ColSpan: 1, RowSpan: 1, Blocks: ticked(paper(cell)).Blocks})
		}
		last.Rows = append(last.Rows, r)
	}
	doc := ticked(paper(text + "\n3. Which are seas?\n1/4\tA\tOslo\n1/4\t☒B\tBaltic"))
	doc.Blocks = append(doc.Blocks, last)
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Mars", "false", "Baltic | Adriatic"}, keys(q)); diff != "" {
		t.Error(diff)
	}
	q, _ = read(t, paper(strings.ReplaceAll(text, "☒", "")+"\n3. Is it hot?\n0/4\tA\tyes\n0/4\tB\tno"))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// ticked makes boxes of the signs for them.
func ticked(doc page.Document) page.Document {
	for i, b := range doc.Blocks {
		p := b.(page.Paragraph)
		var runs []page.Run
		for _, r := range p.Runs {
			if rest, ok := strings.CutPrefix(r.Text, "☒"); ok {
				runs, r.Text = append(runs, page.Run{Kind: page.CheckRun, Check: page.Checked}), rest
			}
			runs = append(runs, r)
		}
		p.Runs = runs
		doc.Blocks[i] = p
	}
	return doc
}
