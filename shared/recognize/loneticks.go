package recognize

import (
	"slices"

	"formwright/shared/page"
)

// loneTicks puts a tick that a printer set a little off its line, as the exam
// class of LaTeX does with √ before the right choice, in front of that choice
// again. The choice is set in bold there: a √ over plain text is what is left of a
// formula.
func loneTicks(lines []line) []line {
	if !slices.ContainsFunc(lines, isLoneTick) {
		return lines
	}
	out := lines[:0:0]
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if i+1 < len(lines) && isLoneTick(l) && lines[i+1].kind == textLine && hasBold(lines[i+1]) {
			i++
			l = newLine(lines[i], append([]page.Run{{Text: l.text + " "}}, lines[i].runs...))
		}
		out = append(out, l)
	}
	return out
}

func isLoneTick(l line) bool {
	return l.kind == textLine && l.label == nil && (l.text == "√" || l.text == "✓" || l.text == "✔")
}

// hasBold reports whether some text of a line is bold.
func hasBold(l line) bool {
	return slices.ContainsFunc(l.runs, func(r page.Run) bool { return r.Kind == page.TextRun && r.Marks.Bold })
}
