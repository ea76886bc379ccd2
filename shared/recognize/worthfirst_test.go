package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWorthFirst: figures in brackets before all questions are what these are worth where
// they add up to a whole paper; figures that count questions, or add up to nothing, are none.
func TestWorthFirst(t *testing.T) {
	for text, want := range map[string]string{
		"(5) What is a dam?\n- It holds water back.\n(5) What is a quay?\n- It holds ships.\n(20) Why do rivers bend?\n- The water is faster outside.\n(20) How is a delta made?\n- What it carried sinks.": "5 5 20 20",
		"(1) What is a dam?\n- It holds water back.\n(2) What is a quay?\n- It holds ships.\n(3) Why do rivers bend?\n- The water is faster outside.\n(4) How is a delta made?\n- What it carried sinks.":   "- - - -",
		"(5) What is a dam?\n- It holds water back.\n(5) What is a quay?\n- It holds ships.\n(7) Why do rivers bend?\n- The water is faster outside.\n(7) How is a delta made?\n- What it carried sinks.":   "- - - -",
	} {
		q, _ := read(t, paper(text))
		got := ""
		for _, item := range q.Items {
			if got != "" {
				got += " "
			}
			if item.Points != nil {
				got += item.Points.String()
			} else {
				got += "-"
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%.40s (-want +got):\n%s", text, diff)
		}
	}
}
