package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// boxedWords is a statement with the words for true and false behind it, each with
// a box or the letter O to mark: "A square is a circle.  true O  false O".
var boxedWords = pattern.Guarded(pattern.EndsWith("Oo0○◯□☐", whitespace), `^(.*\S)\s+(\p{L}{2,12})\s*[Oo0○◯□☐]\s+(\p{L}{2,12})\s*[Oo0○◯□☐]\s*$`)

// pairsBehind writes such words as a pair to choose from.
func (r *recognizer) pairsBehind(lines []line) []line {
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
