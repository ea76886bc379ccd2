package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// rowsOf makes a table of the cells of its rows; "" is an empty cell.
func rowsOf(rows ...[]string) page.Table {
	var out page.Table
	for _, r := range rows {
		var row page.Row
		for _, text := range r {
			row.Cells = append(row.Cells, page.Cell{Blocks: []page.Block{words(text, "")}})
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// TestAnsweredRows: a table of questions and answers under a head that says so is
// a test with its key.
func TestAnsweredRows(t *testing.T) {
	for name, c := range map[string]struct {
		table page.Table
		want  []string
	}{
		"under their names": {rowsOf([]string{"Question", "Answer"}, []string{"The tallest bird", "Ostrich"}, []string{"The bird that hoots", "Owl"}, []string{"The bird that is blue", ""}),
			[]string{"1. The tallest bird: Ostrich", "2. The bird that hoots: Owl", "3. The bird that is blue"}},
		"numbered": {rowsOf([]string{"No", "Question", "Answer"}, []string{"1", "The tallest bird", "Ostrich"}, []string{"2", "The bird that hoots", "Owl"}),
			[]string{"1. The tallest bird: Ostrich", "2. The bird that hoots: Owl"}},
		"under subjects": {rowsOf([]string{"Forest", "Réponse"}, []string{"Qui vit dans un nid ?", "Un oiseau"}, []string{"Lake", "Réponse"}, []string{"Qui vit sous l'eau ?", "Un poisson"}, []string{"Montrez le nid.", "Il est en haut."}),
			[]string{"1. Qui vit dans un nid ?: Un oiseau", "2. Qui vit sous l'eau ?: Un poisson", "3. Montrez le nid.: Il est en haut."}},
		"no questions": {rowsOf([]string{"Forest", "Answer"}, []string{"Nest", "high"}, []string{"Den", "low"}), nil},
		"left open":    {rowsOf([]string{"Question", "Answer"}, []string{"Nest", ""}, []string{"Den", ""}), nil},
	} {
		doc := page.Document{Blocks: []page.Block{words("Quiz on animals", ""), c.table}}
		q, _, err := recognize.Recognize(doc)
		if err != nil && problem.CodeOf(err) != problem.NoQuestions {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
