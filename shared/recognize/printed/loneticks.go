package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// LoneTicks puts a tick that a printer set a little off its line, as the exam
// class of LaTeX does with √ before the right choice, in front of that choice
// again. The choice is set in bold there: a √ over plain text is what is left of a
// formula. Where the others stand behind circles, the tick is set in place of one.
func LoneTicks(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, isLoneTick) {
		return lines
	}
	rings := slices.ContainsFunc(lines, isRinged)
	out := lines[:0:0]
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if rings && isRinged(l) {
			l = boxed(l.From(len("○ ")), page.Unchecked)
		}
		if i+1 < len(lines) && isLoneTick(l) && lines[i+1].Kind == line.TextLine && hasBold(lines[i+1]) {
			i++
			if rings {
				l = boxed(lines[i], page.Checked)
			} else {
				l = line.NewLine(lines[i], append([]page.Run{{Text: l.Text + " "}}, lines[i].Runs...))
			}
		}
		out = append(out, l)
	}
	return out
}

// isRinged reports whether a line stands behind a circle.
func isRinged(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && strings.HasPrefix(l.Text, "○ ")
}

// boxed puts a box to tick before a line.
func boxed(l line.Line, check page.Check) line.Line {
	return line.NewLine(l, append([]page.Run{{Kind: page.CheckRun, Check: check}, {Text: " "}}, l.Runs...))
}

func isLoneTick(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && (l.Text == "√" || l.Text == "✓" || l.Text == "✔")
}

// hasBold reports whether some text of a line is bold.
func hasBold(l line.Line) bool {
	return slices.ContainsFunc(l.Runs, func(r page.Run) bool { return r.Kind == page.TextRun && r.Marks.Bold })
}
