package asks

import (
	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// signedRow is an entry behind a bare number and, with room between, one behind a
// bare letter: "1 heart      A pumps blood".
var signedRow = pattern.New(`^(\d{1,2})\s+(\S.*?)(?:\s{3,}|\s*\t\s*)([A-Za-z])\s+(\S.*)$`)

// signedRows reads two such lists side by side from line i on, and where they end;
// 0 where there are none. Both count on from the first.
func signedRows(lines []line.Line, i int) (left, right []line.Line, end int) {
	for end = i; end < len(lines); end++ {
		l := lines[end]
		m := signedRow.FindStringSubmatchIndex(l.Text)
		if n := end - i; m == nil || l.Kind != line.TextLine || l.Label != nil || line.LastNumber(l.Text[m[2]:m[3]]) != n+1 || LatinPlace(lexicon.Fold(l.Text[m[6]:m[7]])) != n+1 {
			break
		}
		a, b := l.Cut(m[4], m[5]), l.Cut(m[8], m[9])
		a.Label = &page.Label{Text: l.Text[m[2]:m[3]] + ".", Format: page.Decimal, Number: end - i + 1, List: "signed"}
		b.Label = &page.Label{Text: l.Text[m[6]:m[7]] + ".", Format: page.UpperAlpha, Number: end - i + 1, List: "signed"}
		left, right = append(left, a), append(right, b)
	}
	if len(left) < leastMatched {
		return nil, nil, 0
	}
	return left, right, end
}
