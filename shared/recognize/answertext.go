package recognize

// withoutAnswerTexts takes "Answer text" behind the letter of the answer for no
// further choice: with a column for each choice and one for the letter it only
// says the right one again.
func withoutAnswerTexts(columns []sheetColumn) {
	letters, answered := 0, false
	for i, c := range columns {
		switch {
		case c.role == choiceRole && len(c.title) == 1:
			letters++
		case c.role == answerRole || c.role == correctRole:
			answered = true
		case c.role == optionsRole && letters >= 2 && answered:
			columns[i].role = noRole
		}
	}
}
