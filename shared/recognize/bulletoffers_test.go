package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestHighlightedOverTitle: a line highlighted under each question makes a test,
// whatever the subject in its title.
func TestHighlightedOverTitle(t *testing.T) {
	var doc page.Document
	say := func(text, highlight string, label *page.Label) {
		doc.Blocks = append(doc.Blocks, page.Paragraph{Label: label, Runs: []page.Run{{Text: text, Marks: page.Marks{Highlight: highlight}}}})
	}
	say("Quiz 1: Architecture", "", nil)
	want := []string{"an arch", "a roof", "a wall", "a door", "a stair", "a dome"}
	for i, right := range want {
		say(string(rune('1'+i))+". Which part is shown in figure "+string(rune('1'+i)), "", nil)
		for _, c := range []string{"a yard", "a street", right, "a lamp"} {
			colour := "FFFFFF"
			if c == right {
				colour = "00FF00"
			}
			say(c, colour, &page.Label{Text: "●", Format: page.Bullet, List: string(rune('a' + i))})
		}
	}
	q, _ := read(t, doc)
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
