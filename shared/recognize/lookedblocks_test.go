package recognize_test

import (
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// lookedRows gives a document of a line each; those behind "!" have marks.
func lookedRows(marks page.Marks, rows ...string) page.Document {
	var doc page.Document
	for _, row := range rows {
		text, set := strings.CutPrefix(row, "!")
		run := page.Run{Text: text}
		if set {
			run.Marks = marks
		}
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{run}})
	}
	return doc
}

// TestLookedBlocks: without numbers, letters and gaps, the look of the right choices and
// the lines that ask tell where questions are; answers in a colour below questions, and
// coloured words of a text, make none.
func TestLookedBlocks(t *testing.T) {
	rows := []string{"Which bird hoots at night?", "the wren", "!the owl", "the gull", "Which birds swim? (several answers)", "!the duck", "the hen", "!the swan", "the cock",
		"A bat is a bird.", "True", "!False", "The young of a cow is called:", "!a calf", "a foal", "What do hens lay?", "leaves", "!eggs"}
	want := "the owl; the duck | the swan; false; a calf; eggs"
	for name, marks := range map[string]page.Marks{"colour": {Color: "ff0000"}, "highlight": {Highlight: "ffff00"}, "bold": {Bold: true}} {
		q, _ := read(t, lookedRows(marks, rows...))
		if got := strings.Join(keys(q), "; "); got != want {
			t.Errorf("%s: keys %s", name, got)
		}
	}
	q, _, err := recognize.Recognize(lookedRows(page.Marks{Color: "ff0000"}, "The birds of the yard", "A text on what lives there.", "!the owl", "lives in the wall.", "!the hen", "lives in its house.", "!the duck", "lives on the pond.", "!the wren", "lives in the hedge.", "!the gull", "comes in winter."))
	if problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a text with coloured words: %d questions, %v", len(q.Items), err)
	}
	var told []string
	for _, bird := range []string{"owl", "hen", "duck", "wren", "gull", "swan"} {
		told = append(told, "Where does the "+bird+" live?", "!It lives not far from the house, as the farmer says.")
	}
	q, _ = read(t, lookedRows(page.Marks{Color: "ff0000"}, told...))
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%q offers choices", item.Stem.Text())
		}
	}
}

// TestExamplesOfARule: the heads of examples ask nothing, though the rule that these show
// stands below them in a colour.
func TestExamplesOfARule(t *testing.T) {
	var rows []string
	for _, head := range []string{"Examples:", "More examples:", "Example:", "Examples:", "Examples:"} {
		rows = append(rows, head, "I wish I knew it.", "They wish they had a boat.", "!After wish stands the past form of a verb.")
	}
	if q, _, err := recognize.Recognize(lookedRows(page.Marks{Color: "ff0000"}, rows...)); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("%d questions, error %v", len(q.Items), err)
	}
}
