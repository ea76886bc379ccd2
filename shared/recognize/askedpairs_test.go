package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// TestAskedPairs: short answers below their questions, parted by empty lines or not, with
// tags or without, answer them; a page of advice is no quiz.
func TestAskedPairs(t *testing.T) {
	var plain, tagged, advice strings.Builder
	var want []string
	for i := range 9 {
		fmt.Fprintf(&plain, "Which bird has ring number %d on its leg?\nThe wren from nest %d.\n\n", i, i)
		fmt.Fprintf(&tagged, "Which bird has ring number %d on its leg?\nThe wren from nest %d.\nTags: birds, nests\n\n", i, i)
		fmt.Fprintf(&advice, "What do I do with bird number %d?\n%sCall station %d.\n\n", i, strings.Repeat("Take it home and keep it warm. ", 4), i)
		want = append(want, fmt.Sprintf("The wren from nest %d.", i))
	}
	for name, text := range map[string]string{"plain": plain.String(), "close": strings.ReplaceAll(plain.String(), "\n\n", "\n"), "tagged": "Birds\n\n" + tagged.String()} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
	few := "Which bird is the smallest here?\n\nThe wren.\n\nWhere does the swift sleep?\n\nIn the air.\n\nWhat does the heron eat?\n\nFish.\n"
	q, _ := read(t, paper("Quiz on birds\n\n"+few))
	if diff := cmp.Diff([]string{"The wren.", "In the air.", "Fish."}, keys(q)); diff != "" {
		t.Errorf("under a title (-want +got):\n%s", diff)
	}
	if q, _, err := recognize.Recognize(paper("Our birds\n\n" + few)); err == nil && strings.Contains(strings.Join(keys(q), ""), "Fish") {
		t.Errorf("under another title: %v", keys(q))
	}
	headed := paper("Quiz on birds\n\n" + few)
	for i, b := range headed.Blocks {
		if p, ok := b.(page.Paragraph); ok && strings.HasSuffix(p.Text(), "?") {
			p.Style.Heading = 3
			headed.Blocks[i] = p
		}
	}
	q, _ = read(t, headed)
	if diff := cmp.Diff([]string{"The wren.", "In the air.", "Fish."}, keys(q)); diff != "" {
		t.Errorf("headings (-want +got):\n%s", diff)
	}
	if q, _, err := recognize.Recognize(paper(advice.String())); err == nil && strings.Contains(strings.Join(keys(q), ""), "Call") {
		t.Errorf("advice: %v", keys(q))
	}
}
