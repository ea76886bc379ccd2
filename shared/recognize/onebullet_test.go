package recognize_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestOneBulletUnderEach: a paper that was filled in with one bullet under each number
// has its answers there; bullets that order more are no answers.
func TestOneBulletUnderEach(t *testing.T) {
	doc := func(bullet string) page.Document {
		out := paper("English quiz\n\nQuiz:\n\nRewrite the sentences and make them shorter.")
		for i := range 6 {
			out.Blocks = append(out.Blocks,
				page.Paragraph{Label: &page.Label{Text: fmt.Sprintf("%d.", i+1), Format: page.Decimal, Number: i + 1, List: "n"}, Runs: []page.Run{{Text: fmt.Sprintf("At that point in time there were %d ducks that swam on the pond.", i+2)}}},
				page.Paragraph{Label: &page.Label{Text: "-", Format: page.Bullet, List: "b"}, Runs: []page.Run{{Text: fmt.Sprintf(bullet, i+2)}}})
		}
		return out
	}
	q, _ := read(t, doc("Then %d ducks swam there."))
	var want []string
	for i := range 6 {
		want = append(want, fmt.Sprintf("Then %d ducks swam there.", i+2))
	}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, doc("Write no more than %d words."))
	if diff := cmp.Diff([]string{"-", "-", "-", "-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("orders (-want +got):\n%s", diff)
	}
}
