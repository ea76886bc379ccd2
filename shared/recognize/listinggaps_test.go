package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// listed marks the lines of a paper that begin with "| " as program code.
func listed(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		p, ok := b.(page.Paragraph)
		if code, found := strings.CutPrefix(p.Text(), "| "); ok && found {
			p.Runs, p.Style = []page.Run{{Text: code, Marks: page.Marks{Code: true}}}, page.Style{Name: "code", Code: true}
			doc.Blocks[i] = p
		}
	}
	return doc
}

// TestGapsOfListings: an empty line within a listing parts no question from its code, and
// brackets in a listing are no room for an answer.
func TestGapsOfListings(t *testing.T) {
	q, _ := read(t, listed("What does this print?\n\n| run()\n\n| int x = 1\n| show(x)\n\n☐ one\n☒ nothing\n☐ two\n\nWhich word makes a constant?\n\n☒ final\n☐ const\n☐ static"))
	want := []string{" What does this print?\nrun()\nint x = 1\nshow(x) / one / nothing / two: nothing", " Which word makes a constant? / final / const / static: final"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	lesson := listed("Classes\n\nThey are made so.\n\n| class A\n| {\n\n| void run()\n| {\n| print(1);\n| }\n\n| void stop()\n| {\n| print(2);\n| }\n| }\n\nThat is all.")
	if q, _, err := recognize.Recognize(lesson); problem.CodeOf(err) != problem.NoQuestions {
		t.Errorf("a lesson: %q", labelled(q))
	}
}
