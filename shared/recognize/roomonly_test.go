package recognize_test

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
	"formwright/shared/richtext"
)

// TestRoomUnderHeadings: the room under the coloured headings of a form is no
// question whose answer is the next heading.
func TestRoomUnderHeadings(t *testing.T) {
	doc := paper("Observation Form\n\nBehaviour of the Child\n_______________________\nPossible Causes\n_______________________\nRecommended Steps\n_______________________\nNext Talk\n_______________________")
	for i := range doc.Blocks {
		p := doc.Blocks[i].(page.Paragraph)
		if text := p.Text(); text != "" && text[0] != '_' {
			p.Runs[0].Marks = page.Marks{Color: "4F81BD", Bold: true}
		}
	}
	if q, _, err := recognize.Recognize(doc); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("err = %v with %d items, first %q", err, len(q.Items), firstStem(q))
	}
}

// TestEmptyLetters: an automatic list of letters that nobody wrote behind is room to
// answer; under a picture its letters stand for what the picture shows.
func TestEmptyLetters(t *testing.T) {
	for _, pictured := range []bool{false, true} {
		doc := page.Document{Media: richtext.Library{"mill": {Type: "image/png"}}}
		add := func(text string, l page.Label, runs ...page.Run) {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Label: &l, Runs: append([]page.Run{{Text: text}}, runs...)})
		}
		for i, stem := range []string{"Name some parts of a mill.", "Which parts of a mill turn?"} {
			l := page.Label{Text: []string{"1.", "2."}[i], Format: page.Decimal, Number: i + 1, List: "q"}
			if pictured {
				add(stem, l, page.Run{Kind: page.ImageRun, Image: &page.Image{Hash: "mill"}})
			} else {
				add(stem, l)
			}
			for k := range 3 {
				add("", page.Label{Text: string(rune('a'+k)) + ".", Format: page.LowerAlpha, Number: k + 1, Level: 1, List: "q"})
			}
		}
		q, _ := read(t, doc)
		if len(q.Items) != 2 {
			t.Fatalf("%d items", len(q.Items))
		}
		for _, item := range q.Items {
			if _, choices := item.Response.(quiz.Choice); choices != pictured {
				t.Errorf("pictured %v: %T", pictured, item.Response)
			}
		}
	}
}
