package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// gapList is a line that says what belongs into the gaps of the text above it:
// "Lücken: Rom, Tiber".
var gapList = pattern.New(`(?i)^(?:Lücken|gaps|blanks|trous|lacunes|huecos|espacios en blanco|lacunas|spazi vuoti|luki|gaten|пропуски|boşluklar)\s*:\s*(\S.*)$`)

// bracketedGap is a gap whose word stands in brackets in its place.
var bracketedGap = pattern.New(`\[([^\[\]|]{1,60})\]`)

// mostOverList is how many lines such a text has at most.
const mostOverList = 14

// ListedGaps makes gaps of the words in brackets that a line below lists one for one.
func ListedGaps(lines []line.Line) []line.Line {
	out, from := lines, 0
	for i := range lines {
		m := gapList.FindStringSubmatch(lines[i].Text)
		if m == nil || lines[i].Kind != line.TextLine || lines[i].Label != nil {
			continue
		}
		start := overList(lines[from:i], strings.Split(m[1], ","))
		if start < 0 {
			continue
		}
		if from == 0 {
			out = make([]line.Line, 0, len(lines))
		}
		out = append(out, lines[from:from+start]...)
		for _, l := range lines[from+start : i] {
			out = append(out, withGaps(l))
		}
		from = i + 1
	}
	if from == 0 {
		return lines
	}
	return append(out, lines[from:]...)
}

// overList is where the text begins whose words in brackets are those of a list, in their
// order; -1 for none.
func overList(above []line.Line, words []string) int {
	for at := len(above) - 1; at >= max(0, len(above)-mostOverList); at-- {
		found := bracketedGap.FindAllStringSubmatch(above[at].Text, -1)
		if above[at].Kind != line.TextLine || len(found) > len(words) {
			return -1
		}
		for k := len(found) - 1; k >= 0; k-- {
			if strings.TrimSpace(words[len(words)-1]) != strings.TrimSpace(found[k][1]) {
				return -1
			}
			words = words[:len(words)-1]
		}
		if len(words) == 0 {
			return at
		}
	}
	return -1
}

// withGaps is a line with gaps for its words in brackets.
func withGaps(l line.Line) line.Line {
	var runs []page.Run
	at := 0
	for _, m := range bracketedGap.FindAllStringSubmatchIndex(l.Text, -1) {
		runs = append(runs, line.SliceRuns(l.Runs, at, m[0])...)
		runs = append(runs, page.Run{Kind: page.BlankRun, Answer: strings.TrimSpace(l.Text[m[2]:m[3]])})
		at = m[1]
	}
	if at == 0 {
		return l
	}
	return line.NewLine(l, append(runs, line.SliceRuns(l.Runs, at, len(l.Text))...))
}
