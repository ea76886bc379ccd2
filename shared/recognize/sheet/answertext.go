package sheet

import "formwright/shared/recognize/lexicon"

// sheetColumn is a column of a sheet that lists questions.
type sheetColumn struct {
	At     int
	Role   lexicon.Role
	Title  string
	offers bool // a column of answers whose cells may list the choices
}

// withoutAnswerTexts takes "Answer text" behind the letter of the answer for no
// further choice: with a column for each choice and one for the letter it only
// says the right one again.
func withoutAnswerTexts(columns []sheetColumn) {
	letters, answered := 0, false
	for i, c := range columns {
		switch {
		case c.Role == lexicon.ChoiceRole && len(c.Title) == 1:
			letters++
		case c.Role == lexicon.AnswerRole || c.Role == lexicon.CorrectRole:
			answered = true
		case c.Role == lexicon.OptionsRole && letters >= 2 && answered:
			columns[i].Role = lexicon.NoRole
		}
	}
}
