package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
)

// leastChoiceRows is how many questions a sheet has that gives each choice a row.
const leastChoiceRows = 3

// choiceRows reads a sheet that prints a question again for each of its choices,
// with the letter of the choice beside it, for what it is: the letters are no
// choices, and what is called an answer is one of several.
func (b *sheetBank) choiceRows() {
	if count(b.columns, lexicon.StemRole) != 1 {
		return
	}
	runs := b.stemRuns()
	letters := slices.IndexFunc(b.columns, func(c sheetColumn) bool {
		return c.Role != lexicon.StemRole && c.Role != lexicon.AnswerRole && lettersRuns(runs, c.At)
	})
	if len(runs) < leastChoiceRows || letters < 0 {
		return
	}
	b.columns = slices.Clone(b.columns)
	b.columns[letters].Role = lexicon.NoRole
	for _, role := range []lexicon.Role{lexicon.ChoiceRole, lexicon.OptionsRole, lexicon.AnswerRole} {
		for i, c := range b.columns {
			if c.Role == role && differs(runs, c.At) {
				b.columns[i].Role, b.repeated = lexicon.ChoiceRole, true
				return
			}
		}
	}
}

// stemRuns is the rows of a bank under each of its questions, nil unless nearly
// all questions have several.
func (b *sheetBank) stemRuns() [][][]sheetCell {
	at := b.columns[stemColumn(b.columns)].At
	var out [][][]sheetCell
	last, single := "", 0
	for _, row := range b.grid.rows[b.from:b.to] {
		if len(filled(row)) == 0 {
			continue
		}
		stem := lexicon.Fold(row[at].text)
		if len(out) == 0 || stem != last {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], row)
		last = stem
	}
	for _, run := range out {
		if len(run) < 2 {
			single++
		}
	}
	if single*10 > len(out) {
		return nil
	}
	return out
}

// lettersRuns reports whether a column counts the rows of every run in letters or
// numbers.
func lettersRuns(runs [][][]sheetCell, at int) bool {
	for _, run := range runs {
		for i, row := range run {
			if coded.RecordKey(strings.Trim(row[at].text, " .)")) != i+1 {
				return false
			}
		}
	}
	return true
}

// differs reports whether a column says something else in every row of a run.
func differs(runs [][][]sheetCell, at int) bool {
	for _, run := range runs {
		said := map[string]bool{}
		for _, row := range run {
			if row[at].empty() || said[row[at].text] {
				return false
			}
			said[row[at].text] = true
		}
	}
	return true
}
