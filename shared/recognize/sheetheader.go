package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// sheetColumn is a column of a sheet that lists questions.
type sheetColumn struct {
	at    int
	role  role
	title string
}

// sheetBank is a stretch of rows that list questions under one row of titles,
// or under none.
type sheetBank struct {
	grid     *sheetGrid
	head     int // the row of the titles; where it begins when there are none
	from, to int // its rows, without the titles
	columns  []sheetColumn
	kind     itemKind // what the titles say of every row
	vertical bool     // the choices of a question stand in the rows below it
	ordered  bool     // sequences stand in their right order
	votes    answerVotes
}

// headerSearch is how many rows are looked at for the first titles: teachers
// and platforms put instructions over them.
const headerSearch = 60

// banksOf cuts a sheet into banks, each under its own titles. Titles may be
// repeated, or change in the middle of a sheet.
func (r *recognizer) banksOf(g *sheetGrid) []sheetBank {
	var out []sheetBank
	for i := 0; i < len(g.rows); i++ {
		if len(out) == 0 && i >= headerSearch {
			break
		}
		if len(out) > 0 && !out[len(out)-1].repeatsTitles(g.rows[i]) {
			continue
		}
		columns, deep := r.titlesAt(g, i)
		if columns == nil {
			continue
		}
		if len(out) > 0 {
			out[len(out)-1].to = i
		}
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

// repeatsTitles reports whether a row may hold titles again: some cell is
// called as a stem's column is, and so are most of the others as columns are, or
// the first opens a section of one type.
func (b sheetBank) repeatsTitles(row []sheetCell) bool {
	known := columnRoles()
	titles, shown, stem := 0, 0, false
	for _, c := range row {
		if c.empty() {
			continue
		}
		shown++
		if len(c.text) > 120 {
			continue
		}
		t := plainTitle(c.text)
		r := known[fold(t)]
		stem = stem || r == stemRole || strings.HasPrefix(t, "question type:")
		if r != noRole || choiceColumn.MatchString(t) {
			titles++
		}
	}
	return stem && shown >= 2 && titles*2 >= shown
}

// titlesAt reads the row at i, with the one below it where the two share the
// titles, as titles of columns; nil when it is none. deep is how many rows
// they take.
func (r *recognizer) titlesAt(g *sheetGrid, i int) (columns []sheetColumn, deep int) {
	if i+1 < len(g.rows) {
		if both, ok := stacked(g.rows[i], g.rows[i+1]); ok {
			if columns := r.titles(g, both, i+2); columns != nil {
				return columns, 2
			}
		}
	}
	return r.titles(g, g.rows[i], i+1), 1
}

// stacked joins two rows of titles: "Question | Options | Answer" over
// "A | B | C | D".
func stacked(top, below []sheetCell) ([]sheetCell, bool) {
	known := columnRoles()
	choices := 0
	out := slices.Clone(top)
	for i, c := range below {
		if c.empty() {
			continue
		}
		if roleOf(c.text, known) != choiceRole || !top[i].empty() && roleOf(top[i].text, known) != optionsRole && !isChoiceWord(plainTitle(top[i].text)) {
			return nil, false
		}
		choices++
		out[i] = c
	}
	return out, choices >= 2
}

// titles reads a row as titles of columns over the rows from below on.
func (r *recognizer) titles(g *sheetGrid, row []sheetCell, below int) []sheetColumn {
	known := columnRoles()
	columns := make([]sheetColumn, len(row))
	shown := 0
	for i, c := range row {
		columns[i] = sheetColumn{at: i, title: c.text}
		if utf8.RuneCountInString(c.text) > 250 {
			return nil
		}
		switch {
		case !c.empty():
			shown++
			columns[i].role = roleOf(c.text, known)
		case c.under && i > 0 && (columns[i-1].role == optionsRole || columns[i-1].role == answerRole || columns[i-1].role == choiceRole):
			columns[i].role, columns[i].title = columns[i-1].role, columns[i-1].title
		}
	}
	if len(columns) > 0 && strings.HasPrefix(plainTitle(columns[0].title), "question type:") {
		columns[0].role = typeRole
	}
	repeated(columns)
	r.truthTitles(columns)
	if !settleTitles(g, columns, below, shown) {
		return nil
	}
	return columns
}

// repeated makes choices of titles that stand several times: "Choice, Choice,
// Choice", or one title merged over several columns.
func repeated(columns []sheetColumn) {
	seen := map[string]int{}
	for _, c := range columns {
		seen[plainTitle(c.title)]++
	}
	for i, c := range columns {
		t := plainTitle(c.title)
		if seen[t] < 2 || t == "" {
			continue
		}
		switch {
		case c.role == optionsRole, isChoiceWord(t) && count(columns, stemRole) < 2:
			columns[i].role = choiceRole
		}
	}
	after := false // untitled columns behind "Options"
	for i := range columns {
		switch {
		case columns[i].role == optionsRole || after && columns[i].role == choiceRole:
			after = true
		case after && columns[i].title == "":
			columns[i].role = choiceRole
		default:
			after = false
		}
	}
	if k := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.role == optionsRole }); k >= 0 && k+1 < len(columns) && columns[k+1].role == choiceRole {
		columns[k].role = choiceRole
	}
}

func isChoiceWord(t string) bool {
	return choiceColumn.MatchString(t + " 1")
}

