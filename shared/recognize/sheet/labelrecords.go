package sheet

import (
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
)

// Bounds of a sheet that says in its first column what stands beside it: how many
// questions it has at least, and how many labels of what length at most.
const (
	leastRecords = 3
	mostLabels   = 12
	labelLength  = 40
)

// labelRecords turns a sheet of two columns, "Question | ...", "Answer | ...", "Options |
// ..." and more options in the rows below, into one with these labels for titles: each
// question begins where the first label comes again. Any other sheet is left.
func (g Grid) labelRecords() Grid {
	at := map[string]int{}
	var titles []sheetCell
	times, stem := map[string]int{}, ""
	open := false
	for _, row := range g.rows {
		switch cells := filled(row); {
		case len(cells) == 0:
			open = false
			continue
		case cells[len(cells)-1] != 1:
			return g
		case row[0].empty():
			if !open {
				return g
			}
			continue
		}
		label := lexicon.Fold(row[0].text)
		if open = true; utf8.RuneCountInString(label) > labelLength {
			return g
		}
		if times[label]++; times[label] > 1 {
			continue
		}
		at[label] = len(titles)
		titles = append(titles, row[0])
		if lexicon.RoleOf(row[0].text, lexicon.ColumnRoles()) == lexicon.StemRole {
			if stem != "" {
				return g
			}
			stem = label
		}
	}
	if stem == "" || times[stem] < leastRecords || len(titles) > mostLabels || !offersOrTells(titles) {
		return g
	}
	for _, n := range times {
		if n < 2 || n > times[stem] {
			return g
		}
	}
	return g.byLabels(titles, at)
}

// offersOrTells reports whether some label is that of choices listed in one place, which
// a column for each of them is not.
func offersOrTells(titles []sheetCell) bool {
	options, answers := 0, 0
	for _, t := range titles {
		switch lexicon.RoleOf(t.text, lexicon.ColumnRoles()) {
		case lexicon.OptionsRole:
			options++
		case lexicon.AnswerRole, lexicon.CorrectRole:
			answers++
		}
	}
	return options == 1 && answers > 0
}

// byLabels writes the records under their labels.
func (g Grid) byLabels(titles []sheetCell, at map[string]int) Grid {
	out := Grid{name: g.name, width: len(titles), rows: [][]sheetCell{titles}}
	var row []sheetCell
	last := -1
	for _, r := range g.rows {
		if len(filled(r)) == 0 || r[1].empty() && r[0].empty() {
			continue
		}
		k := last
		if !r[0].empty() {
			k = at[lexicon.Fold(r[0].text)]
			if row == nil || k == 0 || !row[k].empty() {
				row = make([]sheetCell, len(titles))
				out.rows = append(out.rows, row)
			}
		}
		if last = k; row[k].empty() {
			row[k] = r[1]
			continue
		}
		row[k].lines = append(row[k].lines[:len(row[k].lines):len(row[k].lines)], r[1].lines...)
		row[k].text += "\n" + r[1].text
	}
	return out
}
