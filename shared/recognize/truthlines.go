package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastTruthLines is how many statements without numbers stand in a row.
const leastTruthLines = 3

// truthFrontRoom is the room for the truth of a statement, or its letter, in front
// of it: "( )", "[F]", "____".
var truthFrontRoom = pattern.New(`^(?:[(\[（]\s*(?:\p{L}{1,10}|[+✓✗-])?\s*[)\]）]|_{2,})\s*[^\s\d_]`)

// truthLines numbers the statements under a line that asks whether each is true,
// which stand one under the other with room for the answer in front.
func (r *recognizer) truthLines(lines []line) []line {
	var out []line // nil as long as no line is numbered
	for i, l := range lines {
		if l.kind != textLine || l.label != nil || len(l.text) > matchHead || truthFrontRoom.MatchString(l.text) || !r.ordersTruth(fold(l.text)) || r.numbersOwn(l) || r.numberedAbove(lines, i) {
			continue
		}
		var at []int
		for k := i + 1; k < len(lines) && r.statesTruth(lines[k]); k++ {
			if lines[k].text != "" {
				at = append(at, k)
			}
		}
		if len(at) < leastTruthLines {
			continue
		}
		if out == nil {
			out = append([]line(nil), lines...)
		}
		for n, k := range at {
			out[k].label = &page.Label{Text: decimalText(n+1) + ".", Format: page.Decimal, Number: n + 1, List: openList}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// numbersOwn reports whether a line has the number of a question: what stands
// below belongs to it.
func (r *recognizer) numbersOwn(l line) bool {
	q, ok := l.questionLabel(r.vocabulary)
	return ok && q.number > 0 && q.kind != romanNumber
}

// statesTruth reports whether a line is a statement with room in front, or empty.
func (r *recognizer) statesTruth(l line) bool {
	if l.text == "" {
		return l.kind == textLine && len(l.runs) == 0
	}
	return l.kind == textLine && l.label == nil && truthFrontRoom.MatchString(l.text) && !hasQuestionMark(l.text) && countWords(l.text, 3) >= 3
}
