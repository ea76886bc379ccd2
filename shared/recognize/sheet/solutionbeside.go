package sheet

import (
	"strconv"
	"strings"

	"formwright/shared/recognize/lexicon"
)

// leastReasonWords is how many words most cells of a column have that explains the answers.
const leastReasonWords = 4

// solutionBeside takes a column of sentences titled "Solution" for what explains the
// answers, where another column names one of the choices of every row by its letter or
// number.
func solutionBeside(g *Grid, columns []sheetColumn, below int) {
	choices := count(columns, lexicon.ChoiceRole, lexicon.WrongRole)
	if choices < 2 || count(columns, lexicon.AnswerRole, lexicon.CorrectRole) != 2 || count(columns, lexicon.ExplainRole) > 0 {
		return
	}
	named, said := -1, -1
	for i, c := range columns {
		if c.Role != lexicon.AnswerRole && c.Role != lexicon.CorrectRole {
			continue
		}
		switch values := g.texts(c.At, below, len(g.rows)); {
		case len(values) < 2:
			return
		case allNameChoices(values, choices):
			named = i
		case c.Role == lexicon.AnswerRole && mostlySentences(values):
			said = i
		}
	}
	if named >= 0 && said >= 0 {
		columns[said].Role = lexicon.ExplainRole
	}
}

// allNameChoices reports whether all values are the letter or the number of a choice.
func allNameChoices(values []string, choices int) bool {
	for _, v := range values {
		v = strings.TrimSpace(v)
		n, err := strconv.Atoi(v)
		if !isLetterSign(v) && (err != nil || n < 0 || n > choices) {
			return false
		}
	}
	return true
}

// mostlySentences reports whether most values have several words.
func mostlySentences(values []string) bool {
	long := 0
	for _, v := range values {
		if len(strings.Fields(v)) >= leastReasonWords {
			long++
		}
	}
	return long*5 >= len(values)*3
}
