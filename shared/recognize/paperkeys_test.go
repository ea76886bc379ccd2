package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestPaperKeys: several papers, each with a row of letters under it, have each the key of
// their own; a row that names more or fewer questions answers none so.
func TestPaperKeys(t *testing.T) {
	paperOf := func(name, key string) string {
		var b strings.Builder
		b.WriteString(name + "\n\n")
		for i, thing := range []string{"sea", "lake", "hill", "road"} {
			fmt.Fprintf(&b, "%d. What is a %s of %s?\nA. wet\nB. dry\nC. red\n", i+1, thing, name)
		}
		return b.String() + "\n" + key + "\n\n"
	}
	want := []string{"dry", "red", "wet", "dry", "wet", "wet", "dry", "red"}
	for word, c := range map[string]struct{ first, second string }{
		"Lösungen: ":   {"1B 2C 3A 4B", "1A 2A 3B 4C"},
		"Antwoorden: ": {"B C A B", "A A B C"},
		"Løsning: ":    {"1B 2C 3A 4B", "1A 2A 3B 4C"},
		"Gabarito: ":   {"1-B, 2-C, 3-A, 4-B", "1-A, 2-A, 3-B, 4-C"},
	} {
		q, _ := read(t, paper(paperOf("Test one", word+c.first)+paperOf("Test two", word+c.second)))
		if diff := cmp.Diff(want, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", word, diff)
		}
	}
	q, _ := read(t, paper(paperOf("Test one", "Lösungen: 1B 2C 3A")+paperOf("Test two", "Lösungen: 1A 2A 3B 4C")))
	if got := keys(q); got[0] == "dry" && got[3] != "-" {
		t.Errorf("a key of other questions: %v", got)
	}
}
