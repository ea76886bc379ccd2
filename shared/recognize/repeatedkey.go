package recognize

import "formwright/shared/page"

// repeatedKey numbers the answers below the heading of a key that has none where
// each repeats a choice above, letter and text, in the order of the questions: "b)
// Rome". The number is that of the question the choice stands under.
func (r *recognizer) repeatedKey(lines []line) []line {
	for at := len(lines) - 1; at > 0; at-- {
		if r.isKeyHeading(lines[at]) {
			return r.numberedRepeats(lines, at)
		}
		if c, ok := lines[at].choiceLabel(); lines[at].text != "" && (!ok || c.kind != letterLabel) {
			return lines
		}
	}
	return lines
}

// numberedRepeats numbers the lines below the heading at a place; the lines as they
// are where one repeats nothing.
func (r *recognizer) numberedRepeats(lines []line, heading int) []line {
	out := append([]line(nil), lines...)
	from, said := 0, 0
	for k := heading + 1; k < len(lines); k++ {
		if lines[k].text == "" {
			continue
		}
		i := from
		number := 0
		for ; i < heading && fold(lines[i].text) != fold(lines[k].text); i++ {
			if q, ok := lines[i].questionLabel(r.vocabulary); ok && q.number > 0 && (q.kind == wordNumber || q.kind == plainNumber) {
				number = q.number
			}
		}
		if i == heading || number == 0 {
			return lines
		}
		from = i + 1
		said++
		l := lines[k]
		l.label = nil
		out[k] = newLine(l, append([]page.Run{{Text: decimalText(number) + ". "}}, l.runs...))
	}
	if said < bareKeyLines {
		return lines
	}
	return out
}
