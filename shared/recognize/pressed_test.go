package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// TestImageButtons: little pictures in front of choices are the buttons of a form,
// whichever of them were pressed.
func TestImageButtons(t *testing.T) {
	doc := paper("1. Which one is a planet?\nRome\nMars\nOslo\n2. Which one is a sea?\nLima\nBaltic\nCairo")
	doc.Media = richtext.Library{"button": {Type: "image/png"}, "pressed": {Type: "image/png"}, "pressed once more": {Type: "image/png"}}
	for i, hash := range map[int]string{1: "button", 2: "pressed", 3: "button", 5: "button", 6: "button", 7: "pressed once more"} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Runs = append([]page.Run{{Kind: page.ImageRun, Image: &page.Image{Hash: hash, Width: 16, Height: 16}}}, p.Runs...)
		p.Runs[1].Marks.Bold = true
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if len(q.Items) != 2 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		c, ok := item.Response.(quiz.Choice)
		if !ok || len(c.Choices) != 3 || len(c.Key) > 0 {
			t.Errorf("%s: %+v", item.Stem.Text(), item.Response)
		}
	}
}

// TestLettersBehindButtons: letters behind the pictures of buttons are the labels.
func TestLettersBehindButtons(t *testing.T) {
	doc := paper("Which one is a planet?\nA. Rome\nB. Mars\nC. Oslo\nAnswer Key: B\nWhich one is a sea?\nA. Lima\nB. Cairo\nC. Baltic\nAnswer Key: C")
	for _, i := range []int{1, 2, 3, 6, 7, 8} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Runs = append([]page.Run{{Kind: page.ImageRun, Image: &page.Image{Hash: "button", Width: 16, Height: 16}}, {Text: " "}}, p.Runs...)
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{" Which one is a planet? / Rome / Mars / Oslo: Mars", " Which one is a sea? / Lima / Cairo / Baltic: Baltic"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestButtonsOfTruth: statements over the two words with buttons are to be judged,
// in a text that numbers nothing.
func TestButtonsOfTruth(t *testing.T) {
	q, _ := read(t, paper("A trout swims in rivers.\n☐ True\n☐ False\nAn owl hoots at night.\n☐ True\n☐ False\nWhich one of these sings?\n☐ wren\n☐ stork\n☐ heron"))
	if diff := cmp.Diff([]string{" A trout swims in rivers.", " An owl hoots at night.", " Which one of these sings? / wren / stork / heron"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestOptionsOfAPlatform: what a platform prints over its choices says that a table
// below lists them, its buttons lost; a star that belongs to their text is no mark.
func TestOptionsOfAPlatform(t *testing.T) {
	doc := paper("Question 1\nWhich one declares a pointer?\nQuestion 1 options:")
	var table page.Table
	for _, choice := range []string{"int owl;", "int * owl;", "* int owl;"} {
		table.Rows = append(table.Rows, page.Row{Cells: []page.Cell{{ColSpan: 1, RowSpan: 1}, {ColSpan: 1, RowSpan: 1, Blocks: paper(choice).Blocks}}})
	}
	doc.Blocks = append(append(doc.Blocks, table), paper("Question 2\nWhat is an owl?").Blocks...)
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"Question 1 Which one declares a pointer? / int owl; / int * owl; / * int owl;", "Question 2 What is an owl?"}, labelled(q)); diff != "" {
		t.Error(diff)
	}
	if got := keys(q); got[0] != "-" {
		t.Errorf("keys %q", got)
	}
}

// TestBulletsToWorkOn: what stands below questions that point at it is no answer.
func TestBulletsToWorkOn(t *testing.T) {
	q, _ := read(t, paper("Exam\nQ1: What is the difference between the following two calls? (4 points)\n• read all users\n• read one user\nQ2: What would the request below look like? (4 points)\n• read one user\nQ3: Name two errors that the call below may give. (2 points)\n• write one user\nQ4: How could it be improved? (2 points)\n• write all users"))
	if diff := cmp.Diff([]string{"-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Error(diff)
	}
}

// TestFieldsOfForms: the boxes of a form that was copied in offer choices, also where
// a document numbers nothing and goes on behind its question marks.
func TestFieldsOfForms(t *testing.T) {
	doc := paper("What does the mill do first behind these lines?\nturn the wheel\nlift the stone\ngrind\nlift\nturn\nWhich of these runs after the lines?\nturn the wheel\nclose the gate\nwheel\nstone\nnone")
	doc.Media = richtext.Library{"box": {Type: "image/x-wmf"}}
	for _, i := range []int{3, 4, 5, 9, 10, 11} {
		p := doc.Blocks[i].(page.Paragraph)
		p.Runs = append([]page.Run{{Kind: page.ImageRun, Image: &page.Image{Hash: "box", Alt: page.FieldBox, Width: 27, Height: 24}}}, p.Runs...)
		doc.Blocks[i] = p
	}
	q, _ := read(t, doc)
	want := []string{" What does the mill do first behind these lines?\nturn the wheel\nlift the stone / grind / lift / turn", " Which of these runs after the lines?\nturn the wheel\nclose the gate / wheel / stone / none"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Error(diff)
	}
}

// TestFieldsInLists: such a box may be the entry of a list, with its text in the line below.
func TestFieldsInLists(t *testing.T) {
	var doc page.Document
	doc.Media = richtext.Library{"box": {Type: "image/x-wmf"}}
	entry := page.Paragraph{
		Label: &page.Label{Text: "•", Format: page.Bullet, List: "l"},
		Runs:  []page.Run{{Kind: page.ImageRun, Image: &page.Image{Hash: "box", Alt: page.FieldBox, Width: 27, Height: 24}}},
	}
	for _, text := range []string{"Question 1:", "Which is a river?", "☐the Harz", "☐the Elbe ←", "Question 2:", "Which is a metal?", "☐clay", "☐zinc ←", "Question 3:", "Which is a tree?", "☐an elm ←", "☐moss"} {
		if offer, ok := strings.CutPrefix(text, "☐"); ok {
			doc.Blocks = append(doc.Blocks, entry)
			text = offer
		}
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: text}}})
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff([]string{"the Elbe", "zinc", "an elm"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
}
