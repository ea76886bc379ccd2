package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestCommaChoices: the choices stand in one line under the question, the right
// one in bold with the comma behind it.
func TestCommaChoices(t *testing.T) {
	ask := func(rows ...string) page.Document {
		var doc page.Document
		for i, row := range rows {
			stem, offers, _ := strings.Cut(row, "|")
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &page.Label{Text: string(rune('1'+i)) + ".", Format: page.Decimal, Number: i + 1, List: "q"}, Runs: []page.Run{{Text: stem}}})
			p := page.Paragraph{}
			for k, piece := range strings.Split(offers, "*") {
				p.Runs = append(p.Runs, page.Run{Text: piece, Marks: page.Marks{Bold: k%2 == 1}})
			}
			doc.Blocks = append(doc.Blocks, p)
		}
		return doc
	}
	q, _ := read(t, ask("Which is a bird?|*Owl,* bat, bee", "Which is a fish?|*Cod*, cow, crow", "Which is a tree?|rose, *oak,* reed", "Which is a stone?|*Flint, *cork, wax ", "Which is a metal?|*Tin*, clay, "))
	if diff := cmp.Diff([]string{"Owl", "Cod", "oak", "Flint", "Tin"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if c, ok := q.Items[0].Response.(quiz.Choice); !ok || len(c.Choices) != 3 {
		t.Errorf("response = %+v, want three choices", q.Items[0].Response)
	}
	q, _ = read(t, ask("Which birds swim?|Ducks, geese, swans", "Which birds run?|Ostriches, emus", "Which birds dive?|Gannets, auks", "Which birds sing?|Larks, wrens"))
	if _, ok := q.Items[0].Response.(quiz.Choice); ok {
		t.Errorf("nothing set apart: response = %+v, want no choices", q.Items[0].Response)
	}
}
