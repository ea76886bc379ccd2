package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestFillTables: the rows of a table that is to be filled in are questions with room for
// each empty cell; forms and tables for measurements look the same.
func TestFillTables(t *testing.T) {
	for name, c := range map[string]struct {
		doc  page.Document
		want []string
	}{
		"words in two languages": {blocks("Vocabulary\nTranslate the words.", rowsOf([]string{"English", "French"}, []string{"bread", ""}, []string{"", "lait"}, []string{"cheese", ""})),
			[]string{"1. bread _____", "2. _____ lait", "3. cheese _____"}},
		"forms of verbs": {blocks("Verbs\nComplete the table.", rowsOf([]string{"Infinitive", "Past simple", "Participle"}, []string{"go", "", "gone"}, []string{"see", "", ""}, []string{"", "ate", ""})),
			[]string{"1. go – _____ – gone", "2. see – _____ – _____", "3. _____ – ate – _____"}},
		"between numbered questions": {blocks("Test\n1. What is a verb?\n2. What is a noun?\n\nWrite the opposites.", rowsOf([]string{"hot", ""}, []string{"tall", ""}, []string{"wet", ""}), "\n3. What is a word?"),
			[]string{"1. What is a verb?", "2. What is a noun?", "1. hot _____", "2. tall _____", "3. wet _____", "3. What is a word?"}},
	} {
		q, _ := read(t, c.doc)
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	for name, doc := range map[string]page.Document{
		"measurements": blocks("Lab 4\nComplete the table with what you measured.", rowsOf([]string{"Trial", "Time"}, []string{"Trial 1", ""}, []string{"Trial 2", ""}, []string{"Trial 3", ""})),
		"a form":       blocks("Membership\nComplete the table.", rowsOf([]string{"Name", ""}, []string{"Address", ""}, []string{"Date", ""})),
		"a plan":       blocks("Week plan\nWhat happens when", rowsOf([]string{"Day", "Topic"}, []string{"Monday", ""}, []string{"Tuesday", ""}, []string{"Friday", ""})),
	} {
		if q, _, err := recognize.Recognize(doc); err == nil {
			t.Errorf("%s gives %q", name, stems(q))
		}
	}
}

// TestFilledTables: what is typed into such a table in a colour of its own is the answer.
func TestFilledTables(t *testing.T) {
	table := rowsOf([]string{"English", "French"}, []string{"bread", "pain"}, []string{"milk", "lait"}, []string{"cheese", "fromage"})
	for _, row := range table.Rows[1:] {
		p := row.Cells[1].Blocks[0].(page.Paragraph)
		p.Runs[0].Marks.Color = "C00000"
		row.Cells[1].Blocks[0] = p
	}
	q, _ := read(t, blocks("Vocabulary\nTranslate the words.", table))
	if diff := cmp.Diff([]string{"1. bread _____: pain", "2. milk _____: lait", "3. cheese _____: fromage"}, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
