package recognize

import "strings"

// boxedParts cuts a question each of whose lettered lines has a row of choices of
// its own, with boxes or in other signs, "(a) Which is the fastest? ☐ ... ☐ ...
// (b) ...", into one draft for each; nil where one has none.
func (r *recognizer) boxedParts(d draft) []draft {
	if len(d.choices) < 2 || d.choices[0].label.kind != letterLabel || d.hasAnswer() {
		return nil
	}
	var out []draft // hardly any have such rows
	for i, c := range d.choices {
		part := draft{part: true, labelled: true, label: questionLabel{kind: plainNumber, text: partLabel(c.label, i)}}
		lines := c.lines
		if i+1 == len(d.choices) { // what stands behind the last is its own
			lines = append(lines[:len(lines):len(lines)], d.trailing...)
		}
		for _, l := range lines {
			own, ok := l.choiceLabel()
			switch last := len(part.choices) - 1; {
			case ok && goesOnInPart(part.choices, own) && (own.kind == boxLabel || r.answersInPart(l.from(own.end).text)):
				part.choices = append(part.choices, draftChoice{label: own, lines: []line{l.from(own.end)}})
			case last >= 0:
				part.choices[last].lines = append(part.choices[last].lines, l)
			default:
				part.stem = append(part.stem, l)
			}
		}
		if len(part.choices) < 2 || len(part.stem) == 0 || part.choices[0].label.kind != boxLabel && r.asking.index(fold(part.stemText())) == 0 && !hasQuestionMark(part.stemText()) || len(out) > 0 && out[0].choices[0].label.kind != part.choices[0].label.kind {
			return nil
		}
		out = append(out, part)
	}
	out[0].shared = d.stem
	return out
}

// goesOnInPart reports whether a label is the next of the choices of a part: another
// box, the next number, or the next of small Roman numbers.
func goesOnInPart(have []draftChoice, next choiceLabel) bool {
	if len(have) > 0 && have[0].label.kind != next.kind {
		return false
	}
	switch next.kind {
	case boxLabel:
		return true
	case digitLabel:
		return next.sign == decimalText(len(have)+1)
	case letterLabel:
		romans := strings.Fields(smallRomans)
		return len(have) < len(romans) && next.sign == romans[len(have)]
	}
	return false
}

// smallRomans number the choices of a part.
const smallRomans = "i ii iii iv v vi"

// answersInPart reports whether a numbered line under a part may be one of its
// choices: it neither asks nor orders anything.
func (r *recognizer) answersInPart(text string) bool {
	return text != "" && len(text) <= plainLimit && !isRoom(text) && !r.asksWhole(text) && !r.ordersWhole(text)
}
