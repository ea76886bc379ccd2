package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestNumbersDown: a column of numbers beside questions numbers them.
func TestNumbersDown(t *testing.T) {
	table := func(texts ...string) page.Table {
		var out page.Table
		for i, text := range texts {
			number := string(rune('1'+i)) + "."
			out.Rows = append(out.Rows, page.Row{Cells: []page.Cell{runsCell(page.Run{Text: number}), runsCell(page.Run{Text: text})}})
		}
		return out
	}
	doc := page.Document{Blocks: []page.Block{
		page.Paragraph{Runs: []page.Run{{Text: "B. Essay"}}},
		table("Sebutkan tiga nama sungai!", "Tuliskan dua kata sifat!", "Mengapa laut asin?"),
	}}
	q, _ := read(t, doc)
	var stems []string
	for _, item := range q.Items {
		stems = append(stems, item.Stem.Text())
	}
	if diff := cmp.Diff([]string{"Sebutkan tiga nama sungai!", "Tuliskan dua kata sifat!", "Mengapa laut asin?"}, stems[:min(3, len(stems))]); diff != "" || len(stems) != 3 {
		t.Errorf("%d stems: (-want +got):\n%s", len(stems), diff)
	}
}
