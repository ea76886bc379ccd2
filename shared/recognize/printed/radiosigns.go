package printed

import (
	"strings"
	"unicode"
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
		if box := boxOfCircle(circleOf(l)); box != "" {
			rest := l.From(utf8.RuneLen(filledCircle))
			rest.Gap, rest.Turn = l.Gap, l.Turn
			out[i] = line.NewLine(rest, append([]page.Run{{Text: box}}, rest.Runs...))
		}
	}
	return out
}

// CirclesInRow writes circles as boxes where several stand in one line, "1. Your age: ○
// under 20 ○ 20 or more": a list has one on a line. What they stand before has words, and
// more than one line has them. One that is always filled first marks nothing.
func CirclesInRow(lines []line.Line) []line.Line {
	rows, first, later := 0, 0, 0
	for _, l := range lines {
		circles := circlesIn(l)
		if len(circles) < leastRadios {
			continue
		}
		rows++
		for k, at := range circles {
			switch {
			case !strings.HasPrefix(l.Text[at:], string(filledCircle)):
			case k == 0:
				first++
			default:
				later++
			}
		}
	}
	if rows < leastRadios || first > 0 && later == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		circles := circlesIn(l)
		if len(circles) < leastRadios {
			continue
		}
		runs := line.SliceRuns(l.Runs, 0, circles[0])
		for k, at := range circles {
			end := len(l.Text)
			if k+1 < len(circles) {
				end = circles[k+1]
			}
			sign, n := utf8.DecodeRuneInString(l.Text[at:])
			runs = append(append(runs, page.Run{Text: boxOfCircle(sign)}), line.SliceRuns(l.Runs, at+n, end)...)
		}
		out[i] = line.NewLine(l, runs)
	}
	return out
}

// circlesIn are the places of the circles in a line that stand before words, behind room
// or at its front; nil where one stands elsewhere, as in "Ms ○○" for a name left out.
func circlesIn(l line.Line) []int {
	if l.Kind != line.TextLine || !strings.ContainsRune(l.Text, emptyCircle) {
		return nil
	}
	var out []int
	before := ' '
	for i, r := range l.Text {
		if r == emptyCircle || r == filledCircle {
			next, _ := utf8.DecodeRuneInString(strings.TrimLeft(l.Text[i+utf8.RuneLen(r):], " \u00a0\t"))
			if !unicode.IsSpace(before) && !strings.ContainsRune(":：)", before) || !unicode.IsLetter(next) && !unicode.IsDigit(next) {
				return nil
			}
			out = append(out, i)
		}
		before = r
	}
	return out
}

// boxOfCircle is a circle as a box, empty for another sign.
func boxOfCircle(r rune) string {
	switch r {
	case filledCircle:
		return "(x) "
	case emptyCircle:
		return "( ) "
	}
	return ""
}

// circleOf is the circle a line of text begins with, 0 for none.
func circleOf(l line.Line) rune {
	r, n := utf8.DecodeRuneInString(l.Text)
	if l.Kind != line.TextLine || l.Label != nil || r != filledCircle && r != emptyCircle || strings.TrimSpace(l.Text[n:]) == "" {
		return 0
	}
	return r
}
