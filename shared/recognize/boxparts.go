package recognize

// boxedParts cuts a question each of whose lettered lines has a row of boxes of
// its own, "(a) Which is the fastest? ☐ ... ☐ ... (b) ...", into one draft for
// each; nil where one has none.
func boxedParts(d draft) []draft {
	if len(d.choices) < 2 || d.choices[0].label.kind != letterLabel || d.hasAnswer() {
		return nil
	}
	var out []draft // hardly any have boxes
	for i, c := range d.choices {
		part := draft{part: true, labelled: true, label: questionLabel{kind: plainNumber, text: partLabel(c.label, i)}}
		lines := c.lines
		if i+1 == len(d.choices) { // what stands behind the last is its own
			lines = append(lines[:len(lines):len(lines)], d.trailing...)
		}
		for _, l := range lines {
			box, ok := l.choiceLabel()
			switch last := len(part.choices) - 1; {
			case ok && box.kind == boxLabel:
				part.choices = append(part.choices, draftChoice{label: box, lines: []line{l.from(box.end)}})
			case last >= 0:
				part.choices[last].lines = append(part.choices[last].lines, l)
			default:
				part.stem = append(part.stem, l)
			}
		}
		if len(part.choices) < 2 || len(part.stem) == 0 {
			return nil
		}
		out = append(out, part)
	}
	out[0].shared = d.stem
	return out
}
