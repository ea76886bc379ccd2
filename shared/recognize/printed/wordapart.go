package printed

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// oneApart reports whether one of the words of a list, which stands in a line at m, is set
// in a way that no other is: it is the right one of those that the sentence offers.
func oneApart(l line.Line, m []int) bool {
	if !l.IsMarked() {
		return false
	}
	places := asks.PlacesOf(offeredWords(l.Text[m[2]:m[3]]), l.Text, m[2])
	set := make([][]rewrite.Mark, len(places))
	times := map[rewrite.Mark]int{}
	for i, at := range places {
		set[i] = looksOf(l.Cut(at[0], at[1]))
		for _, mark := range set[i] {
			times[mark]++
		}
	}
	apart := 0
	for _, marks := range set {
		if slices.ContainsFunc(marks, func(m rewrite.Mark) bool { return times[m] == 1 && m.Kind != quiz.ByItalic }) {
			apart++
		}
	}
	return apart == 1
}

// looksOf are the marks that every word of a line has.
func looksOf(l line.Line) []rewrite.Mark {
	var out []rewrite.Mark
	first := true
	for _, run := range l.Runs {
		if strings.TrimSpace(run.Text) == "" {
			continue
		}
		marks := rewrite.RunMarks(run.Marks)
		if first {
			out, first = marks, false
			continue
		}
		out = slices.DeleteFunc(out, func(m rewrite.Mark) bool { return !slices.Contains(marks, m) })
	}
	return out
}
