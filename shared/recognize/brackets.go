package recognize

import (
	"strings"

	"formwright/shared/recognize/pattern"
)

// endBracket is what stands in brackets behind the question mark of a stem.
var endBracket = pattern.New(`[?？؟]\s*[(（\[]\s*([^()（）\[\]]{1,60}?)\s*[)）\]]\s*[.。]?$`)

// bracketItems is how many questions must carry an answer in brackets.
const bracketItems = 3

// bracketVote reads the answers of open questions that stand in brackets behind
// them, "How many continents are there? (7)", where nearly all questions have
// one and they differ: what repeats is an instruction.
func (r *recognizer) bracketVote(ds []draft) {
	open, distinct := 0, map[string]bool{}
	var at []int
	for i, d := range ds {
		if len(d.choices) > 0 || len(d.stem) == 0 || d.hasAnswer() {
			continue
		}
		open++
		if text := r.bracketed(d); text != "" {
			at = append(at, i)
			distinct[fold(text)] = true
		}
	}
	if len(at) < bracketItems || len(at)*4 < open*3 || len(distinct)*3 < len(at)*2 {
		return
	}
	for _, i := range at {
		k := len(ds[i].stem) - 1
		l := ds[i].stem[k]
		m := endBracket.FindStringSubmatchIndex(l.text)
		cut := m[0] + len(l.text[m[0]:m[2]]) - len(strings.TrimLeft(l.text[m[0]:m[2]], "?？؟"))
		ds[i].notes = append(ds[i].notes, note{class: answerWord, value: l.cut(m[2], m[3])})
		ds[i].stem[k] = l.cut(0, cut)
	}
}

// bracketed is the text in brackets at the end of a stem when it may be an
// answer: not points, a length, a pair of words or an order.
func (r *recognizer) bracketed(d draft) string {
	last := d.stem[len(d.stem)-1].text
	m := endBracket.FindStringSubmatch(last)
	if m == nil || bracketPoints.MatchString(last) || wordLimit.MatchString(last) || truthSlash.MatchString(last) || r.cued(m[1]) || r.multiple.in(fold(m[1])) || isRoom(m[1]) {
		return ""
	}
	return m[1]
}
