package flatten

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// isAnswerGrid reports whether a table is room for the answers of one question: the letters
// of its entries over or beside cells that are empty. Nothing of it is to be read.
func isAnswerGrid(t page.Table) bool {
	if len(t.Rows) < 2 {
		return false
	}
	for i, row := range t.Rows[1:] {
		for k, c := range CellLines(row) {
			if k == 0 && i == 0 && isAnswerWord(c) {
				continue
			}
			if c.Kind != line.TextLine || !c.Empty() && !line.IsRoom(c.Text) {
				return false
			}
		}
	}
	first := CellLines(t.Rows[0])
	if len(first) > 0 && (first[0].Empty() || isAnswerWord(first[0])) {
		first = first[1:]
	}
	return LettersOnly(first, lexicon.Words().Letters)
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
