package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/recognize"
)

// headed is a paper whose first line and the line "Food" are headings.
func headed(text string) page.Document {
	doc := paper(text)
	for i, b := range doc.Blocks {
		if p, ok := b.(page.Paragraph); ok && (i == 0 || len(p.Runs) > 0 && p.Runs[0].Text == "Food") {
			p.Style.Heading = 1
			doc.Blocks[i] = p
		}
	}
	return doc
}

// TestAskedFew: few such questions are enough under a title that says that one learns
// from them, or a short answer each under that of a test; headings may part them.
func TestAskedFew(t *testing.T) {
	few := "What is a wren?\nA small brown bird.\nWhat is a nest?\nThe home of a bird.\nFood\nWhat do wrens eat?\nSpiders and insects.\nWho feeds them?\nTheir mother.\n"
	for title, want := range map[string]int{"Revision cards": 4, "Quiz: birds": 4, "Karteikarten Vögel": 4, "FAQ about wrens": 0, "Wrens": 0} {
		answered := 0
		if q, _, err := recognize.Recognize(headed(title + "\n" + few)); err == nil {
			for _, k := range keys(q) {
				if k != "" && k != "-" {
					answered++
				}
			}
		}
		if answered != want {
			t.Errorf("%s: %d answers, want %d", title, answered, want)
		}
	}
}

// TestAskedUnderHead: the head of a paper may stand over such a title.
func TestAskedUnderHead(t *testing.T) {
	q, _ := read(t, headed("Unit 3\n\nRevision cards\nWhat is a wren?\nA small brown bird.\nWhat is a nest?\nThe home of a bird.\nWho feeds them?\nTheir mother.\n"))
	if diff := cmp.Diff([]string{"A small brown bird.", "The home of a bird.", "Their mother."}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

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
