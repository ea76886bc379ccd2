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

// TestWrongSlideOfAnother: where each question has slides of its own that say right or
// wrong, a choice that leads to the wrong one of another question is wrong too.
func TestWrongSlideOfAnother(t *testing.T) {
	doc := deck("1. Which is a fruit?\nA|stone\nB|plum\nC|chair", "Well done\nOn", "Oh no\nBack",
		"2. Which is a tool?\nA|saw\nB|pear\nC|fig", "Well done\nOn", "Oh no\nBack",
		"3. Which is a bird?\nA|elm\nB|owl\nC|oak\nD|ash", "Well done\nOn", "Oh no\nBack")
	q, _, err := recognize.Recognize(leading(doc, []int{3, 2, 3}, []int{0, 4}, []int{0, 1}, []int{5, 6, 6}, []int{0, 7}, []int{0, 4}, []int{3, 8, 9, 9}))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"1. Which is a fruit? / stone / plum / chair: plum", "2. Which is a tool? / saw / pear / fig: saw", "3. Which is a bird? / elm / owl / oak / ash: owl"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestOutcomeSlides: the slides that say how a choice turned out are no choices of a
// question whose own are pictures.
func TestOutcomeSlides(t *testing.T) {
	doc := deck("1. Which is a fruit?\nA|stone\nB|plum\nC|chair", "Correct!\nNext question", "Wrong!\nTry again",
		"2. Which is a tool?\nA|saw\nB|pear\nC|fig", "Correct!\nNext question", "Wrong!\nTry again",
		"3. Which of these can swim?\n#|a grey owl\n#|a large cod\nNone\n#|an old oak", "Correct!\nNext question", "Wrong!\nTry again")
	for i, b := range doc.Blocks { // without titles, and painted
		p, ok := b.(page.Paragraph)
		if !ok {
			continue
		}
		p.Style = page.Style{}
		p.Runs[0].Marks.Color = map[string]string{"Correct!": "4EA72E", "Wrong!": "FF0000"}[p.Text()]
		doc.Blocks[i] = p
	}
	q, _, err := recognize.Recognize(leading(doc, []int{3, 2, 3}, []int{0, 4}, []int{0, 1}, []int{5, 6, 6}, []int{0, 7}, []int{0, 4}, []int{9}, []int{0, 1}, []int{0, 7}))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"1. Which is a fruit? / stone / plum / chair: plum", "2. Which is a tool? / saw / pear / fig: saw", "3. Which of these can swim?\nNone"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
