package rewrite

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// scoreCell is the points of a row behind its choice, in a column of their own.
var scoreCell = pattern.New(`\t(\d{1,2}[.,]\d{2})(?:\s|$)`)

// SignedScore puts the sign of a right answer at the only row of a table that
// has points, where the print-out shows its signs as pictures.
func SignedScore(rows []line.Line) []line.Line {
	at := -1
	for i, l := range rows {
		if ScoreMark.MatchString(l.Text) {
			return rows
		}
		if scoreCell.MatchString(l.Text) {
			if at >= 0 {
				return rows
			}
			at = i
		}
	}
	if at < 0 {
		return rows
	}
	l := rows[at]
	m := scoreCell.FindStringSubmatchIndex(l.Text)
	if strings.Trim(l.Text[m[2]:m[3]], "0.,") == "" {
		return rows // nothing was earned
	}
	out := slices.Clone(rows)
	runs := append(slices.Clone(l.Cut(0, m[0]).Runs), page.Run{Text: " ✓ " + l.Text[m[2]:m[3]] + " "})
	out[at] = line.NewLine(l, append(runs, l.From(m[3]).Runs...))
	return out
}

var (
	ScoreMark  = pattern.New(`\s*([✓✔✗✘×])\s*(-?\d+(?:[.,]\d+)?)?\s*`)
	ScoreTotal = pattern.Guarded(pattern.BeginsWith("T"), `^Total\s+-?\d+(?:[.,]\d+)?\s*/`)
)
