package draft

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// TestFigures: a number that begins a row of a formula is none of a question where
// those have another sign behind them.
func TestFigures(t *testing.T) {
	token := func(text string) Token {
		l := line.NewLine(line.Line{}, []page.Run{{Text: text}})
		q, _ := line.NumberLabel(l.Text)
		return &reading{Line: l, question: q}
	}
	before := token("2. Solve the equation.")
	for text, want := range map[string]bool{
		"1\t1 −1 − 2":            true,
		"7":                      true,
		"0\t⎤ ∼ ⎡ 0 1 0 ⎤":       true,
		"1\tWhich sea is salty?": false,
		"1. 4 + 5":               false,
		"1.":                     false,
	} {
		if got := isFigure(token(text), before); got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
}
