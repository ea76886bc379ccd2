package recognize

import (
	"strconv"

	"formwright/shared/recognize/pattern"
)

// rangeNumber is the label of a question that counts for several, as those do that
// ask for a list: "8-10. Give three examples ...".
var rangeNumber = pattern.Guarded(hasDigit, `^(\d{1,3})\s*[-–—]\s*(\d{1,3})\s*[.)]\s*(\pL)`)

// rangeLabel reads the label of a question that counts for several. Its first
// number follows highest, the highest so far, or begins anew.
func rangeLabel(l line, highest int) (questionLabel, bool) {
	q, ok := rangeOfNumbers(l)
	return q, ok && (q.number == 1 || q.number == highest+1)
}

// rangeOfNumbers reads a label of two numbers, wherever it stands.
func rangeOfNumbers(l line) (questionLabel, bool) {
	if l.kind != textLine || l.label != nil {
		return questionLabel{}, false
	}
	m := rangeNumber.FindStringSubmatchIndex(l.text)
	if m == nil {
		return questionLabel{}, false
	}
	first, _ := strconv.Atoi(l.text[m[2]:m[3]]) // three digits at the most
	last, _ := strconv.Atoi(l.text[m[4]:m[5]])
	if last <= first || first == 0 {
		return questionLabel{}, false
	}
	return questionLabel{kind: plainNumber, delim: '.', number: first, through: last, text: l.text[:m[5]], end: m[6]}, true
}

// last is the number of a label, or the last of those it counts for.
func (q questionLabel) last() int { return max(q.number, q.through) }

// headsRange reports whether the label of token i that counts for several only
// heads them: the first has its own number further down.
func headsRange(ts []token, i int) bool {
	q := ts[i].question
	for _, t := range ts[i+1:] {
		if n := t.question.number; t.question.kind == plainNumber && n > 0 {
			return q.through > 0 && n >= q.number && n <= q.through
		}
	}
	return false
}
