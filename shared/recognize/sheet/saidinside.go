package sheet

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// linesBeforeSaid is how many lines of an explanation are looked at for the answer: one
// says what follows, "Answer and explanation".
const linesBeforeSaid = 2

// answersListed says that the column of answers offers choices where half its cells list
// some by letters and what explains most of these says which is right, "Answer: B. ...".
// Its other cells are answers. Lists that nothing chooses from are what is asked for.
func (r *Reader) answersListed(g *Grid, columns []sheetColumn, below int) {
	if count(columns, lexicon.AnswerRole) != 1 || count(columns, lexicon.ExplainRole) != 1 || count(columns, lexicon.ChoiceRole, lexicon.OptionsRole, lexicon.CorrectRole, lexicon.WrongRole, lexicon.FlagRole) > 0 {
		return
	}
	role := func(want lexicon.Role) int {
		return slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == want })
	}
	list, explained := role(lexicon.AnswerRole), role(lexicon.ExplainRole)
	rows, listed, said := 0, 0, 0
	for _, row := range g.rows[below:] {
		if row[list].empty() {
			continue
		}
		rows++
		if !listsChoices(row[list]) {
			continue
		}
		listed++
		if _, ok := r.saidInside(row[columns[explained].At]); ok {
			said++
		}
	}
	columns[list].offers = listed >= 3 && listed*2 >= rows && said*10 >= listed*8
}

// listsChoices reports whether a cell lists choices by their letters.
func listsChoices(cell sheetCell) bool {
	return len(letteredItems(strings.Join(strings.Fields(cell.text), " "))) >= 2
}

// saidInside is the answer with which an explanation opens, "Answer: B. Water boils":
// in bold too, as what was written in Markdown has it.
func (r *Reader) saidInside(cell sheetCell) (sheetAnswer, bool) {
	for _, l := range cell.lines[:min(len(cell.lines), linesBeforeSaid)] {
		if strings.Contains(l.Text, "**") {
			l = line.NewLine(line.LineAt(l.Pos()), []page.Run{{Text: strings.ReplaceAll(l.Text, "**", "")}})
		}
		n, ok := line.NoteOf(l, r.Vocabulary)
		if !ok || n.Class != lexicon.AnswerWord || n.Value.Text == "" {
			continue
		}
		if sign, labelled := line.ChoiceLabelOf(n.Value.Text); labelled && sign.Kind == lexicon.LetterLabel {
			n.Value = n.Value.Cut(0, sign.End) // what follows says it again, or why
		}
		value := sheetCell{lines: []line.Line{n.Value}, text: strings.TrimSpace(n.Value.Text), pos: cell.pos}
		return sheetAnswer{cell: value}, true
	}
	return sheetAnswer{}, false
}

// answerInside adds the answer that an explanation gives where no column does.
func (s *sheetRows) answerInside(e *sheetEntry, cell sheetCell) {
	elsewhere := func(c sheetColumn) bool {
		return c.Role == lexicon.AnswerRole && !c.offers || c.Role == lexicon.CorrectRole || c.Role == lexicon.FlagRole
	}
	if len(e.draft.Choices) < 2 || slices.ContainsFunc(s.bank.columns, elsewhere) {
		return
	}
	if a, ok := s.r.saidInside(cell); ok {
		e.answers = append(e.answers, a)
	}
}
