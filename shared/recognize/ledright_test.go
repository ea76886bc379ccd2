package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// leading makes the choices of a deck lead to slides: those of slide n, from the
// end, to the slides of row n.
func leading(doc page.Document, to ...[]int) page.Document {
	at := map[string]int{}
	for i := len(doc.Blocks) - 1; i >= 0; i-- {
		p, ok := doc.Blocks[i].(page.Paragraph)
		if !ok {
			continue
		}
		slide := int(p.Position.Part[len("slide ")] - '1')
		if n := at[p.Position.Part]; slide < len(to) && n < len(to[slide]) {
			p.Leads = to[slide][len(to[slide])-1-n]
			doc.Blocks[i] = p
		}
		at[p.Position.Part]++
	}
	return doc
}

// TestClickedChoices reads decks whose right choice leads to another slide than
// the wrong ones do.
func TestClickedChoices(t *testing.T) {
	asked := []string{"1. Which is a fruit?\nA|stone\nB|plum\nC|chair", "2. Which is a tool?\nA|saw\nB|pear\nC|fig", "3. Which is a bird?\nA|elm\nB|owl"}
	marked := []string{"1. Which is a fruit? / stone / plum / chair: plum", "2. Which is a tool? / saw / pear / fig: saw", "3. Which is a bird? / elm / owl: owl"}
	plain := []string{"1. Which is a fruit? / stone / plum / chair", "2. Which is a tool? / saw / pear / fig", "3. Which is a bird? / elm / owl"}
	for _, c := range []struct {
		name  string
		last  []string
		leads [][]int
		want  []string
	}{
		{"to one of two slides", []string{"Well done", "Try it again"}, [][]int{{5, 4, 5}, {4, 5, 5}, {5, 4}}, marked},
		{"on, or to the wrong one", []string{"The end", "Oh no"}, [][]int{{5, 2, 5}, {3, 5, 5}, {5, 4}}, marked},
		{"from one question only", []string{"Well done", "Try it again"}, [][]int{{5, 4, 5}}, plain},
		{"each to its own", []string{"Stones", "Chairs"}, [][]int{{4, 5, 1}, {3, 4, 5}, {5, 4}}, plain},
		{"most to the slide that praises", []string{"No", "Correct!"}, [][]int{{5, 4, 5}, {4, 5, 5}, {5, 4}}, plain},
	} {
		q, _, err := recognize.Recognize(leading(deck(append(append([]string{}, asked...), c.last...)...), c.leads...))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
