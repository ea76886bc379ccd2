package layout

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestStruckBeside reads a line through a word as that where the word beside it stands a
// little lower, as in the columns of a web page, and a line under one as that.
func TestStruckBeside(t *testing.T) {
	p := newPaper()
	for n := range 3 {
		y := 100 + 40*float64(n)
		p.at(60, y, "True", size(8)).at(300, y+1.7, "False", size(8))
		p.rule(60, y-2.2, 75, y-2.2).rule(300, y+2.5, 320, y+2.5)
	}
	want := "<s|True>⇥<u|False>\n<s|True>⇥<u|False>\n<s|True>⇥<u|False>\n"
	if diff := cmp.Diff(want, blocksOf(p)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
