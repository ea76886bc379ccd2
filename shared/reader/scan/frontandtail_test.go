package scan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/reader/layout"
)

// TestCapitals: an l at the front of a choice is an I where the others of its row
// begin with capitals, and stays where one does not.
func TestCapitals(t *testing.T) {
	var spans []layout.Span
	for n, l := range []string{"A. lonic bonds", "B. Metallic bonds", "C. Weak bonds", "Answer lines", "a) lakes", "b) rivers", "c) Iceland", "A) lamp", "B) Light"} {
		for _, w := range strings.Fields(l) {
			spans = append(spans, layout.Span{Text: w, Block: n})
		}
	}
	mendCapitals(spans)
	var got []string
	for _, s := range spans {
		got = append(got, s.Text)
	}
	if diff := cmp.Diff("A. Ionic bonds B. Metallic bonds C. Weak bonds Answer lines a) lakes b) rivers c) Iceland A) lamp B) Light", strings.Join(got, " ")); diff != "" {
		t.Error(diff)
	}
}

// TestTailStars: a quotation mark that closes nothing at the end of a choice is a star
// where others end with stars.
func TestTailStars(t *testing.T) {
	lines := []string{"A) Oslo*", "B) Rome", "A) Snow", "B) Fire”", "A) the word 'tall'", "B) Lava*", "A) say \"yes\""}
	for _, c := range []struct{ drop, want string }{
		{"", "A) Oslo* B) Rome A) Snow B) Fire* A) the word 'tall' B) Lava* A) say \"yes\""},
		{"*", "A) Oslo B) Rome A) Snow B) Fire” A) the word 'tall' B) Lava A) say \"yes\""},
	} {
		var spans []layout.Span
		for n, l := range lines {
			for _, w := range strings.Fields(l) {
				spans = append(spans, layout.Span{Text: strings.Trim(w, c.drop), Block: n})
			}
		}
		mendTailStars(spans)
		var got []string
		for _, s := range spans {
			got = append(got, s.Text)
		}
		if diff := cmp.Diff(c.want, strings.Join(got, " ")); diff != "" {
			t.Error(diff)
		}
	}
}
