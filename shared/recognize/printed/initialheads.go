package printed

import (
	"slices"
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// initialHead is a head of one letter and a number, before what the question is worth:
// "P1 [3 pct]". The first letters of the alphabet name sections.
var initialHead = pattern.New(`^[I-Z]\s?(\d{1,2})[.:]?\s*[(\[]`)

const leastInitialHeads = 2

// InitialHeads makes numbers of such heads, where they stand on lines of their own, have
// the same letter and count up from one.
func InitialHeads(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		m := initialHeadOf(&lines[i])
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(lines[i].Text[m[2]:m[3]])
		if n != len(at)+1 || len(at) > 0 && lines[at[0]].Text[0] != lines[i].Text[0] {
			return lines
		}
		at = append(at, i)
	}
	if len(at) < leastInitialHeads {
		return lines
	}
	out := slices.Clone(lines)
	for n, i := range at {
		m := initialHeadOf(&lines[i])
		out[i] = line.NewLine(lines[i], append([]page.Run{{Text: strconv.Itoa(n+1) + ". "}}, lines[i].From(m[1]-1).Runs...))
	}
	return out
}

func initialHeadOf(l *line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < 4 || l.Text[0] < 'I' || l.Text[0] > 'Z' {
		return nil
	}
	m := initialHead.FindStringSubmatchIndex(l.Text)
	if m == nil {
		return nil
	}
	worth := line.BracketPoints.FindStringIndex(l.Text)
	if worth == nil || worth[0] > m[1]-1 || worth[1] != len(l.Text) {
		return nil
	}
	return m
}
