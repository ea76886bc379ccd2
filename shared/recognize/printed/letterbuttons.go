package printed

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastButtons is how many letters stand above the choices.
const leastButtons = 3

// WithoutLetterButtons leaves out the letters from A on that stand one to a line
// right above choices with just these letters: they are buttons of a page, or to be
// circled.
//
//	A
//	B
//	C
//
//	A: Rome
//	B: Oslo
//	C: Bern
func WithoutLetterButtons(lines []line.Line) []line.Line {
	var out []line.Line
	copied := 0
	for i := 0; i < len(lines); i++ {
		n, end := buttons(lines, i)
		if n < leastButtons || letteredFrom(lines, end) != n {
			continue
		}
		out = append(out, lines[copied:i]...)
		i, copied = end-1, end
	}
	if out == nil {
		return lines
	}
	return append(out, lines[copied:]...)
}

// buttons counts the letters in order that stand alone from a line on, and gives the
// line behind them.
func buttons(lines []line.Line, from int) (n, end int) {
	end = from
	for i := from; i < len(lines); i++ {
		switch l := lines[i]; {
		case l.Empty() && n > 0:
		case l.Kind == line.TextLine && l.Label == nil && l.Text == string(rune('A'+n)):
			n, end = n+1, i+1
		default:
			return n, end
		}
	}
	return n, end
}

// letteredFrom counts the choices lettered from A on that follow each other from a line on.
func letteredFrom(lines []line.Line, from int) (n int) {
	for i := from; i < len(lines); i++ {
		if lines[i].Empty() {
			continue
		}
		c, ok := lines[i].ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel || strings.Trim(c.Text, "().:") != string(rune('A'+n)) {
			return n
		}
		n++
	}
	return n
}
