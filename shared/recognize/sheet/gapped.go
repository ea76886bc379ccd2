package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// leastGapped is how many sentences with a gap make a column of questions.
const leastGapped = 3

// gappedStem gives the stem to the only column that is called nothing known and whose
// texts nearly all have a gap, where another holds the answers: "cloze_en | answer".
func gappedStem(g *Grid, columns []sheetColumn, below int) {
	if count(columns, lexicon.StemRole, lexicon.LooseStemRole) > 0 || count(columns, lexicon.AnswerRole, lexicon.CorrectRole) == 0 {
		return
	}
	found := -1
	for i, c := range columns {
		texts, gaps := g.texts(i, below, len(g.rows)), 0
		for _, t := range texts {
			if strings.Contains(t, "__") || strings.Contains(t, "....") || strings.Contains(t, "……") {
				gaps++
			}
		}
		if c.Role != lexicon.NoRole || gaps < leastGapped || gaps*10 < len(texts)*9 {
			continue
		}
		if found >= 0 {
			return
		}
		found = i
	}
	if found >= 0 {
		columns[found].Role = lexicon.StemRole
	}
}
