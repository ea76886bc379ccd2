package rewrite

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Reunited puts labels of choices that stand on lines of their own, "A." over
// "Rome", in front of the line they label, where a row of them does or one goes on
// with the choices above it. A number alone is put there between lines of its row.
func (r *Reader) Reunited(lines []line.Line) []line.Line {
	v, letters := r.Vocabulary, r.Letters
	row := loneRow(lines, letters, v)
	out := lines[:0:len(lines)]
	for i := 0; i < len(lines); i++ {
		if !isLoneNumber(lines, i, v) && (!isLone(lines, i, v) || !row && !isNextLetter(out, lines[i], letters)) {
			out = append(out, lines[i])
			continue
		}
		l := lines[i]
		runs := append([]page.Run(nil), l.Runs...)
		out = append(out, line.NewLine(l, append(append(runs, page.Run{Text: " "}), lines[i+1].Runs...)))
		i++
	}
	return out
}

// isNextLetter reports whether a letter alone is the next behind that of the line above.
func isNextLetter(above []line.Line, l line.Line, letters [][]string) bool {
	if len(above) == 0 {
		return false
	}
	before, ok := above[len(above)-1].ChoiceLabel()
	c, _ := l.ChoiceLabel()
	return ok && before.Kind == c.Kind && before.Delim == c.Delim && before.Upper == c.Upper && flatten.Follows(before.Sign, c.Sign, letters, false)
}

// loneRow reports whether two letters that follow each other stand alone, in columns
// perhaps: "a.", "c.", "b.", "d.".
func loneRow(lines []line.Line, letters [][]string, v lexicon.Vocabulary) bool {
	first := ""
	for i := range lines {
		if !isLone(lines, i, v) {
			continue
		}
		c, _ := lines[i].ChoiceLabel()
		if flatten.Follows(first, c.Sign, letters, false) {
			return true
		}
		if lexicon.IsFirst(c.Sign, letters) {
			first = c.Sign
		}
	}
	return false
}

// isLone reports whether a line is a letter alone over a line of text. Under an
// empty "Answer:" it is the answer.
func isLone(lines []line.Line, i int, v lexicon.Vocabulary) bool {
	l := lines[i]
	if l.Kind != line.TextLine || l.Label != nil || len(l.Text) > 5 || i+1 == len(lines) {
		return false
	}
	c, ok := l.ChoiceLabel()
	if !ok || c.Kind != lexicon.LetterLabel || c.End != len(l.Text) {
		return false
	}
	if i > 0 {
		if n, ok := line.NoteOf(lines[i-1], v); ok && n.Value.Text == "" {
			return false
		}
	}
	return isPlainBelow(lines[i+1], v)
}

// isPlainBelow reports whether a line right below another is text without a label.
func isPlainBelow(l line.Line, v lexicon.Vocabulary) bool {
	return l.Kind == line.TextLine && l.Label == nil && !l.Gap && l.Text != "" && !isLabelled(l, v)
}

// isLoneNumber reports whether a line is a number alone over a line of text, in a row
// whose other numbers have theirs behind them: the next or the last stands right there.
func isLoneNumber(lines []line.Line, i int, v lexicon.Vocabulary) bool {
	q, ok := numberAhead(lines[i])
	if !ok || q.End != len(lines[i].Text) || i+1 == len(lines) || !isPlainBelow(lines[i+1], v) {
		return false
	}
	filled := func(k, number int) bool {
		return k >= 0 && k < len(lines) && lines[k].Text != "" && opensAt(lines[k], number) && !emptyNumber.MatchString(lines[k].Text)
	}
	return filled(i+2, q.Number+1) || filled(i-1, q.Number-1)
}
