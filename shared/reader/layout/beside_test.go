package layout

import (
	"strings"
	"testing"
)

// TestTablesBeside: of two tables side by side the left one is read first, though
// the other begins a little higher.
func TestTablesBeside(t *testing.T) {
	p := newPaper().at(60, 40, "Answers of the school by the sea").
		grid([]float64{60, 120, 200}, []float64{62, 82, 102, 122}).at(65, 77, "1.").at(125, 77, "A").at(65, 97, "2.").at(125, 97, "B").at(65, 117, "3.").at(125, 117, "C").
		grid([]float64{300, 360, 440}, []float64{60, 82, 102, 122}).at(305, 77, "4.").at(365, 77, "D").at(305, 97, "5.").at(365, 97, "A").at(305, 117, "6.").at(365, 117, "B")
	if text := blocksOf(p); strings.Index(text, "1.") > strings.Index(text, "4.") {
		t.Errorf("the right table comes first: %s", text)
	}
}
