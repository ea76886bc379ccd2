package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterAhead is the letter of an answer in front of the number of its question:
// "B 1. Which ...", "T  2. The Moon ...".
var letterAhead = pattern.New(`^(\p{L})\s+((\d{1,3})\s*[.)]\s*\D)`)

// leastLettersAhead is how many questions have their answers there.
const leastLettersAhead = 3

// LettersAhead writes the letters of answers in front of the numbers of nearly all
// questions as what stands in room for them, "_B_ 1. Which ...". The numbers count
// on while the letters change as answers do, not as those of sections.
func LettersAhead(lines []line.Line) []line.Line {
	type ahead struct {
		at, rest int
		letter   string
	}
	var found []ahead
	bare, since, last, back := 0, 0, 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := letterAhead.FindStringSubmatchIndex(l.Text)
		if m == nil {
			if q, ok := l.NumberLabel(); ok && len(found) > 0 && q.Number == last+1 {
				since, last = since+1, q.Number
			}
			continue
		}
		a := ahead{i, m[4], l.Text[m[2]:m[3]]}
		n := line.LastNumber(l.Text[m[6]:m[7]])
		switch {
		case len(found) == 0 || n == 1:
		case n != last+1:
			return lines
		case a.letter < found[len(found)-1].letter:
			back++
		}
		found = append(found, a)
		bare, since, last = bare+since, 0, n
	}
	if len(found) < leastLettersAhead || bare*4 > len(found) || back == 0 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, a := range found {
		l := lines[a.at]
		runs := append([]page.Run{{Text: "_" + a.letter + "_ "}}, l.From(a.rest).Runs...)
		out[a.at] = line.NewLine(l, runs)
	}
	return out
}
