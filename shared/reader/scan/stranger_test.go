package scan

import (
	"testing"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// TestStrangers holds that a sign of a menu far left of a line is none of its words,
// and that a large first letter, which stands close, is one.
func TestStrangers(t *testing.T) {
	line := func(x, height, confidence float64) []layout.Span {
		return []layout.Span{
			{Text: "p", Block: 1, Confidence: confidence, Box: finding.Box{X: x, Y: 40, Width: 20, Height: height}},
			{Text: "1.", Block: 1, Confidence: 0.9, Box: finding.Box{X: 110, Y: 50, Width: 8, Height: 10}},
			{Text: "Which", Block: 1, Confidence: 0.9, Box: finding.Box{X: 120, Y: 50, Width: 30, Height: 10}},
		}
	}
	if got := withoutStrangers(line(1, 42, 0.4)); len(got) != 2 {
		t.Errorf("the sign stayed: %v", got)
	}
	for _, l := range [][]layout.Span{line(86, 42, 0.4), line(1, 12, 0.4), line(1, 42, 0.9)} {
		if got := withoutStrangers(l); len(got) != 3 {
			t.Errorf("a word was dropped: %v", got)
		}
	}
}
