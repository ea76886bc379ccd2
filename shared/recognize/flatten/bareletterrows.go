package flatten

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastLetterRows is how many rows with bare letters a table has at least.
const leastLetterRows = 2

// bareLetterRows reads a table whose rows are the choices for the gaps of a text,
// "1 | A gone | B come | C moved", the letters in cells of their own or not, as one
// line each: so they look where they are set with tabs.
func (f *Flattener) bareLetterRows(t page.Table) bool {
	if len(t.Rows) < leastLetterRows {
		return false
	}
	rows := make([]line.Line, len(t.Rows))
	for i, row := range t.Rows {
		cells := CellLines(row)
		if len(cells) <= LeastBareLetters || cells[0].Text != "" && !lexicon.IsNumber(strings.Trim(cells[0].Text, "().")) || cells[0].Text == "" && cells[0].Label == nil || !countsBare(cells[1:]) {
			return false
		}
		joined := cells[0]
		for _, c := range cells[1:] {
			joined.Runs = append(append(joined.Runs[:len(joined.Runs):len(joined.Runs)], page.Run{Text: "\t"}), c.Runs...)
		}
		rows[i] = line.NewLine(joined, joined.Runs)
	}
	for _, l := range rows {
		f.push(l)
	}
	return true
}

// countsBare reports whether cells begin with the capitals from A on, and each has
// words behind its letter or in the next cell.
func countsBare(cells []line.Line) bool {
	letter := byte('A')
	for i := 0; i < len(cells); i++ {
		if cells[i].Label != nil || cells[i].Kind != line.TextLine {
			return false
		}
		head, rest, _ := strings.Cut(cells[i].Text, " ")
		if head != string(letter) {
			return false
		}
		if rest == "" {
			if i++; i == len(cells) || cells[i].Text == "" {
				return false
			}
		}
		letter++
	}
	return letter >= 'A'+LeastBareLetters
}

// bareChoice is the label of a choice that is all a text says.
func bareChoice(s string) (lexicon.ChoiceLabel, bool) {
	if !IsBareLabel(s) {
		return lexicon.ChoiceLabel{}, false
	}
	return line.ChoiceLabelOf(strings.Trim(s, "().") + ". x")
}
