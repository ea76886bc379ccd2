package scan

import (
	"strings"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// TestMendColumns holds that a number is given back where those above and below it
// tell it, and that letters stay letters.
func TestMendColumns(t *testing.T) {
	for read, want := range map[string]string{
		"1 2 B) 4": "1 2 3 4", "1 2 B)": "1 2 3", "4 S 6": "4 5 6", "1 B": "1 B", "1 2 C": "1 2 C", "7 B 7": "7 B 7",
	} {
		var spans []layout.Span
		for i, w := range strings.Fields(read) {
			spans = append(spans, layout.Span{Text: w, Block: i + 1, Box: finding.Box{X: 90, Y: 20 * float64(i), Width: 8, Height: 10}},
				layout.Span{Text: "B", Block: i + 1, Box: finding.Box{X: 190, Y: 20 * float64(i), Width: 8, Height: 10}})
		}
		mendColumns(spans)
		var got []string
		for i := 0; i < len(spans); i += 2 {
			got = append(got, spans[i].Text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s became %v, want %s", read, got, want)
		}
	}
}
