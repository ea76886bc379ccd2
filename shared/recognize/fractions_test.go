package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFractionsOffered: fractions among other figures are choices without letters, and one
// alone is the number of a page.
func TestFractionsOffered(t *testing.T) {
	q, _ := read(t, paper("1. What share of them is short?\n1/2\n3/4\n0\n1/4\n2. What is the capital of Peru?\nLima\nQuito\nBogota\nLa Paz\n2/3\n3. How likely is a six?\n1/6\n1/2\n1/3\n5/6\n4. What is the capital of Chile?\nLima\nSantiago\nBogota\nLa Paz\n"))
	want := []string{"1. What share of them is short? / 1/2 / 3/4 / 0 / 1/4", "2. What is the capital of Peru? / Lima / Quito / Bogota / La Paz", "3. How likely is a six? / 1/6 / 1/2 / 1/3 / 5/6", "4. What is the capital of Chile? / Lima / Santiago / Bogota / La Paz"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestLetterInNextCell: the letter of the answer in the cell beside a question is no part of
// it, though this leaves its end open.
func TestLetterInNextCell(t *testing.T) {
	var b strings.Builder
	for i, s := range []string{"The bird that hoots is the\tB", "Which bird swims?\tC", "The bird that sings is a\tA", "Which bird is a bird?\tB", "Which bird dives?\tC", "The bird that is grey is the\tB"} {
		b.WriteString(string(rune('1'+i)) + ". " + s + "\nA. lark\nB. owl\nC. duck\n")
	}
	q, _ := read(t, paper(b.String()))
	if diff := cmp.Diff([]string{"owl", "duck", "lark", "owl", "duck", "owl"}, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
