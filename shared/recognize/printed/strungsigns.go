package printed

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// strungSigns are signs in a row between a question and its answer, which a program parts the
// two by: "The sun is a star.^*^Answer: true", "Who wrote it?###Answer: Homer".
var strungSigns = pattern.Guarded(pattern.Holds(":："), `\S\s*([\^*#~|$%&@=+/\\]{2,6})\s*\pL[\pL ]{0,24}[:：]`)

// leastStrung is how many lines must have the same signs.
const leastStrung = 3

// StrungSigns begins a line with the answer that stands behind signs in a row, where lines
// have the same ones again and again.
func (r *Reader) StrungSigns(lines []line.Line) []line.Line {
	at, count := map[int][2]int{}, map[string]int{}
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || !l.May(strungSigns) {
			continue
		}
		m := strungSigns.FindStringSubmatchIndex(l.Text)
		if m == nil {
			continue
		}
		if n, ok := line.NoteOf(l.From(m[3]), r.Vocabulary); ok && n.Class == lexicon.AnswerWord {
			at[i] = [2]int{m[2], m[3]}
			count[l.Text[m[2]:m[3]]]++
		}
	}
	if len(at) < leastStrung {
		return lines
	}
	out := make([]line.Line, 0, len(lines)+len(at))
	for i, l := range lines {
		cut, ok := at[i]
		if !ok || count[l.Text[cut[0]:cut[1]]] < leastStrung {
			out = append(out, l)
			continue
		}
		answer := l.From(cut[1])
		answer.Gap, answer.Soft = false, false
		out = append(out, l.Cut(0, cut[0]), answer)
	}
	return out
}
