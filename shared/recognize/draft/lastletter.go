package draft

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// Bounds of answers that stand as letters behind the last choice.
const (
	LastLetters   = 5
	LastDifferent = 3
)

// OtherwiseSigned reports whether a choice carries the sign of a right answer
// that is no letter.
func (r *Reader) OtherwiseSigned(d Draft) bool {
	for _, c := range d.Choices {
		if m := SignOn(c, r.Right); m.Sign != "" && m.Sign != "letter" || c.Label.Check == page.Checked {
			return true
		}
	}
	return false
}

// LastLine is the last line of the last choice.
func (d *Draft) LastLine() line.Line {
	lines := d.Choices[len(d.Choices)-1].Lines
	return lines[len(lines)-1]
}
