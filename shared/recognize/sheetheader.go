package recognize

import (
	"slices"
	"strings"
	"unicode/utf8"
)

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
		if utf8.RuneCountInString(c.text) > 250 || strings.HasSuffix(c.text, "?") && utf8.RuneCountInString(c.text) > 25 {
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
	section := len(columns) > 0 && opensSection(columns[0].title)
	if section {
		columns[0].role = typeRole
	}
	oneTongue(columns)
	letteredTitles(columns)
	withoutAnswerTexts(columns)
	repeated(columns)
	oddChoice(columns)
	namesAside(columns)
	r.truthTitles(g, columns, below)
	if !settleTitles(g, columns, below, shown) && (!section || stemColumn(columns) < 0) {
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
		case c.role == noRole && count(columns, stemRole) == 1 && count(columns, correctRole) == 1:
			columns[i].role = wrongRole // "Right answer | More answer | More answer"
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

// namesAside takes the name of a question beside its text for no question.
func namesAside(columns []sheetColumn) {
	var names, texts, plain []int
	for i, c := range columns {
		if c.role != stemRole {
			continue
		}
		switch plainTitle(c.title) {
		case "question name", "question title", "questionname", "questiontitle":
			names = append(names, i)
		case "question text", "question stem", "question body", "question content", "questiontext", "stem", "prompt":
			texts = append(texts, i)
		case "question":
			plain = append(plain, i)
		}
	}
	if len(texts) == 0 && len(names) == 1 && plainTitle(columns[names[0]].title) == "question name" {
		texts = plain
	}
	if len(names) != 1 || len(texts) != 1 {
		return
	}
	columns[names[0]].role = tagRole
}

// letteredTitles takes titles that a letter begins, "A) First option", for choices
// beside a title of the question.
func letteredTitles(columns []sheetColumn) {
	for i, c := range columns {
		if c.role == noRole && choiceTitle.MatchString(plainTitle(c.title)) && count(columns, stemRole) > 0 {
			columns[i].role = choiceRole
		}
	}
}

// oddChoice takes a digit among letters, "A, B, C, D, 2", for no choice.
func oddChoice(columns []sheetColumn) {
	letters, digits := 0, 0
	for _, c := range columns {
		switch {
		case c.role != choiceRole || len(c.title) > 2:
		case isNumber(c.title):
			digits++
		default:
			letters++
		}
	}
	for i, c := range columns {
		if c.role == choiceRole && len(c.title) <= 2 && letters >= 2 && digits == 1 && isNumber(c.title) {
			columns[i].role = noRole
		}
	}
}

func isChoiceWord(t string) bool {
	return choiceColumn.MatchString(t + " 1")
}

// truthTitles finds a column to tick for true beside one for false. Signs that
// stand again and again below are no titles but what a list of people holds.
func (r *recognizer) truthTitles(g *sheetGrid, columns []sheetColumn, below int) {
	for i := 0; i+1 < len(columns); i++ {
		a, ok1 := r.truthOf(columns[i].title, true)
		b, ok2 := r.truthOf(columns[i+1].title, true)
		if !ok1 || !ok2 || a.value == b.value || below > 0 && (g.standsBelow(i, below-1) || g.standsBelow(i+1, below-1)) {
			continue
		}
		yes, no := i, i+1
		if b.value {
			yes, no = no, yes
		}
		columns[yes].role, columns[no].role = trueRole, falseRole
		return
	}
	if count(columns, answerRole, correctRole, choiceRole, wrongRole) == 0 {
		if i := slices.IndexFunc(columns, namesTruths); i >= 0 {
			columns[i].role = answerRole
		}
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

// namesTruths reports whether the title of a column is a pair of words for true
// and false, "True/False".
func namesTruths(c sheetColumn) bool {
	a, b, ok := strings.Cut(fold(c.title), "/")
	return ok && c.role == noRole && slices.ContainsFunc(truthPairs(), func(p [2]string) bool {
		right, wrong := strings.TrimSpace(a), strings.TrimSpace(b)
		return right == fold(p[0]) && wrong == fold(p[1]) || right == initial(p[0]) && wrong == initial(p[1])
	})
}

// settleTitles decides whether titles are those of a table of questions, and
// what the roles mean that depend on each other.
func settleTitles(g *sheetGrid, columns []sheetColumn, below, shown int) bool {
	cardSides(g, columns, below)
	rightAmongWrong(g, columns, below)
	choices := count(columns, choiceRole)
	if choices >= 2 || choices == 1 && count(columns, wrongRole) == 0 {
		setRole(columns, correctRole, answerRole)
	} else if count(columns, wrongRole) > 0 && count(columns, correctRole) == 0 && count(columns, answerRole) == 1 {
		setRole(columns, answerRole, correctRole)
	}
	for i, c := range columns {
		if c.role == optionsRole && count(columns, wrongRole) > 1 && !slices.ContainsFunc(g.texts(i, below, len(g.rows)), func(t string) bool { return !isNumber(t) }) {
			columns[i].role = asideRole // the variant of the test beside its wrong answers
		}
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
		findStem(g, columns, below, choices >= 2 || count(columns, correctRole) > 0 && count(columns, wrongRole) > 0 || truth || count(columns, optionsRole) > 0 || answered > 0 && count(columns, typeRole) > 0, answered > 0 && (saysTruth(g, columns, below) || givesClues(columns)))
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

// givesClues reports whether a column holds clues or riddles, which ask by
// themselves where another answers them.
func givesClues(columns []sheetColumn) bool {
	return slices.ContainsFunc(columns, func(c sheetColumn) bool {
		t := plainTitle(c.title)
		return c.role == looseStemRole && (t == "clue" || t == "riddle")
	})
}

// saysTruth reports whether the only answers of a sheet are true and false.
func saysTruth(g *sheetGrid, columns []sheetColumn, below int) bool {
	i := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.role == answerRole })
	if i < 0 {
		return false
	}
	values := g.texts(i, below, len(g.rows))
	_, _, _, ok := truthColumn(values)
	return ok || isFlags(values)
}

// findStem gives the stem to a column whose title might mean it, where the
// others leave no doubt (sure) or at least allow it (titled); failing that, in
// the sure case, to the one with the longest texts among those that are called
// nothing known.
func findStem(g *sheetGrid, columns []sheetColumn, below int, sure, titled bool) {
	sure = sure && titledInOrder(columns)
	if !sure && !titled {
		return
	}
	for _, loose := range []role{looseStemRole, leftRole} {
		if i := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.role == loose }); i >= 0 {
			columns[i].role = stemRole
			return
		}
	}
	if !sure {
		return
	}
	defer func() {
		if i := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.role == mediaRole }); stemColumn(columns) < 0 && i >= 0 {
			columns[i].role = stemRole // the picture asks
		}
	}()
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

// titledInOrder reports whether choices are titled A, B, C or 1, 2, 3 side by
// side, or with words: digits alone also stand in a row of data.
func titledInOrder(columns []sheetColumn) bool {
	last, n := -1, 0
	for i, c := range columns {
		if c.role != choiceRole {
			continue
		}
		n++
		t := plainTitle(c.title)
		short := len(t) <= 2
		if short && (last >= 0 && i != last+1 || isNumber(t) && t != decimalText(n) || !isNumber(t) && isASCII(t) && (n > len(lowerLetters) || fold(t) != lowerLetters[n-1:n])) {
			return false
		}
		last = i
	}
	return n <= maxChoices
}
