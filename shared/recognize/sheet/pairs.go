package sheet

import (
	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// pairsAcross reads a matching question that lists the entries in one cell and
// in the cell of the answer, line by line, what each is matched with.
func (b *sheetItem) pairsAcross() bool {
	if len(b.e.answers) != 1 || len(b.D.Choices) < 2 {
		return false
	}
	right := b.e.answers[0].cell.lines
	if len(right) != len(b.D.Choices) {
		return false
	}
	pairs := make([][2]sheetCell, len(right))
	for i, c := range b.D.Choices {
		pairs[i] = [2]sheetCell{{lines: c.Lines, text: c.Text()}, {lines: right[i : i+1], text: right[i].Text}}
	}
	if !b.pairItem(pairs) {
		return false
	}
	b.D.Choices = nil
	return true
}

// cardSides takes the sides of flash cards, titled as lists to match are, for
// questions and answers where the fronts ask.
func cardSides(g *Grid, columns []sheetColumn, below int) {
	front, back := -1, -1
	for i, c := range columns {
		switch c.Role {
		case lexicon.LeftRole:
			front = i
		case lexicon.MatchRole:
			back = i
		case lexicon.StemRole, lexicon.ChoiceRole, lexicon.AnswerRole, lexicon.CorrectRole, lexicon.WrongRole, lexicon.OptionsRole:
			return
		}
	}
	if front < 0 || back < 0 || !coded.AsksMostly(g.texts(front, below, len(g.rows))) {
		return
	}
	columns[front].Role, columns[back].Role = lexicon.StemRole, lexicon.AnswerRole
}
