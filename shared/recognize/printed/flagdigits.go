package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastFlagged = 4 // questions whose choices have such digits
	leastFlags   = 3 // choices of each
)

// flagDigit is what says of a choice whether it is right, before its text: "0  Mars".
var flagDigit = pattern.Guarded(pattern.OpensWith("01"), `^([01])[ \t]+(?:\S.*)?\pL`)

// FlagDigits writes choices that all begin with 1 or 0, of which in every question one
// is 1, with boxes: programs keep so what is right.
func FlagDigits(lines []line.Line) []line.Line {
	groups, flagged := 0, 0
	for i := 0; i < len(lines); {
		n, right := flagsFrom(lines, i)
		switch {
		case n == 0:
			i++
			continue
		case n < leastFlags || right != 1 || i == 0:
			return lines
		}
		groups, flagged, i = groups+1, flagged+n, i+n
	}
	if groups < leastFlagged || flagged*2 < len(lines) {
		return lines
	}
	for i, l := range lines {
		m := flagDigit.FindStringSubmatch(l.Text)
		if l.Kind != line.TextLine || m == nil {
			continue
		}
		box := "☐ "
		if m[1] == "1" {
			box = "☒ "
		}
		lines[i] = line.NewLine(l, append([]page.Run{{Text: box}}, l.From(1).Runs...))
	}
	return lines
}

// flagsFrom counts the choices with such a digit from a line on, and those with a 1.
func flagsFrom(lines []line.Line, i int) (n, right int) {
	for ; i < len(lines) && lines[i].Kind == line.TextLine && lines[i].Label == nil && (n == 0 || !lines[i].Gap); i++ {
		m := flagDigit.FindStringSubmatch(lines[i].Text)
		if m == nil {
			break
		}
		if n++; m[1] == "1" {
			right++
		}
	}
	return n, right
}
