package recognize

// pairsAcross reads a matching question that lists the entries in one cell and
// in the cell of the answer, line by line, what each is matched with.
func (b *sheetItem) pairsAcross() bool {
	if len(b.e.answers) != 1 || len(b.d.choices) < 2 {
		return false
	}
	right := b.e.answers[0].cell.lines
	if len(right) != len(b.d.choices) {
		return false
	}
	pairs := make([][2]sheetCell, len(right))
	for i, c := range b.d.choices {
		pairs[i] = [2]sheetCell{{lines: c.lines, text: c.text()}, {lines: right[i : i+1], text: right[i].text}}
	}
	if !b.pairItem(pairs) {
		return false
	}
	b.d.choices = nil
	return true
}

// cardSides takes the sides of flash cards, titled as lists to match are, for
// questions and answers where the fronts ask.
func cardSides(g *sheetGrid, columns []sheetColumn, below int) {
	front, back := -1, -1
	for i, c := range columns {
		switch c.role {
		case leftRole:
			front = i
		case matchRole:
			back = i
		case stemRole, choiceRole, answerRole, correctRole, wrongRole, optionsRole:
			return
		}
	}
	if front < 0 || back < 0 || !asksMostly(g.texts(front, below, len(g.rows))) {
		return
	}
	columns[front].role, columns[back].role = stemRole, answerRole
}
