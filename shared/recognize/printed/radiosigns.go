package printed

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// Circles of forms, which are bullets elsewhere.
const (
	filledCircle = '●'
	emptyCircle  = '○'
)

// leastRadios is how many questions have one circle filled.
const leastRadios = 2

// RadioSigns writes circles in front of choices as boxes, "○ Rome", "● Oslo", where
// rows of them have one filled at the most and it is not always the first: that
// would be a list with another under each entry.
func RadioSigns(lines []line.Line) []line.Line {
	picked, later := 0, false
	for i := 0; i < len(lines); {
		n, filled, at := 0, 0, 0
		for ; i+n < len(lines); n++ {
			sign := circleOf(lines[i+n])
			if sign == 0 {
				break
			}
			if sign == filledCircle {
				filled, at = filled+1, n
			}
		}
		switch {
		case filled > 1 || n == 1:
			return lines
		case filled == 1:
			picked, later = picked+1, later || at > 0
		}
		i += max(n, 1)
	}
	if picked < leastRadios || !later {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		box := map[rune]string{filledCircle: "(x) ", emptyCircle: "( ) "}[circleOf(l)]
		if box != "" {
			rest := l.From(utf8.RuneLen(filledCircle))
			rest.Gap, rest.Turn = l.Gap, l.Turn
			out[i] = line.NewLine(rest, append([]page.Run{{Text: box}}, rest.Runs...))
		}
	}
	return out
}

// circleOf is the circle a line of text begins with, 0 for none.
func circleOf(l line.Line) rune {
	r, n := utf8.DecodeRuneInString(l.Text)
	if l.Kind != line.TextLine || l.Label != nil || r != filledCircle && r != emptyCircle || strings.TrimSpace(l.Text[n:]) == "" {
		return 0
	}
	return r
}
