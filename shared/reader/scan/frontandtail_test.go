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

// TestTwins: a label whose letter is read twice, alone or glued to its choice, is the
// next one of its row.
func TestTwins(t *testing.T) {
	for in, want := range map[string]string{
		"a) 6 b) 7 c¢)8 d) 9":            "a) 6 b) 7 c) 8 d) 9",
		"a) oak Db) elm «cc) ash d) fir": "a) oak b) elm c) ash d) fir",
		"a) 6 b) 20 ¢)30 d) 45":          "a) 6 b) 20 c) 30 d) 45",
		"@) oak b) elm c) ash":           "a) oak b) elm c) ash",
		"© oak b) elm":                   "© oak b) elm",
		"a) 6 b) see cc) 7":              "a) 6 b) see c) 7",
		"a) 6 (as) b) 7":                 "a) 6 (as) b) 7",
		"ab) 6 cd) 7":                    "ab) 6 cd) 7",
		"a) f(cc) b) f(xx)":              "a) f(cc) b) f(xx)",
	} {
		var spans []layout.Span
		for _, w := range strings.Fields(in) {
			spans = append(spans, layout.Span{Text: w})
		}
		mendTwins(spans)
		var got []string
		for _, s := range spans {
			got = append(got, s.Text)
		}
		if diff := cmp.Diff(want, strings.Join(got, " ")); diff != "" {
			t.Error(diff)
		}
	}
}
