package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestKeyOnLinesOfItsOwn: the number of the right choice may stand before its
// question or below the choices; flags may stand as fields of objects. Pages and
// points are no answers.
func TestKeyOnLinesOfItsOwn(t *testing.T) {
	below := func(numbers ...int) string {
		var b strings.Builder
		for i, n := range numbers {
			fmt.Fprintf(&b, "Question %d. Which word of list %d is a colour?\nA. red%d\nB. blue%d\nC. grey%d\n\n%d\n\n", i+1, i+1, i+1, i+1, i+1, n)
		}
		return b.String()
	}
	ahead := func(sign string, numbers ...int) string {
		var b strings.Builder
		for i, n := range numbers {
			fmt.Fprintf(&b, "%s\n%d\n%d. Which word of list %d is a colour?\n- red%d\n- blue%d\n- grey%d\n", sign, n, i+1, i+1, i+1, i+1, i+1)
		}
		return b.String()
	}
	fields := func(last string) string {
		var b strings.Builder
		for i := 1; i <= 3; i++ {
			fmt.Fprintf(&b, "Q%d:\nQuestion.questionText: In which year was bridge number %d built?\nAnswer1.answerText: 18%d1\nAnswer1.isCorrect: false\nAnswer2.answerText: 18%d2\nAnswer2.isCorrect: %s\n\n", i, i, i, i, last)
		}
		return b.String()
	}
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"below", below(2, 1, 3, 2), []string{"blue1", "red2", "grey3", "blue4"}},
		{"pages", below(1, 2, 3), []string{"-", "-", "-"}},
		{"points", below(1, 2, 1, 2), []string{"-", "-", "-", "-"}},
		{"ahead", ahead("+ans", 2, 1, 3), []string{"blue1", "red2", "grey3"}},
		{"ahead, of no word", ahead("+abc", 2, 1, 3), []string{"-", "-", "-"}},
		{"fields", fields("true"), []string{"1812", "1822", "1832"}},
		{"fields, slip", fields("ture"), []string{"-", "-", "-"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// TestAskingGrid: a table with a question in every cell, by subject, holds
// questions; a table that asks in one column only does not.
func TestAskingGrid(t *testing.T) {
	grid := func(cell func(row, column int) string) (table page.Table) {
		for row := range 5 {
			var r page.Row
			for column := range 3 {
				p := page.Paragraph{Runs: []page.Run{{Text: cell(row, column)}}}
				r.Cells = append(r.Cells, page.Cell{Blocks: []page.Block{p}})
			}
			table.Rows = append(table.Rows, r)
		}
		return table
	}
	titles := []string{"Sums", "Rivers", "Birds"}
	q, _ := read(t, page.Document{Blocks: []page.Block{grid(func(row, column int) string {
		switch {
		case row == 0:
			return titles[column]
		case column == 0:
			return fmt.Sprintf("%d + 5", row)
		}
		return fmt.Sprintf("What is the name of number %d of the %s?", row, titles[column])
	})}})
	if len(q.Items) != 12 || q.Items[0].Stem.Text() != "1 + 5" || q.Items[1].Stem.Text() != "What is the name of number 1 of the Rivers?" {
		t.Errorf("%d items, %q", len(q.Items), labelled(q))
	}
	_, _, err := recognize.Recognize(page.Document{Blocks: []page.Block{grid(func(row, column int) string {
		if column == 1 && row > 0 {
			return fmt.Sprintf("Was stop %d clean?", row)
		}
		return fmt.Sprintf("note %d on %d", row, column)
	})}})
	if err == nil {
		t.Error("a table of notes is read as questions")
	}
}
