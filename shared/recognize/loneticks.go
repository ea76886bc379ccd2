package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
)

// loneTicks puts a tick that a printer set a little off its line, as the exam
// class of LaTeX does with √ before the right choice, in front of that choice
// again. The choice is set in bold there: a √ over plain text is what is left of a
// formula. Where the others stand behind circles, the tick is set in place of one.
func loneTicks(lines []line) []line {
	if !slices.ContainsFunc(lines, isLoneTick) {
		return lines
	}
	rings := slices.ContainsFunc(lines, isRinged)
	out := lines[:0:0]
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if rings && isRinged(l) {
			l = boxed(l.from(len("○ ")), page.Unchecked)
		}
		if i+1 < len(lines) && isLoneTick(l) && lines[i+1].kind == textLine && hasBold(lines[i+1]) {
			i++
			if rings {
				l = boxed(lines[i], page.Checked)
			} else {
				l = newLine(lines[i], append([]page.Run{{Text: l.text + " "}}, lines[i].runs...))
			}
		}
		out = append(out, l)
	}
	return out
}

// isRinged reports whether a line stands behind a circle.
func isRinged(l line) bool {
	return l.kind == textLine && l.label == nil && strings.HasPrefix(l.text, "○ ")
}

// boxed puts a box to tick before a line.
func boxed(l line, check page.Check) line {
	return newLine(l, append([]page.Run{{Kind: page.CheckRun, Check: check}, {Text: " "}}, l.runs...))
}

func isLoneTick(l line) bool {
	return l.kind == textLine && l.label == nil && (l.text == "√" || l.text == "✓" || l.text == "✔")
}

// hasBold reports whether some text of a line is bold.
func hasBold(l line) bool {
	return slices.ContainsFunc(l.runs, func(r page.Run) bool { return r.Kind == page.TextRun && r.Marks.Bold })
}
