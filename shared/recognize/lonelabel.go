package recognize

import "formwright/shared/page"

// reunited puts labels of choices that stand on lines of their own, "A." over
// "Rome", in front of the line they label, where a row of them does.
func (r *recognizer) reunited(lines []line) []line {
	v, letters := r.vocabulary, r.letters
	if !loneRow(lines, letters, v) {
		return lines
	}
	out := lines[:0:len(lines)]
	for i := 0; i < len(lines); i++ {
		if !isLone(lines, i, v) {
			out = append(out, lines[i])
			continue
		}
		l := lines[i]
		runs := append([]page.Run(nil), l.runs...)
		out = append(out, newLine(l, append(append(runs, page.Run{Text: " "}), lines[i+1].runs...)))
		i++
	}
	return out
}

// loneRow reports whether two letters that follow each other stand alone.
func loneRow(lines []line, letters [][]string, v vocabulary) bool {
	last := ""
	for i := range lines {
		if !isLone(lines, i, v) {
			continue
		}
		c, _ := lines[i].choiceLabel()
		if isFirst(last, letters) && follows(last, c.sign, letters, false) {
			return true
		}
		last = c.sign
	}
	return false
}

// isLone reports whether a line is a letter alone over a line of text. Under an
// empty "Answer:" it is the answer.
func isLone(lines []line, i int, v vocabulary) bool {
	l := lines[i]
	if l.kind != textLine || l.label != nil || len(l.text) > 5 || i+1 == len(lines) {
		return false
	}
	c, ok := l.choiceLabel()
	if !ok || c.kind != letterLabel || c.end != len(l.text) {
		return false
	}
	if i > 0 {
		if n, ok := noteOf(lines[i-1], v); ok && n.value.text == "" {
			return false
		}
	}
	next := lines[i+1]
	return next.kind == textLine && next.label == nil && !next.gap && next.text != "" && !isLabelled(next, v)
}
