package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/vote"
)

// leastChoiceRows is how many questions a sheet has that gives each choice a row.
const leastChoiceRows = 3

// choiceRows reads a sheet that prints a question again for each of its choices,
// with the letter of the choice or its truth beside it or as often as choices are,
// for what it is: the letters are no choices, and what is called an answer is one of
// several.
func (b *sheetBank) choiceRows() {
	if count(b.columns, lexicon.StemRole) != 1 {
		return
	}
	runs := b.stemRuns()
	if len(runs) < leastChoiceRows {
		return
	}
	flags := slices.IndexFunc(b.columns, func(c sheetColumn) bool {
		return c.Role != lexicon.StemRole && (b.inRuns(runs, c.At, oneIsTrue) || b.ticksOne(runs, c))
	})
	letters := slices.IndexFunc(b.columns, func(c sheetColumn) bool {
		return c.Role != lexicon.StemRole && c.Role != lexicon.AnswerRole && b.inRuns(runs, c.At, countsOn)
	})
	if letters < 0 && flags < 0 && !offered(runs) {
		return
	}
	columns := slices.Clone(b.columns)
	if letters >= 0 {
		columns[letters].Role = lexicon.NoRole
	}
	if flags >= 0 {
		columns[flags].Role = lexicon.FlagRole
	}
	for _, role := range []lexicon.Role{lexicon.ChoiceRole, lexicon.OptionsRole, lexicon.AnswerRole} {
		for i, c := range columns {
			if c.Role == role && b.inRuns(runs, c.At, allDiffer) {
				columns[i].Role, b.repeated = lexicon.ChoiceRole, true
				b.columns = columns
				if letters >= 0 {
					b.byLetter(runs, columns[letters].At)
				}
				return
			}
		}
	}
}

// stemRuns is the rows of a bank under each of its questions, nil unless nearly
// all questions have several.
func (b *sheetBank) stemRuns() [][]int {
	at := b.columns[stemColumn(b.columns)].At
	var out [][]int
	last, single := "", 0
	for i := b.from; i < b.to; i++ {
		row := b.grid.rows[i]
		if len(filled(row)) == 0 {
			continue
		}
		stem := lexicon.Fold(row[at].text)
		if stem == "" && len(out) > 0 {
			stem = last
		}
		if len(out) == 0 || stem != last {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], i)
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

// offered reports whether nearly all questions stand in as many rows as they have
// choices: two answers to one may both be right, more of them to every one are
// offered.
func offered(runs [][]int) bool {
	other := 0
	for _, run := range runs {
		if len(run) < 3 || len(run) > 6 {
			other++
		}
	}
	return other*20 <= len(runs)
}

// inRuns reports whether what a column says in a run of rows is as a rule wants
// it, in nearly all of them: people mistype.
func (b *sheetBank) inRuns(runs [][]int, at int, rule func(texts []string) bool) bool {
	other := 0
	for _, run := range runs {
		texts := make([]string, len(run))
		for i, k := range run {
			texts[i] = b.grid.rows[k][at].text
		}
		if !rule(texts) {
			other++
		}
	}
	return other*20 <= len(runs)
}

// countsOn reports whether texts are as many letters or numbers from the first
// on, in any order.
func countsOn(texts []string) bool {
	seen := make([]bool, len(texts))
	for _, t := range texts {
		n := coded.RecordKey(strings.Trim(t, " .)"))
		if n < 1 || n > len(texts) || seen[n-1] {
			return false
		}
		seen[n-1] = true
	}
	return true
}

// oneIsTrue reports whether texts say of some that they are right and of some that
// they are not.
func oneIsTrue(texts []string) bool {
	said := [2]bool{}
	for _, t := range texts {
		right, ok := vote.FlagOf(t)
		if !ok {
			return false
		}
		if right {
			said[1] = true
		} else {
			said[0] = true
		}
	}
	return said[0] && said[1]
}

// ticksOne reports whether a column has a tick or nothing beside the choices, and now at
// one and now at another: what stands in the first row of each is said of its question.
func (b *sheetBank) ticksOne(runs [][]int, c sheetColumn) bool {
	switch c.Role {
	case lexicon.PointsRole, lexicon.NumberRole, lexicon.TagRole:
		return false
	}
	places := map[int]bool{}
	return b.inRuns(runs, c.At, func(texts []string) bool {
		ticked := 0
		for i, t := range texts {
			if right, ok := vote.FlagOf(t); t != "" && (!ok || !right) {
				return false
			} else if right {
				ticked++
				places[i] = true
			}
		}
		return ticked > 0 && ticked < len(texts)
	}) && len(places) > 1
}

// allDiffer reports whether texts are all there and each another.
func allDiffer(texts []string) bool {
	said := map[string]bool{}
	for _, t := range texts {
		if t == "" || said[t] {
			return false
		}
		said[t] = true
	}
	return true
}

// byLetter brings the choices of every run into the order of their letters.
func (b *sheetBank) byLetter(runs [][]int, at int) {
	b.grid.rows = slices.Clone(b.grid.rows)
	for _, run := range runs {
		rows := make([][]sheetCell, len(run))
		for i, k := range run {
			rows[i] = b.grid.rows[k]
		}
		slices.SortStableFunc(rows, func(x, y []sheetCell) int {
			return coded.RecordKey(strings.Trim(x[at].text, " .)")) - coded.RecordKey(strings.Trim(y[at].text, " .)"))
		})
		for i, k := range run {
			b.grid.rows[k] = rows[i]
		}
	}
}
