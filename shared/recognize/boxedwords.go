package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// boxedWords is a statement with the words for true and false behind it, each with
// a box or the letter O to mark: "A square is a circle.  true O  false O".
var boxedWords = pattern.Guarded(pattern.EndsWith("Oo0○◯□☐", whitespace), `^(.*\S)\s+(\p{L}{2,12})\s*[Oo0○◯□☐]\s+(\p{L}{2,12})\s*[Oo0○◯□☐]\s*$`)

// wordsAhead is the pair to circle in front of a numbered statement: "T  F  1. ...".
var wordsAhead = pattern.New(`^(\p{L}{1,10})(?:\s*/\s*|\s+)(\p{L}{1,10})\s+(\d{1,3}\s*[.)]\s*\S.*)$`)

// leastPairsAhead is how many statements have such a pair in front.
const leastPairsAhead = 2

// pairsAhead writes such pairs behind their statements, with the marks they have.
func pairsAhead(lines []line) []line {
	var at []int
	for i, l := range lines {
		if m := wordsAhead.FindStringSubmatch(l.text); m != nil && l.kind == textLine && l.label == nil && (areTruthWords(m[1], m[2]) || areTruthInitials(m[1], m[2])) {
			at = append(at, i)
		}
	}
	if len(at) < leastPairsAhead {
		return lines
	}
	out := append([]line(nil), lines...)
	for _, i := range at {
		l := lines[i]
		m := wordsAhead.FindStringSubmatchIndex(l.text)
		stem := l.from(m[6]).runs
		runs := append(stem[:len(stem):len(stem)], page.Run{Text: " ("})
		runs = append(append(runs, l.cut(m[2], m[3]).runs...), page.Run{Text: " / "})
		runs = append(append(runs, l.cut(m[4], m[5]).runs...), page.Run{Text: ")"})
		out[i] = newLine(l, runs)
	}
	return out
}

// pairsBehind writes such words as a pair to choose from.
func (r *recognizer) pairsBehind(lines []line) []line {
	lines = pairsAhead(lines)
	var out []line
	for i, l := range lines {
		if l.kind != textLine {
			continue
		}
		m := boxedWords.FindStringSubmatchIndex(l.text)
		if m == nil {
			continue
		}
		yes, no := l.text[m[4]:m[5]], l.text[m[6]:m[7]]
		if !areTruthWords(yes, no) {
			continue
		}
		if out == nil {
			out = append([]line(nil), lines...)
		}
		l = l.cut(0, m[3])
		l = newLine(l, append(l.runs[:len(l.runs):len(l.runs)], page.Run{Text: " (" + yes + " / " + no + ")"}))
		l.gap, l.soft = lines[i].gap, lines[i].soft
		out[i] = l
	}
	if out == nil {
		return lines
	}
	return out
}
