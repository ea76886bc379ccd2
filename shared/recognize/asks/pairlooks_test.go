package asks

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// TestPairLooks sees that no pair of words for true and false, or their letters, is
// turned away at either end of a line.
func TestPairLooks(t *testing.T) {
	for _, p := range append(lexicon.TruthPairs(), [2]string{"Yes", "No"}, [2]string{"ja", "nein"}, [2]string{"T", "F"}, [2]string{"'yes'", "'no'"}) {
		for _, text := range []string{p[0] + " / " + p[1] + " Ice is very cold", "a) [" + p[0] + " / " + p[1] + "] Ice is very cold"} {
			l := line.NewLine(line.Line{}, []page.Run{{Text: text}})
			m := pairInFront.FindStringSubmatch(withoutLetter(l).Text)
			if m != nil && rewrite.AreTruthWords(m[1], m[2]) && !opensPair(l) {
				t.Errorf("%q opens with no pair", text)
			}
		}
		for _, text := range []string{"Ice is very cold. " + p[0] + " / " + p[1], "Ice is very cold (" + p[0] + "/" + p[1] + ")", "Ice is very cold " + p[0] + "  " + p[1] + "."} {
			if rewrite.TruthSlash.MatchString(text) && !closesPair(text) {
				t.Errorf("%q closes with no pair", text)
			}
		}
	}
	l := line.NewLine(line.Line{}, []page.Run{{Text: "D. none of them"}})
	if opensPair(l) || closesPair(l.Text) {
		t.Error("a plain choice seems to offer a pair")
	}
}
