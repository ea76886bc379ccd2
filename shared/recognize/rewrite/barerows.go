package rewrite

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// bareLetter is a letter of a choice without any sign behind it, at the start of
// a line or behind a wide space: "A  Rome    B  Paris".
var bareLetter = pattern.New(`(?:^|[\t ]{2,}|\t)([A-H])[\t ]+`)

// BareRows puts full stops behind the letters of choices that stand in a row
// without any, where several lines are written so: "A Rome    B Paris    C Oslo",
// also two and two on lines below one another.
func BareRows(lines []line.Line) []line.Line {
	return Rewritten(lines, func(l line.Line) (line.Line, bool) {
		at := bareCuts(l)
		if len(at) < 2 || len(at) == 2 && l.Text[at[0][2]] != 'A' && l.Text[at[0][2]] != 'C' {
			return l, false
		}
		var runs []page.Run
		for k, m := range at {
			end := len(l.Text)
			if k+1 < len(at) {
				end = at[k+1][0]
			}
			runs = append(runs, page.Run{Text: l.Text[m[2]:m[3]] + ". "})
			runs = append(append(runs, l.Cut(m[1], end).Runs...), page.Run{Text: "    "})
		}
		return line.NewLine(l, runs[:len(runs)-1]), true
	})
}

// bareCuts finds the letters of a row: they follow one another, and each has
// words of its own behind it.
func bareCuts(l line.Line) [][]int {
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) < 8 || l.Text[0] < 'A' || l.Text[0] > 'G' || l.Text[1] != ' ' && l.Text[1] != '\t' {
		return nil
	}
	var out [][]int
	for _, m := range bareLetter.FindAllStringSubmatchIndex(l.Text, -1) {
		switch {
		case len(out) == 0 && m[2] != 0:
			return nil
		case len(out) > 0 && l.Text[m[2]] != l.Text[out[len(out)-1][2]]+1:
			continue
		}
		out = append(out, m)
	}
	for k, m := range out {
		end := len(l.Text)
		if k+1 < len(out) {
			end = out[k+1][0]
		}
		words := strings.Fields(l.Text[m[1]:end])
		if len(words) == 0 || strings.Trim(words[0], "-–—:=") == "" { // a sign of its own
			return nil
		}
	}
	return out
}
