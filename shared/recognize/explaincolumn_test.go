package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestExplainColumn: what stands beside the questions of a table under
// "Explanation" explains them, also where it goes through their choices.
func TestExplainColumn(t *testing.T) {
	cell := func(lines ...string) page.Cell {
		var c page.Cell
		for _, l := range lines {
			c.Blocks = append(c.Blocks, page.Paragraph{Runs: []page.Run{{Text: l}}})
		}
		return c
	}
	small := cell("They hoot.")
	small.Blocks = append(small.Blocks, page.Table{Rows: []page.Row{{Cells: []page.Cell{cell("owl"), cell("hoots")}}}}, cell("Answer: 1)").Blocks[0])
	doc := page.Document{Blocks: []page.Block{page.Table{Rows: []page.Row{
		{Cells: []page.Cell{cell("Q u e s t i o n"), cell("Expla  nation")}},
		{Cells: []page.Cell{cell("01  2 animals meet. Which one flies?", "① owl", "② fox", "③ cod"), small}},
		{Cells: []page.Cell{cell("02  Which one swims?", "① owl", "② fox", "③ cod"), cell("① owls fly", "② foxes run", "", "Answer: ③")}},
		{Cells: []page.Cell{cell("03  Which is the coldest?", "① -5", "② -7", "③ -9"), cell("Of the three", "③ is the least.", "Answer: ③")}},
	}}}}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"owl", "cod", "-9"}, keys(q)); diff != "" {
		t.Fatalf("keys (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff("① owls fly ② foxes run", q.Items[1].Feedback.General.Text()); diff != "" {
		t.Errorf("explanation (-want +got):\n%s", diff)
	}
}

// TestRemarkColumns: a column of remarks beside the key explains it, in many languages.
func TestRemarkColumns(t *testing.T) {
	for _, title := range []string{"Bemerkung", "Anmerkungen", "Remarque", "Observaciones", "Observação", "Osservazioni", "Opmerking", "Uwagi", "Примечание", "Megjegyzés", "Remarks"} {
		q, _ := read(t, sheetOfCSV(t, "Question,A,B,Answer,"+title+"\nWhich hoots?,owl,cod,a,Owls hoot at night.\nWhich swims?,owl,cod,b,Cods are fish.\n"))
		if got := q.Items[1].Feedback.General.Text(); got != "Cods are fish." {
			t.Errorf("%s: %q", title, got)
		}
	}
}
