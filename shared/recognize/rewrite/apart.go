package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/line"
)

// OneApart reports whether exactly one of some lines is set in a way that no other is. Slanted
// words are too often only style.
func OneApart(lines []line.Line) bool {
	if !slices.ContainsFunc(lines, line.Line.IsMarked) {
		return false
	}
	looks, times := make([][]Mark, len(lines)), map[Mark]int{}
	for i, l := range lines {
		looks[i] = looksOf(l)
		for _, m := range looks[i] {
			times[m]++
		}
	}
	apart := 0
	for _, marks := range looks {
		if slices.ContainsFunc(marks, func(m Mark) bool { return times[m] == 1 && m.Kind != quiz.ByItalic }) {
			apart++
		}
	}
	return apart == 1
}

// looksOf are the marks that every word of a line has.
func looksOf(l line.Line) []Mark {
	var out []Mark
	first := true
	for _, run := range l.Runs {
		if strings.TrimSpace(run.Text) == "" {
			continue
		}
		marks := RunMarks(run.Marks)
		if first {
			out, first = marks, false
			continue
		}
		out = slices.DeleteFunc(out, func(m Mark) bool { return !slices.Contains(marks, m) })
	}
	return out
}
