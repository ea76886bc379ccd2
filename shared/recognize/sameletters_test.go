package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// TestSameLetters: choices that all have the first letter have that of their place,
// typed, behind the bullets of a list and as the number of a list each.
func TestSameLetters(t *testing.T) {
	questions := [][]string{{"Which one floats?", "lead", "wood*", "zinc"}, {"Which one rusts?", "iron*", "gold", "glass"}, {"Which one burns?", "sand", "stone", "straw*"}}
	bullet := &page.Label{Text: "•", Format: page.Bullet, List: "b"}
	for name, choice := range map[string]func(text string, n int) page.Paragraph{
		"typed": func(text string, n int) page.Paragraph { return page.Paragraph{Runs: []page.Run{{Text: "A) " + text}}} },
		"bullets": func(text string, n int) page.Paragraph {
			return page.Paragraph{Label: bullet, Runs: []page.Run{{Text: "A) " + text}}}
		},
		"automatic": func(text string, n int) page.Paragraph {
			return page.Paragraph{Label: &page.Label{Text: "a.", Format: page.LowerAlpha, Number: 1, List: fmt.Sprint("l", n)}, Runs: []page.Run{{Text: text}}}
		},
	} {
		var doc page.Document
		n := 0
		for i, q := range questions {
			doc.Blocks = append(doc.Blocks, page.Paragraph{Runs: []page.Run{{Text: fmt.Sprintf("Q%d: %s", i+1, q[0])}}})
			for _, c := range q[1:] {
				n++
				doc.Blocks = append(doc.Blocks, choice(c, n))
			}
		}
		q, _ := read(t, doc)
		if diff := cmp.Diff([]string{"wood", "iron", "straw"}, keys(q)); diff != "" {
			t.Errorf("%s: (-want +got):\n%s", name, diff)
		}
		if got := labelled(q); len(got) != 3 || got[0] != "Q1 Which one floats? / lead / wood / zinc: wood" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestSameLettersElsewhere: initials of names and letters that only begin alike are no
// such choices.
func TestSameLettersElsewhere(t *testing.T) {
	q, _ := read(t, paper("1. Who wrote it?\na) A. Brown\nb) A. Green\nc) A. White\n2. Who drew it?\na) A. Black\nb) A. Gray\nc) A. Rose\nAnswers: 1 a, 2 b\n"))
	if diff := cmp.Diff([]string{"A. Brown", "A. Gray"}, keys(q)); diff != "" {
		t.Errorf("initials: (-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. Who wrote it?\nA. Brown\nA. Green\nA. White\n2. Who drew it?\nA. Black\nA. Gray\nA. Rose\n3. Which one floats?\nA. lead\nB. wood\nC. zinc\n"))
	if got := labelled(q); len(got) == 0 || strings.Contains(got[0], "B. Green") || !strings.Contains(strings.Join(got, "\n"), "lead / wood / zinc") {
		t.Errorf("names beside letters: %q", got)
	}
}
