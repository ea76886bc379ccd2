package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// offers is what the choices of every item say.
func offers(q quiz.Quiz) (out [][]string) {
	for _, item := range q.Items {
		c, _ := item.Response.(quiz.Choice)
		var texts []string
		for _, one := range c.Choices {
			texts = append(texts, one.Content.Text())
		}
		out = append(out, texts)
	}
	return out
}

// TestListedWrongChoices: one column may list all wrong choices; a wrong choice with a
// comma in it is still one.
func TestListedWrongChoices(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []int
	}{
		"semicolons": {"Question,Distractors,Correct Response\nWhich bird hoots?,Robin; Wren; Gull,Owl\nWhich one swims?,Cat; Hen,Cod", []int{4, 3}},
		"commas":     {"Question,Distractors,Correct Response\nWhich bird hoots?,\"Robin, Wren, Gull\",Owl\nWhich one swims?,\"Cat, Hen, Dog\",Cod\nWhich one barks?,\"Cat, Hen, Cod\",Dog", []int{4, 4, 4}},
		"a comma":    {"Question,Wrong answer,Correct answer\nWho said it?,\"Ben, not Ana\",Ana\nWho ran?,Ana,Ben\nWho sat?,\"Cy, Dan, Eve\",Ben", []int{2, 2, 2}},
	} {
		q, _ := read(t, sheetOfCSV(t, c.csv))
		var got []int
		for _, texts := range offers(q) {
			got = append(got, len(texts))
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestBulletsInACell: bullets before the choices that a cell lists are no part of them.
func TestBulletsInACell(t *testing.T) {
	table := grid("Question|Options|Correct", "Which bird hoots?|x|Owl", "Which one swims?|x|Cod")
	for i, list := range [][]string{{"Owl", "Hen"}, {"Cat", "Cod"}} {
		cell := &table.Rows[i+1].Cells[1]
		cell.Blocks = nil
		for _, text := range list {
			cell.Blocks = append(cell.Blocks, page.Paragraph{Label: &page.Label{Text: "•", Format: page.Bullet, List: "l"}, Runs: []page.Run{{Text: text}}})
		}
	}
	q, _ := read(t, blocks(table))
	if diff := cmp.Diff([][]string{{"Owl", "Hen"}, {"Cat", "Cod"}}, offers(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
