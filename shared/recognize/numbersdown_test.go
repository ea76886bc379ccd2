package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
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

// TestTitledRows: a row over all columns titles the rows of questions below it.
func TestTitledRows(t *testing.T) {
	for name, c := range map[string]struct {
		table page.Table
		stems []string
		keys  []string
	}{
		"a bank under its title": {
			rowsOf([]string{"TRUE / FALSE"}, []string{"S.No.", "Question", "Answer"}, []string{"1", "The pump stands in the fore part", "FALSE"}, []string{"2", "The valve is turned by hand", "TRUE"}, []string{"3", "Oil is lighter than water", "TRUE"}),
			[]string{"The pump stands in the fore part", "The valve is turned by hand", "Oil is lighter than water"}, []string{"false", "true", "true"}},
		"orders behind their numbers, part by part": {
			rowsOf([]string{"Chapter - 1"}, []string{"1", "Define a pump. Explain how it works."}, []string{"2", "What is a valve?"}, []string{"Chapter - 2"}, []string{"1", "Describe how oil is made."}, []string{"2", "Explain the parts of a rope."}),
			[]string{"Define a pump. Explain how it works.", "What is a valve?", "Describe how oil is made.", "Explain the parts of a rope."}, []string{"-", "-", "-", "-"}},
		"two orders under a title": {
			rowsOf([]string{"Chapter - 1"}, []string{"1", "Define a pump. Explain how it works."}, []string{"2", "What is a valve?"}),
			[]string{"Define a pump. Explain how it works.", "What is a valve?"}, []string{"-", "-"}},
	} {
		q, _ := read(t, page.Document{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: "Question bank"}}}, c.table}})
		var stems []string
		for _, item := range q.Items {
			stems = append(stems, item.Stem.Text())
		}
		if diff := cmp.Diff(c.stems, stems); diff != "" {
			t.Errorf("%s: stems (-want +got):\n%s", name, diff)
		}
		if diff := cmp.Diff(c.keys, keys(q)); diff != "" {
			t.Errorf("%s: keys (-want +got):\n%s", name, diff)
		}
	}
}

// TestRowsThatAskNothing: numbered rows of a plan are no questions.
func TestRowsThatAskNothing(t *testing.T) {
	_, _, err := recognize.Recognize(page.Document{Blocks: []page.Block{rowsOf([]string{"Week by week"}, []string{"1", "Introduction to the ship"}, []string{"2", "Pumps and valves of the ship"}, []string{"3", "Oil and ropes"})}})
	if problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("read as %v", err)
	}
}
