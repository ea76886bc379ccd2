package scan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

func TestMendRoman(t *testing.T) {
	for _, c := range []struct {
		name       string
		read, want []string
	}{
		{"a foot for the full stop", []string{"I.", "IL.", "III.", "IV."}, []string{"I.", "II.", "III.", "IV."}},
		{"a foot that is the full stop", []string{"I.", "IL", "III."}, []string{"I.", "II.", "III."}},
		{"ones and strokes", []string{"1.", "II.", "Ill.", "lV.", "V."}, []string{"I.", "II.", "III.", "IV.", "V."}},
		{"in brackets", []string{"(I)", "(11)", "(ITI)"}, []string{"(I)", "(II)", "(III)"}},
		{"a section behind the eleventh question", []string{"9.", "10.", "11.", "III."}, []string{"9.", "10.", "11.", "III."}},
		{"a question behind the first section", []string{"I.", "1.", "2."}, []string{"I.", "1.", "2."}},
		{"letters", []string{"H.", "I.", "J."}, []string{"H.", "I.", "J."}},
		{"letters up to L", []string{"I.", "J.", "K.", "L."}, []string{"I.", "J.", "K.", "L."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			spans := lines(c.read...)
			mendRoman(spans)
			var got []string
			for i := 0; i < len(spans); i += 2 {
				got = append(got, spans[i].Text)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestMendRomanChoices(t *testing.T) {
	for read, want := range map[string]string{
		"(1) L II, III & V Only":          "(1) I, II, III & V Only",
		"(2) LIIL IV & V Only":            "(2) I, III, IV & V Only",
		"A. Il and Ill only":              "A. II and III only",
		"A. I, ITI Only B. 11, III Only":  "A. I, III Only B. II, III Only",
		"C. I and IL":                     "C. I and II",
		"D. All of the above":             "D. All of the above",
		"A. I like it":                    "A. I like it",
		"A. 1 and 11":                     "A. 1 and 11",
		"A. L B. K":                       "A. L B. K",
		"B. III, II":                      "B. III, II",
		"A. XL and L":                     "A. XL and L",
		"C. L D. XL":                      "C. L D. XL",
		"A. T B. F":                       "A. T B. F",
		"A. LT B. V":                      "A. LT B. V",
		"A. I only B. 11 only C. I or II": "A. I only B. 11 only C. I or II",
	} {
		var spans []layout.Span
		for k, text := range strings.Fields(read) {
			spans = append(spans, layout.Span{Text: text, Block: 1, Box: finding.Box{X: 50 * float64(k), Width: 40, Height: 10}, Size: 11})
		}
		mendRomanChoices(spans)
		var got []string
		for _, w := range spans {
			got = append(got, w.Text)
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q: got %q, want %q", read, s, want)
		}
	}
}
