package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLinkLines: the addresses below most questions tell where their answers stand, and a
// lone one is what the question is about.
func TestLinkLines(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"English":                   {"Review\n1. What is a cell? (2 points)\nhttps://example.org/bio.pdf page 4\n2. Name the parts of a leaf.\nhttps://example.org/bio.pdf page 9\n3. Why do birds sing?\nwww.example.org/birds\n4. What is bark?", []string{"1. What is a cell?", "2. Name the parts of a leaf.", "3. Why do birds sing?", "4. What is bark?"}},
		"Hungarian":                 {"Kérdések\n1. Mi a sejt? (1 pont)\nhttp://example.org/bio.ppt 4. oldal\n2. Soroljuk fel a levél részeit! (2 pont)\nhttp://example.org/bio.ppt 9. oldal\n3. Miért énekelnek a madarak? (1 pont)\nhttp://example.org/bio.ppt 11. oldal", []string{"1. Mi a sejt?", "2. Soroljuk fel a levél részeit!", "3. Miért énekelnek a madarak?"}},
		"without a sign at the end": {"Review\n1. What is a cell?\nhttps://example.org/bio.pdf page 4\n2. Name the parts of a leaf\nhttps://example.org/bio.pdf page 9\n3. Why do birds sing?\nwww.example.org/birds\n4. What is bark?\nwww.example.org/trees", []string{"1. What is a cell?", "2. Name the parts of a leaf", "3. Why do birds sing?", "4. What is bark?"}},
		"one":                       {"Review\n1. What does this page sell?\nhttps://example.org/shop\n2. Name the parts of a leaf.\n3. Why do birds sing?", []string{"1. What does this page sell?\nhttps://example.org/shop", "2. Name the parts of a leaf.", "3. Why do birds sing?"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, labelled(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
