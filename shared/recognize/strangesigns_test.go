package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestStrangeSigns: a sign before the letter of one choice of each question marks
// it, whatever it is; a sign before all of them, or always the same, marks none.
func TestStrangeSigns(t *testing.T) {
	test := "1. Which is a bird?\n@A. owl\nB. cod\nC. fox\n2. Which is a fish?\nA. owl\n@ B. cod\nC. fox\n3. Which has fur?\nA. owl\nB. cod\n@C. fox\n4. Which flies?\n@A. owl\nB. cod\nC. fox\n5. Which swims?\nA. owl\n@B. cod\nC. fox\n6. Which barks?\nA. owl\nB. cod\nC. fox\n"
	for _, sign := range []string{".", ",", "'"} {
		q, _ := read(t, paper(strings.ReplaceAll(test, "@", sign)))
		if diff := cmp.Diff([]string{"owl", "cod", "fox", "owl", "cod", "-"}, keys(q)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", sign, diff)
		}
	}
	for name, text := range map[string]string{
		"before all":      strings.NewReplacer("\n@", "\n", "\nA.", "\n.A.", "\nB.", "\n.B.", "\nC.", "\n.C.", "\n @", "\n").Replace(test),
		"always the same": strings.NewReplacer("\n@ ", "\n", "\n@", "\n", "\nB.", "\n.B.").Replace(test),
	} {
		q, _ := read(t, paper(text))
		for i, key := range keys(q) {
			if key != "-" {
				t.Errorf("%s: question %d has the key %q", name, i+1, key)
			}
		}
	}
}
