package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// bareLetter is a letter of a choice without any sign behind it, at the start of
// a line or behind a wide space: "A  Rome    B  Paris".
var bareLetter = pattern.New(`(?:^|[\t ]{2,}|\t)([A-H])[\t ]+`)

// bareRows puts full stops behind the letters of choices that stand in a row
// without any, where several lines are written so: "A Rome    B Paris    C Oslo",
// also two and two on lines below one another.
func bareRows(lines []line) []line {
	return rewritten(lines, func(l line) (line, bool) {
		at := bareCuts(l)
		if len(at) < 2 || len(at) == 2 && l.text[at[0][2]] != 'A' && l.text[at[0][2]] != 'C' {
			return l, false
		}
		var runs []page.Run
		for k, m := range at {
			end := len(l.text)
			if k+1 < len(at) {
				end = at[k+1][0]
			}
			runs = append(runs, page.Run{Text: l.text[m[2]:m[3]] + ". "})
			runs = append(append(runs, l.cut(m[1], end).runs...), page.Run{Text: "    "})
		}
		return newLine(l, runs[:len(runs)-1]), true
	})
}

// bareCuts finds the letters of a row: they follow one another, and each has
// words of its own behind it.
func bareCuts(l line) [][]int {
	if l.kind != textLine || l.label != nil || len(l.text) < 8 || l.text[0] < 'A' || l.text[0] > 'G' || l.text[1] != ' ' && l.text[1] != '\t' {
		return nil
	}
	var out [][]int
	for _, m := range bareLetter.FindAllStringSubmatchIndex(l.text, -1) {
		switch {
		case len(out) == 0 && m[2] != 0:
			return nil
		case len(out) > 0 && l.text[m[2]] != l.text[out[len(out)-1][2]]+1:
			continue
		}
		out = append(out, m)
	}
	for k, m := range out {
		end := len(l.text)
		if k+1 < len(out) {
			end = out[k+1][0]
		}
		if strings.TrimSpace(l.text[m[1]:end]) == "" {
			return nil
		}
	}
	return out
}
