package asks

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/richtext"
)

// Bounds of choices in a row with bars between them.
const (
	leastBarRows = 3
	leastBarred  = 2
	mostBarred   = 6
)

// bars stand between choices in a row: "Oslo || Rome || Bern".
var bars = pattern.New(`\s+\|{1,2}\s+`)

// BarRows gives the choices that stand in a row with bars between them lines and
// letters of their own, where several questions are followed by such a row. Rows
// that follow each other are a table, and rows that come again stand at the edges
// of pages.
func BarRows(lines []line.Line) []line.Line {
	rows, seen := 0, map[string]bool{}
	for i, l := range lines {
		if barsIn(l) == 0 {
			continue
		}
		if !underStem(lines, i) || seen[l.Text] {
			return lines
		}
		seen[l.Text] = true
		rows++
	}
	if rows < leastBarRows {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+3*rows)
	for _, l := range lines {
		if barsIn(l) == 0 {
			out = append(out, l)
			continue
		}
		from := 0
		for i, m := range append(bars.FindAllStringIndex(l.Text, -1), []int{len(l.Text), len(l.Text)}) {
			piece := l.Cut(from, m[0])
			piece = line.NewLine(piece, append([]page.Run{{Text: richtext.Letters(i+1) + ". "}}, piece.Runs...))
			piece.Gap = false
			out = append(out, piece)
			from = m[1]
		}
	}
	return out
}

// barsIn counts the bars between the choices of a row, 0 where it is none.
func barsIn(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || !strings.Contains(l.Text, "|") {
		return 0
	}
	text := strings.TrimSpace(l.Text)
	n := len(bars.FindAllStringIndex(text, -1))
	if n < leastBarred-1 || n >= mostBarred || strings.HasPrefix(text, "|") || strings.HasSuffix(text, "|") {
		return 0
	}
	if _, labelled := line.ChoiceLabelOf(text); labelled {
		return 0
	}
	return n
}

// underStem reports whether a row stands under a line that is none; under one that
// asks, where its bars are single.
func underStem(lines []line.Line, i int) bool {
	if i == 0 || lines[i-1].Kind != line.TextLine || lines[i-1].Text == "" || barsIn(lines[i-1]) > 0 {
		return false
	}
	return strings.Contains(lines[i].Text, "||") || AsksLine(lines[i-1])
}
