package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// scoreCell is the points of a row behind its choice, in a column of their own.
var scoreCell = pattern.New(`\t(\d{1,2}[.,]\d{2})(?:\s|$)`)

// signedScore puts the sign of a right answer at the only row of a table that
// has points, where the print-out shows its signs as pictures.
func signedScore(rows []line) []line {
	at := -1
	for i, l := range rows {
		if scoreMark.MatchString(l.text) {
			return rows
		}
		if scoreCell.MatchString(l.text) {
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
	m := scoreCell.FindStringSubmatchIndex(l.text)
	if strings.Trim(l.text[m[2]:m[3]], "0.,") == "" {
		return rows // nothing was earned
	}
	out := slices.Clone(rows)
	runs := append(slices.Clone(l.cut(0, m[0]).runs), page.Run{Text: " ✓ " + l.text[m[2]:m[3]] + " "})
	out[at] = newLine(l, append(runs, l.from(m[3]).runs...))
	return out
}
