package asks

import (
	"strings"
	"unicode"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// gridReach is over how many lines the grid for the answers is looked for.
const gridReach = 5

// behindGrid is the line behind the grid for the answers below two lists to match, with what
// says to fill it in: a row of the letters of the first list, and room for a sign under each.
// It is i where there is none.
func (r *Reader) behindGrid(lines []line.Line, i int) int {
	said := 0
	for k := i; k < min(len(lines), i+gridReach); k++ {
		l := lines[k]
		switch {
		case isLetterGrid(l, r.Letters):
			for k++; k < len(lines) && lines[k].Kind == line.TextLine && lines[k].Text == ""; {
				k++
			}
			return k
		case l.Kind != line.TextLine, l.Label != nil, IsChoiceList(l), lexicon.HasQuestionMark(l.Text):
			return i
		case l.Text == "":
		default:
			n, noted := line.NoteOf(l, r.Vocabulary)
			if noted && (n.Class != lexicon.AnswerWord || n.Value.Text != "") {
				return i
			}
			if said++; !noted && said > 1 {
				return i
			}
		}
	}
	return i
}

// isLetterGrid reports whether a line has nothing but letters that count on.
func isLetterGrid(l line.Line, letters [][]string) bool {
	var cells []line.Line
	for _, sign := range strings.FieldsFunc(l.Text, func(r rune) bool { return unicode.IsSpace(r) || r == '|' }) {
		cells = append(cells, line.Line{Text: sign})
	}
	return l.Kind == line.TextLine && l.Label == nil && flatten.LettersOnly(cells, letters)
}