func count(columns []sheetColumn, want ...role) int {
	n := 0
	for _, c := range columns {
		if slices.Contains(want, c.role) {
			n++
		}
	}
	return n
}

// truthTitles finds a column to tick for true beside one for false.
func (r *recognizer) truthTitles(columns []sheetColumn) {
	for i := 0; i+1 < len(columns); i++ {
		a, ok1 := r.truthOf(columns[i].title, true)
		b, ok2 := r.truthOf(columns[i+1].title, true)
		if !ok1 || !ok2 || a.value == b.value {
			continue
		}
		yes, no := i, i+1
		if b.value {
			yes, no = no, yes
		}
		columns[yes].role, columns[no].role = trueRole, falseRole
		return
	}
	for i, c := range columns {
		if c.role == trueRole || c.role == falseRole {
			columns[i].role = noRole
			if c.role == trueRole && count(columns, choiceRole, wrongRole) > 0 {
				columns[i].role = correctRole
			}
		}
	}
}

// settleTitles decides whether titles are those of a table of questions, and
// what the roles mean that depend on each other.
func settleTitles(g *sheetGrid, columns []sheetColumn, below, shown int) bool {
	choices := count(columns, choiceRole)
	if choices >= 2 || choices == 1 && count(columns, wrongRole) == 0 {
		setRole(columns, correctRole, answerRole)
	} else if count(columns, wrongRole) > 0 && count(columns, correctRole) == 0 && count(columns, answerRole) == 1 {
		setRole(columns, answerRole, correctRole)
	}
	if count(columns, optionsRole) > 0 {
		setRole(columns, correctRole, answerRole)
	}
	if count(columns, correctRole) > 0 && count(columns, wrongRole) == 0 {
		setRole(columns, correctRole, answerRole)
	}
	offered := count(columns, choiceRole, wrongRole, correctRole, optionsRole)
	answered := count(columns, answerRole, correctRole)
	truth := count(columns, trueRole) > 0
	if count(columns, leftRole) > 0 && count(columns, matchRole) > 0 && count(columns, stemRole) == 0 {
		return offered < 2
	}
	if count(columns, stemRole) == 0 {
		findStem(g, columns, below, offered >= 2 || truth || count(columns, optionsRole) > 0 || answered > 0 && count(columns, typeRole) > 0)
	}
	switch stems := count(columns, stemRole); {
	case stems == 0:
		return false
	case stems > 1 && answered == 0 && offered < 2:
		return false
	case offered >= 2, answered > 0, truth, count(columns, optionsRole) > 0:
		return true
	case count(columns, leftRole) > 0 || count(columns, matchRole) > 0:
		return true
	case shown == 1:
		return asksMostly(g.texts(stemColumn(columns), below, len(g.rows)))
	}
	return shown == count(columns, stemRole, numberRole, typeRole, pointsRole, tagRole, timeRole, mediaRole, hintRole, explainRole, asideRole) &&
		(count(columns, typeRole, pointsRole) > 0 || asksMostly(g.texts(stemColumn(columns), below, len(g.rows))))
}

func setRole(columns []sheetColumn, from, to role) {
	for i := range columns {
		if columns[i].role == from {
			columns[i].role = to
		}
	}
}

func stemColumn(columns []sheetColumn) int {
	return slices.IndexFunc(columns, func(c sheetColumn) bool { return c.role == stemRole })
}

// findStem gives the stem to a column whose title might mean it, where the
// others leave no doubt; failing that to the one with the longest texts among
// those that are called nothing known.
func findStem(g *sheetGrid, columns []sheetColumn, below int, sure bool) {
	if !sure {
		return
	}
	for _, loose := range []role{looseStemRole, leftRole, tagRole} {
		if i := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.role == loose }); i >= 0 && loose != tagRole {
			columns[i].role = stemRole
			return
		}
	}
	best, most := -1, 11
	for i, c := range columns {
		if c.role != noRole {
			continue
		}
		if n := meanLength(g.texts(i, below, len(g.rows))); n > most {
			best, most = i, n
		}
	}
	if best >= 0 {
		columns[best].role = stemRole
	}
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

// asksMostly reports whether most texts of a column are questions by their
// looks.
func asksMostly(texts []string) bool {
	n := 0
	for _, t := range texts {
		if looksAsked(t) {
			n++
		}
	}
	return n > 0 && n*2 >= len(texts)
}

// looksAsked reports whether a text ends as a question does, or leaves a gap.
func looksAsked(t string) bool {
	t = strings.TrimRight(t, " )]）*\"'”»")
	return strings.HasSuffix(t, "?") || strings.HasSuffix(t, "？") || strings.HasSuffix(t, "؟") || strings.Contains(t, "__") || strings.Contains(t, "....") ||
		strings.Contains(t, "……") || strings.Contains(t, "? ") && utf8.RuneCountInString(t) < 300
}

// sideBySide cuts a bank whose titles repeat - question, answer, question,
// answer - into one for each group.
func (b sheetBank) sideBySide() []sheetBank {
	var starts []int
	for i, c := range b.columns {
		if c.role == stemRole {
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
		if count(b.columns[s:end], answerRole, correctRole, choiceRole) == 0 {
			for _, s := range starts[1:] { // the same in another language
				b.columns[s].role = asideRole
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
			for end-1 > starts[k] && b.columns[end-1].role == numberRole {
				end--
			}
		}
		part := b
		part.columns = b.columns[from:end]
		from = end
		out = append(out, part)
	}
	return out
}
