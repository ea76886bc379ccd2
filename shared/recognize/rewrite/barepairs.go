package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The rows of two lists to match whose signs have no full stop: "1 Finland    A Riga",
// and the entries of the second list that have none beside them.
var (
	barePair  = pattern.Guarded(pattern.BeginsWith("0123456789"), `^(\d{1,2})\s+(\S.*?\S)(?:\s{2,}|\s*\t\s*)([A-JА-ИІЇЄҐ])\s+(\S.*)$`)
	bareEntry = pattern.New(`^([A-JА-ИІЇЄҐ])\s+(\S.*)$`)
)

// barePairs lists the rows of such lists that begin at the first line, with the signs
// that others have.
func barePairs(lines []line.Line, letters [][]string) [][2]line.Line {
	var out [][2]line.Line
	var a, b string
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			return out
		}
		if m := barePair.FindStringSubmatchIndex(l.Text); m != nil {
			left, right := signed(l, m[2], m[3], m[4], m[5]), signed(l, m[6], m[7], m[8], m[9])
			first, ok1 := left.ChoiceLabel()
			second, ok2 := right.ChoiceLabel()
			if !ok1 || !ok2 || !flatten.EntryFollows(a, first, i, letters) || !flatten.EntryFollows(b, second, i, letters) {
				return out
			}
			out, a, b = append(out, [2]line.Line{left, right}), first.Sign, second.Sign
			continue
		}
		m := bareEntry.FindStringSubmatchIndex(l.Text)
		if len(out) < 2 || m == nil || l.Lead < leastLead {
			return out
		}
		right := signed(l, m[2], m[3], m[4], m[5])
		c, ok := right.ChoiceLabel()
		if !ok || !flatten.EntryFollows(b, c, i, letters) {
			return out
		}
		out, b = append(out, [2]line.Line{{}, right}), c.Sign
	}
	return out
}

// leastLead is how far an entry of the second list stands from the edge.
const leastLead = 4

// signed is a piece of a line behind its sign and a full stop.
func signed(l line.Line, sign, signEnd, from, to int) line.Line {
	text := lexicon.DecimalDigits(l.Text[sign:signEnd]) + ". "
	piece := l.Cut(from, to)
	piece.Soft = false
	return line.NewLine(piece, append([]page.Run{{Text: text}}, piece.Runs...))
}
