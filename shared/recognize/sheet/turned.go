package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// leastTitled is how many columns of choices a sheet of questions has at the least.
const leastTitled = 2

// upright turns a sheet whose titles stand one below the other in its first column, with
// a question in each column beside them.
func (g Grid) upright() Grid {
	if g.width < leastTitled || len(g.rows) < leastTitled+2 {
		return g
	}
	var first []string
	for _, row := range g.rows {
		if row[0].wide || row[0].under {
			return g
		}
		first = append(first, row[0].text)
	}
	var top []string
	for _, c := range g.rows[0] {
		top = append(top, c.text)
	}
	if !titlesOfQuestions(first) || titlesOfQuestions(top) {
		return g
	}
	out := Grid{name: g.name, width: len(g.rows)}
	for c := range g.width {
		row := make([]sheetCell, len(g.rows))
		for r := range g.rows {
			row[r] = g.rows[r][c]
		}
		out.rows = append(out.rows, row)
	}
	return out
}

// titlesOfQuestions reports whether texts are titles, most of them: of one question, its
// choices and the right one, each once.
func titlesOfQuestions(texts []string) bool {
	known := lexicon.ColumnRoles()
	seen := map[string]bool{}
	var count [lexicon.LastRole + 1]int
	told := 0
	for _, text := range texts {
		if text = lexicon.Fold(strings.TrimSpace(text)); text == "" || seen[text] {
			continue
		}
		seen[text] = true
		role := lexicon.RoleOf(text, known)
		if count[role]++; role != lexicon.NoRole {
			told++
		}
	}
	return told*3 >= len(seen)*2 && count[lexicon.StemRole] == 1 && count[lexicon.AnswerRole]+count[lexicon.CorrectRole] == 1 && count[lexicon.ChoiceRole]+count[lexicon.WrongRole] >= leastTitled
}
