package recognize_test

import (
	"slices"
	"strings"
	"testing"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestCodeGround: the background of listings marks no choice that is a listing; one
// that no listing of a stem has does.
func TestCodeGround(t *testing.T) {
	listing := func(ground string, lines ...string) []page.Block {
		var out []page.Block
		for _, l := range lines {
			out = append(out, page.Paragraph{Runs: []page.Run{{Text: l, Marks: page.Marks{Code: true, Shading: ground}}}})
		}
		return out
	}
	plain := func(lines ...string) []page.Block { return paper(strings.Join(lines, "\n")).Blocks }
	for ground, keyed := range map[string]bool{"E0E0E0": false, "FFE080": true} {
		q, _ := read(t, page.Document{Blocks: slices.Concat(
			plain("1. What does this print?"), listing("E0E0E0", "int a = 3;", "print(a);"), plain("a) 3", "b) 4"),
			plain("2. Which of these prints 4?", "a) none of the three"), listing("", "b) print(2);"), listing(ground, "c) print(4);", "   exit();"), plain("d) print 5"),
		)})
		if len(q.Items) != 2 {
			t.Fatalf("%d items", len(q.Items))
		}
		if c, ok := q.Items[1].Response.(quiz.Choice); !ok || (len(c.Key) > 0) != keyed {
			t.Errorf("ground %s: %+v", ground, q.Items[1].Response)
		}
	}
}
