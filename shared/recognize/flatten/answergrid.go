package flatten

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// isAnswerGrid reports whether a table is room for the answers of one question or of a test:
// signs that count on over cells that are empty, or beside them too. Nothing of it is to be
// read.
func isAnswerGrid(t page.Table) bool {
	if len(t.Rows) < 2 {
		return false
	}
	first := CellLines(t.Rows[0])
	if len(first) > 0 && (first[0].Empty() || isAnswerWord(first[0])) {
		first = first[1:]
	}
	if !LettersOnly(first, lexicon.Words().Letters) && !digitsOnly(first) {
		return false
	}
	var signs []line.Line
	for i, row := range t.Rows[1:] {
		for k, c := range CellLines(row) {
			switch {
			case c.Kind != line.TextLine:
				return false
			case c.Empty(), line.IsRoom(c.Text), k == 0 && i == 0 && isAnswerWord(c):
			case k > 0:
				return false
			default:
				signs = append(signs, c)
			}
		}
	}
	return len(signs) == 0 || len(signs) == len(t.Rows)-1 && (digitsOnly(signs) || LettersOnly(signs, lexicon.Words().Letters))
}

// digitsOnly reports whether cells hold nothing but numbers that count from 1 on, two or more.
func digitsOnly(cells []line.Line) bool {
	for i, c := range cells {
		if c.Kind != line.TextLine || strings.TrimRight(c.Text, ".) ") != lexicon.DecimalText(i+1) {
			return false
		}
	}
	return len(cells) >= 2
}

// isAnswerWord reports whether a cell says that answers stand beside it.
func isAnswerWord(l line.Line) bool {
	_, ok := lexicon.Words().Vocabulary.Is(strings.TrimRight(l.Text, ": "), lexicon.AnswerWord)
	return ok
}

// LettersOnly reports whether cells hold single letters that count from the first on, two or
// more.
func LettersOnly(cells []line.Line, letters [][]string) bool {
	last := ""
	for _, c := range cells {
		sign := strings.Trim(c.Text, "|_.) ")
		r, size := utf8.DecodeRuneInString(sign)
		folded := lexicon.Fold(sign)
		if c.Kind != line.TextLine || size == 0 || size < len(sign) || !unicode.IsLetter(r) || last == "" && !lexicon.IsFirst(folded, letters) || last != "" && !Follows(last, folded, letters, false) {
			return false
		}
		last = folded
	}
	return len(cells) >= 2
}
