package recognize

import (
	"strings"

	"formwright/shared/page"
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

// barRows gives the choices that stand in a row with bars between them lines and
// letters of their own, where several questions are followed by such a row. Rows
// that follow each other are a table, and rows that come again stand at the edges
// of pages.
func barRows(lines []line) []line {
	rows, seen := 0, map[string]bool{}
	for i, l := range lines {
		if barsIn(l) == 0 {
			continue
		}
		if !underStem(lines, i) || seen[l.text] {
			return lines
		}
		seen[l.text] = true
		rows++
	}
	if rows < leastBarRows {
		return lines
	}
	out := make([]line, 0, len(lines)+3*rows)
	for _, l := range lines {
		if barsIn(l) == 0 {
			out = append(out, l)
			continue
		}
		from := 0
		for i, m := range append(bars.FindAllStringIndex(l.text, -1), []int{len(l.text), len(l.text)}) {
			piece := l.cut(from, m[0])
			piece = newLine(piece, append([]page.Run{{Text: richtext.Letters(i+1) + ". "}}, piece.runs...))
			piece.gap = false
			out = append(out, piece)
			from = m[1]
		}
	}
	return out
}

// barsIn counts the bars between the choices of a row, 0 where it is none.
func barsIn(l line) int {
	if l.kind != textLine || l.label != nil || !strings.Contains(l.text, "|") {
		return 0
	}
	text := strings.TrimSpace(l.text)
	n := len(bars.FindAllStringIndex(text, -1))
	if n < leastBarred-1 || n >= mostBarred || strings.HasPrefix(text, "|") || strings.HasSuffix(text, "|") {
		return 0
	}
	if _, labelled := choiceLabelOf(text); labelled {
		return 0
	}
	return n
}

// underStem reports whether a row stands under a line that is none; under one that
// asks, where its bars are single.
func underStem(lines []line, i int) bool {
	if i == 0 || lines[i-1].kind != textLine || lines[i-1].text == "" || barsIn(lines[i-1]) > 0 {
		return false
	}
	return strings.Contains(lines[i].text, "||") || asksLine(lines[i-1])
}
