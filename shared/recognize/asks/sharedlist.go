package asks

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// sharedList gives numbers that go on from the questions above the choices of the
// list under an order to match: "Match each term. a. osmosis b. diffusion ____ 11.
// movement of water ____ 12. ...". They are questions as the others are, and the key
// names them so.
func (r *Reader) sharedList(lines, typed []line.Line, i int) (out []line.Line, end int) {
	numbered, lettered, answers, end := r.matchedLists(lines, i+1, 0)
	if end == 0 {
		return nil, 0
	}
	if answers != "" || r.pairsBelow(lines, end) {
		return r.matchTable(lines, i, numbered, lettered, answers), end
	}
	out = append(out, lines[i])
	for k, l := range lines[i+1 : end] {
		if bare, _ := flatten.WithoutRoom(l); len(bare.Text) < len(l.Text) || r.isEntry(l, lexicon.DigitLabel) {
			l = typed[i+1+k]
			l.Gap = true
			out = append(append(out, l), lettered...)
		}
	}
	return out, end
}
