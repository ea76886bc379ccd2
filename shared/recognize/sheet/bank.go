package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
)

// sheetBank is a stretch of rows that list questions under one row of titles,
// or under none.
type sheetBank struct {
	grid     *Grid
	head     int // the row of the titles; where it begins when there are none
	from, to int // its rows, without the titles
	columns  []sheetColumn
	kind     itemKind // what the titles say of every row
	vertical bool     // the choices of a question stand in the rows below it
	repeated bool     // a question is printed again for each choice, see choiceRows
	headed   bool     // every row with a stem begins a question, see flaggedRows
	ordered  bool     // sequences stand in their right order
	votes    answerVotes
	truth    *saidTruth // see truths
	section  string     // the heading over it
	halfway  bool       // see halfPointed
	shares   []int      // the columns of choices' points, see shareColumns
	wrongs   wrongList  // how the cells of wrong choices list them
}

// headerSearch is how many rows are looked at for the first titles: teachers
// and platforms put instructions over them.
const headerSearch = 60

// banksOf cuts a sheet into banks, each under its own titles. Titles may be
// repeated, or change in the middle of a sheet.
func (r *Reader) banksOf(g *Grid) []sheetBank {
	var out []sheetBank
	for i := 0; i < len(g.rows); i++ {
		if len(out) == 0 && i >= headerSearch {
			break
		}
		if len(out) > 0 && !out[len(out)-1].repeatsTitles(i) {
			continue
		}
		columns, deep := r.titlesAt(g, i)
		if columns == nil || !opensSection(columns[0].Title) && !asksInWords(g, columns, i+deep) {
			continue
		}
		if len(out) > 0 {
			out[len(out)-1].to = i
		}
		g.judgedBeside(columns, i+deep)
		out = append(out, sheetBank{grid: g, head: i, from: i + deep, to: len(g.rows), columns: columns, kind: titledKind(columns)})
		i += deep - 1
	}
	var split []sheetBank
	for _, b := range out {
		split = append(split, b.sideBySide()...)
	}
	for i := range split {
		r.refine(&split[i])
	}
	return split
}

// asksInWords reports whether the stems under titles are words: a column of
// numbers called Question is a key or a list of results.
func asksInWords(g *Grid, columns []sheetColumn, from int) bool {
	stem := stemColumn(columns)
	if stem < 0 {
		return true
	}
	texts := g.texts(stem, from, len(g.rows))
	numbers := 0
	for _, t := range texts {
		if lexicon.IsNumber(strings.TrimRight(t, ".)")) {
			numbers++
		}
	}
	return len(texts) > 0 && numbers*2 <= len(texts)
}

// repeatsTitles reports whether a row may hold titles again: some cell is
// called as a stem's column is, and so are most of the others as columns are, or
// the first opens a section of one kind. What stands in the row above too is the
// value of a column, not its title.
func (b sheetBank) repeatsTitles(i int) bool {
	row, above := b.grid.rows[i], b.grid.rows[i-1]
	if len(row) > 0 && opensSection(row[0].text) {
		return true
	}
	known := lexicon.ColumnRoles()
	titles, shown, stem := 0, 0, false
	for k, c := range row {
		if c.empty() {
			continue
		}
		shown++
		if len(c.text) > 120 || k < len(above) && above[k].text == c.text {
			continue
		}
		t := lexicon.PlainTitle(c.text)
		r := known[lexicon.Fold(t)]
		stem = stem || r == lexicon.StemRole
		if r != lexicon.NoRole || lexicon.ChoiceColumn.MatchString(t) {
			titles++
		}
	}
	return stem && shown >= 2 && titles*2 >= shown
}

func count(columns []sheetColumn, want ...lexicon.Role) int {
	n := 0
	for _, c := range columns {
		if slices.Contains(want, c.Role) {
			n++
		}
	}
	return n
}

func setRole(columns []sheetColumn, from, to lexicon.Role) {
	for i := range columns {
		if columns[i].Role == from {
			columns[i].Role = to
		}
	}
}

func stemColumn(columns []sheetColumn) int {
	return slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.StemRole })
}

func meanLength(texts []string) int {
	if len(texts) == 0 {
		return 0
	}
	n := 0
	for _, t := range texts {
		n += utf8.RuneCountInString(t)
	}
	return n / len(texts)
}

// sideBySide cuts a bank whose titles repeat - question, answer, question,
// answer - into one for each group.
func (b sheetBank) sideBySide() []sheetBank {
	var starts []int
	for i, c := range b.columns {
		if c.Role == lexicon.StemRole {
			starts = append(starts, i)
		}
	}
	if len(starts) < 2 {
		return []sheetBank{b}
	}
	for k, s := range starts {
		end := len(b.columns)
		if k+1 < len(starts) {
			end = starts[k+1]
		}
		if count(b.columns[s:end], lexicon.AnswerRole, lexicon.CorrectRole, lexicon.ChoiceRole) == 0 {
			for _, s := range starts[1:] { // the same in another language
				b.columns[s].Role = lexicon.AsideRole
			}
			return []sheetBank{b}
		}
	}
	var out []sheetBank
	from := 0
	for k := range starts {
		end := len(b.columns)
		if k+1 < len(starts) {
			end = starts[k+1]
			for end-1 > starts[k] && b.columns[end-1].Role == lexicon.NumberRole {
				end--
			}
		}
		part := b
		part.columns = b.columns[from:end]
		from = end
		if count(part.columns, lexicon.ChoiceRole) == 1 && count(part.columns, lexicon.AnswerRole, lexicon.CorrectRole, lexicon.WrongRole, lexicon.FlagRole) == 0 {
			setRole(part.columns, lexicon.ChoiceRole, lexicon.AnswerRole) // "Question 1 | Answer 1 | Question 2 | Answer 2"
		}
		out = append(out, part)
	}
	return out
}
