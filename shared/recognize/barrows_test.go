package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBarRows: choices in a row with bars between them are choices, and rows of a
// table are none.
func TestBarRows(t *testing.T) {
	q, _ := read(t, paper("Trivia\n\nWhich city lies on the Tiber?\n\nOslo  ||  Rome  || Bern\n\nWhich of these is a river?\nThe Rhine || Etna\n\nThe highest of these mountains is\nEtna   ||   Mont Blanc   ||   Snowdon   "))
	if diff := cmp.Diff([]string{" Which city lies on the Tiber? / Oslo / Rome / Bern", " Which of these is a river? / The Rhine / Etna", " The highest of these mountains is / Etna / Mont Blanc / Snowdon"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. What is the mean of the values?\nYear | Value\n2001 | 3\n2002 | 5\nA. 3\nB. 4\n2. What is the largest?\nA. 3\nB. 5"))
	if diff := cmp.Diff([]string{"1. What is the mean of the values?\nYear | Value\n2001 | 3\n2002 | 5 / 3 / 4", "2. What is the largest? / 3 / 5"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
