package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// printedNotebook is a document of which the lines behind "|" are set as program code.
func printedNotebook(text string) page.Document {
	var doc page.Document
	for l := range strings.SplitSeq(text, "\n") {
		code, ok := strings.CutPrefix(l, "|")
		doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: code, Marks: page.Marks{Code: ok}}}})
	}
	return doc
}

// TestNotebookAsksNothing: the counters of the cells of a printed notebook are no
// numbers of questions, nor are the figures that its programs put out.
func TestNotebookAsksNothing(t *testing.T) {
	for _, counters := range [][4]string{{"[1]:", "[1]:", "[2]:", "[3]:"}, {"In [ ]:", "Out[ ]:", "In [ ]:", "In [ ]:"}} {
		c := counters
		_, _, err := recognize.Recognize(printedNotebook("Frames of data\n1.1 Making frames\nA frame has rows and columns.\n|" + c[0] + " # what does a row hold?\n|rows = read('rivers.csv')\n|rows['length']\n|" + c[1] + "\n|0 1233\n|1 450\n|2 820\n|3 95\n1.2 Asking for rows\n|" + c[2] + " name = input('Which river? [y|n]: ')\n|if name:\n|    print(rows[name])\n|1. Rhine\n|2. Rhone\n|3. Po\n1.3 Leaving rows out\n|" + c[3] + " rows.drop(0)\n|1 450\n|2 820\n"))
		if err == nil {
			t.Errorf("%s: a notebook is no test", c[0])
		}
	}
}

// TestQuestionsOfNotebook: the tasks between the cells of a notebook ask.
func TestQuestionsOfNotebook(t *testing.T) {
	q, _ := read(t, printedNotebook("Homework 2\n1. How many rivers are longer than 500 km?\n|[1]: len(rows[rows.length > 500])\n|[1]: 2\n2. Which river is the longest?\n|[2]: rows.length.idxmax()\n|[2]: 0\n3. Explain why the mean is larger than the median.\n|[3]: rows.mean(), rows.median()\n|[3]: (649.5, 635.0)\n"))
	if diff := cmp.Diff([]string{"1.", "2.", "3."}, labels(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestBracketedNumbersAsk: numbers in brackets with a colon are those of questions
// where they are set as the text is.
func TestBracketedNumbersAsk(t *testing.T) {
	q, _ := read(t, printedNotebook("Test\n[1]: Which river flows through Rome?\n[2]: Which river flows through Paris?\n[3]: Which river flows through Vienna?\n[4]: Which river flows through London?\n"))
	if diff := cmp.Diff(4, len(q.Items)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
