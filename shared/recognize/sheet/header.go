package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// titlesAt reads the row at i, with the one below it where the two share the
// titles, as titles of columns; nil when it is none. deep is how many rows
// they take.
func (r *Reader) titlesAt(g *Grid, i int) (columns []sheetColumn, deep int) {
	if i+1 < len(g.rows) {
		if both, ok := stacked(g.rows[i], g.rows[i+1]); ok {
			if columns := r.titles(g, both, i+2); columns != nil {
				return columns, 2
			}
		}
	}
	if columns := r.titles(g, g.rows[i], i+1); columns != nil {
		return columns, 1
	}
	if tails, ok := blockTitles(g.rows[i]); ok {
		return r.titles(g, tails, i+1), 1
	}
	return nil, 1
}

// stacked joins two rows of titles: "Question | Options | Answer" over
// "A | B | C | D".
func stacked(top, below []sheetCell) ([]sheetCell, bool) {
	known := lexicon.ColumnRoles()
	choices := 0
	out := slices.Clone(top)
	for i, c := range below {
		if c.empty() {
			continue
		}
		if lexicon.RoleOf(c.text, known) != lexicon.ChoiceRole || !top[i].empty() && lexicon.RoleOf(top[i].text, known) != lexicon.OptionsRole && !isChoiceWord(lexicon.PlainTitle(top[i].text)) {
			return nil, false
		}
		choices++
		out[i] = c
	}
	return out, choices >= 2
}

// titles reads a row as titles of columns over the rows from below on.
func (r *Reader) titles(g *Grid, row []sheetCell, below int) []sheetColumn {
	known := lexicon.ColumnRoles()
	columns := make([]sheetColumn, len(row))
	shown := 0
	for i, c := range row {
		columns[i] = sheetColumn{At: i, Title: c.text}
		if utf8.RuneCountInString(c.text) > 250 || strings.HasSuffix(c.text, "?") && utf8.RuneCountInString(c.text) > 25 {
			return nil
		}
		switch {
		case !c.empty():
			shown++
			columns[i].Role = lexicon.RoleOf(c.text, known)
		case c.under && i > 0 && (columns[i-1].Role == lexicon.OptionsRole || columns[i-1].Role == lexicon.AnswerRole || columns[i-1].Role == lexicon.ChoiceRole):
			columns[i].Role, columns[i].Title = columns[i-1].Role, columns[i-1].Title
		}
	}
	section := len(columns) > 0 && opensSection(columns[0].Title)
	if section {
		columns[0].Role = lexicon.TypeRole
	}
	oneTongue(columns)
	initialTitles(columns)
	letteredTitles(columns)
	takenTitles(columns)
	withoutAnswerTexts(columns)
	flaggedTitles(columns)
	flagColumns(g, columns, below)
	repeated(columns)
	oddChoice(columns)
	namesAside(columns)
	listings(g, columns, below)
	r.answersListed(g, columns, below)
	r.countedTruths(columns)
	r.truthTitles(g, columns, below)
	if !settleTitles(g, columns, below, shown) && (!section || stemColumn(columns) < 0) || r.saidBelow(g, columns, below) {
		return nil
	}
	return columns
}

// repeated makes choices of titles that stand several times: "Choice, Choice,
// Choice", or one title merged over several columns.
func repeated(columns []sheetColumn) {
	seen := map[string]int{}
	for _, c := range columns {
		seen[lexicon.PlainTitle(c.Title)]++
	}
	for i, c := range columns {
		t := lexicon.PlainTitle(c.Title)
		if seen[t] < 2 || t == "" {
			continue
		}
		switch {
		case c.Role == lexicon.OptionsRole && seen[t] != count(columns, lexicon.StemRole), isChoiceWord(t) && count(columns, lexicon.StemRole) < 2:
			columns[i].Role = lexicon.ChoiceRole
		case c.Role == lexicon.NoRole && count(columns, lexicon.StemRole) == 1 && count(columns, lexicon.CorrectRole) == 1:
			columns[i].Role = lexicon.WrongRole // "Right answer | More answer | More answer"
		}
	}
	after := false // untitled columns behind "Options"
	for i := range columns {
		switch {
		case columns[i].Role == lexicon.OptionsRole || after && columns[i].Role == lexicon.ChoiceRole:
			after = true
		case after && columns[i].Title == "":
			columns[i].Role = lexicon.ChoiceRole
		default:
			after = false
		}
	}
	if k := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.OptionsRole }); k >= 0 && k+1 < len(columns) && columns[k+1].Role == lexicon.ChoiceRole {
		columns[k].Role = lexicon.ChoiceRole
	}
}

// namesAside takes the name of a question beside its text for no question.
func namesAside(columns []sheetColumn) {
	var names, texts, plain []int
	for i, c := range columns {
		if c.Role != lexicon.StemRole {
			continue
		}
		switch lexicon.PlainTitle(c.Title) {
		case "question name", "question title", "questionname", "questiontitle":
			names = append(names, i)
		case "question text", "question stem", "question body", "question content", "questiontext", "stem", "prompt", "quiz question":
			texts = append(texts, i)
		case "question":
			plain = append(plain, i)
		}
	}
	if len(texts) == 0 && len(names) == 1 && lexicon.PlainTitle(columns[names[0]].Title) == "question name" {
		texts = plain
	}
	if len(names) != 1 || len(texts) != 1 {
		return
	}
	columns[names[0]].Role = lexicon.TagRole
}

// letteredTitles takes titles that a letter begins, "A) First option", for choices
// beside a title of the question.
func letteredTitles(columns []sheetColumn) {
	for i, c := range columns {
		if c.Role == lexicon.NoRole && lexicon.ChoiceTitle.MatchString(lexicon.PlainTitle(c.Title)) && count(columns, lexicon.StemRole) > 0 {
			columns[i].Role = lexicon.ChoiceRole
		}
	}
}

// oddChoice takes a digit among letters, "A, B, C, D, 2", for no choice.
func oddChoice(columns []sheetColumn) {
	letters, digits := 0, 0
	for _, c := range columns {
		switch {
		case c.Role != lexicon.ChoiceRole || len(c.Title) > 2:
		case lexicon.IsNumber(c.Title):
			digits++
		default:
			letters++
		}
	}
	for i, c := range columns {
		if c.Role == lexicon.ChoiceRole && len(c.Title) <= 2 && letters >= 2 && digits == 1 && lexicon.IsNumber(c.Title) {
			columns[i].Role = lexicon.NoRole
		}
	}
}

func isChoiceWord(t string) bool {
	return lexicon.ChoiceColumn.MatchString(t + " 1")
}

// countedTruths takes columns that count what is true and what is false, "TRUE_1, TRUE_2,
// FALSE_1", for those of right and wrong choices.
func (r *Reader) countedTruths(columns []sheetColumn) {
	var right, wrong []int
	for i, c := range columns {
		word, counted := strings.CutSuffix(lexicon.PlainTitle(c.Title), " "+lexicon.DecimalText(line.LastNumber(c.Title)))
		t, ok := r.TruthOf(strings.TrimSpace(word), true)
		switch {
		case !counted || !ok:
		case t.Value:
			right = append(right, i)
		default:
			wrong = append(wrong, i)
		}
	}
	if len(right) == 0 || len(wrong) == 0 || len(right)+len(wrong) < 3 {
		return
	}
	for _, i := range right {
		columns[i].Role = lexicon.CorrectRole
	}
	for _, i := range wrong {
		columns[i].Role = lexicon.WrongRole
	}
}

// truthTitles finds a column to tick for true beside one for false. Signs that
// stand again and again below are no titles but what a list of people holds.
func (r *Reader) truthTitles(g *Grid, columns []sheetColumn, below int) {
	for i := 0; i+1 < len(columns); i++ {
		a, ok1 := r.TruthOf(columns[i].Title, true)
		b, ok2 := r.TruthOf(columns[i+1].Title, true)
		if !ok1 || !ok2 || a.Value == b.Value || below > 0 && (g.standsBelow(i, below-1) || g.standsBelow(i+1, below-1)) {
			continue
		}
		yes, no := i, i+1
		if b.Value {
			yes, no = no, yes
		}
		columns[yes].Role, columns[no].Role = lexicon.TrueRole, lexicon.FalseRole
		return
	}
	if count(columns, lexicon.AnswerRole, lexicon.CorrectRole, lexicon.ChoiceRole, lexicon.WrongRole) == 0 {
		if i := slices.IndexFunc(columns, namesTruths); i >= 0 {
			columns[i].Role = lexicon.AnswerRole
		}
	}
	for i, c := range columns {
		if c.Role == lexicon.TrueRole || c.Role == lexicon.FalseRole {
			columns[i].Role = lexicon.NoRole
			if c.Role == lexicon.TrueRole && count(columns, lexicon.ChoiceRole, lexicon.WrongRole) > 0 {
				columns[i].Role = lexicon.CorrectRole
			}
		}
	}
}

// namesTruths reports whether the title of a column is a pair of words for true
// and false, "True/False".
func namesTruths(c sheetColumn) bool {
	a, b, ok := strings.Cut(lexicon.Fold(c.Title), "/")
	return ok && c.Role == lexicon.NoRole && slices.ContainsFunc(lexicon.TruthPairs(), func(p [2]string) bool {
		right, wrong := strings.TrimSpace(a), strings.TrimSpace(b)
		return right == lexicon.Fold(p[0]) && wrong == lexicon.Fold(p[1]) || right == lexicon.Initial(p[0]) && wrong == lexicon.Initial(p[1])
	})
}

// settleTitles decides whether titles are those of a table of questions, and
// what the roles mean that depend on each other.
func settleTitles(g *Grid, columns []sheetColumn, below, shown int) bool {
	offeredBeside(g, columns, below)
	cardSides(g, columns, below)
	rightAmongWrong(g, columns, below)
	alikeColumns(g, columns, below)
	solutionBeside(g, columns, below)
	choices := count(columns, lexicon.ChoiceRole)
	if choices >= 2 || choices == 1 && count(columns, lexicon.WrongRole) == 0 {
		setRole(columns, lexicon.CorrectRole, lexicon.AnswerRole)
	} else if count(columns, lexicon.WrongRole) > 0 && count(columns, lexicon.CorrectRole) == 0 && count(columns, lexicon.AnswerRole) == 1 {
		setRole(columns, lexicon.AnswerRole, lexicon.CorrectRole)
	}
	for i, c := range columns {
		if c.Role == lexicon.OptionsRole && count(columns, lexicon.WrongRole) > 1 && !slices.ContainsFunc(g.texts(i, below, len(g.rows)), func(t string) bool { return !lexicon.IsNumber(t) }) {
			columns[i].Role = lexicon.AsideRole // the variant of the test beside its wrong answers
		}
	}
	if count(columns, lexicon.OptionsRole) > 0 {
		setRole(columns, lexicon.CorrectRole, lexicon.AnswerRole)
	}
	if count(columns, lexicon.CorrectRole) > 0 && count(columns, lexicon.WrongRole) == 0 {
		setRole(columns, lexicon.CorrectRole, lexicon.AnswerRole)
	}
	offered := count(columns, lexicon.ChoiceRole, lexicon.WrongRole, lexicon.CorrectRole, lexicon.OptionsRole)
	answered := count(columns, lexicon.AnswerRole, lexicon.CorrectRole)
	truth := count(columns, lexicon.TrueRole) > 0
	if count(columns, lexicon.LeftRole) > 0 && count(columns, lexicon.MatchRole) > 0 && count(columns, lexicon.StemRole) == 0 {
		return offered < 2
	}
	gappedStem(g, columns, below)
	if count(columns, lexicon.StemRole) == 0 {
		findStem(g, columns, below, choices >= 2 || count(columns, lexicon.CorrectRole) > 0 && count(columns, lexicon.WrongRole) > 0 || truth || count(columns, lexicon.OptionsRole) > 0 || answered > 0 && count(columns, lexicon.TypeRole) > 0, answered > 0 && (saysTruth(g, columns, below) || givesClues(columns)))
	}
	switch stems := count(columns, lexicon.StemRole); {
	case stems == 0:
		return false
	case stems > 1 && answered == 0 && offered < 2:
		return false
	case offered >= 2, answered > 0, truth, count(columns, lexicon.OptionsRole) > 0:
		return true
	case count(columns, lexicon.LeftRole) > 0 || count(columns, lexicon.MatchRole) > 0:
		return true
	case shown == 1:
		stem := stemColumn(columns)
		texts := g.texts(stem, below, len(g.rows))
		return coded.AsksMostly(texts) || questionTitle.MatchString(lexicon.PlainTitle(columns[stem].Title)) && areStatements(texts)
	}
	return shown == count(columns, lexicon.StemRole, lexicon.NumberRole, lexicon.TypeRole, lexicon.PointsRole, lexicon.TagRole, lexicon.TimeRole, lexicon.MediaRole, lexicon.HintRole, lexicon.ExplainRole, lexicon.PassageRole, lexicon.AsideRole) &&
		(count(columns, lexicon.TypeRole, lexicon.PointsRole) > 0 || coded.AsksMostly(g.texts(stemColumn(columns), below, len(g.rows))))
}

// givesClues reports whether a column holds clues or riddles, which ask by
// themselves where another answers them.
func givesClues(columns []sheetColumn) bool {
	return slices.ContainsFunc(columns, func(c sheetColumn) bool {
		t := lexicon.PlainTitle(c.Title)
		return c.Role == lexicon.LooseStemRole && (t == "clue" || t == "riddle")
	})
}

// saysTruth reports whether the only answers of a sheet are true and false.
func saysTruth(g *Grid, columns []sheetColumn, below int) bool {
	i := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.AnswerRole })
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
func findStem(g *Grid, columns []sheetColumn, below int, sure, titled bool) {
	sure = sure && titledInOrder(columns)
	if !sure && !titled {
		return
	}
	for _, loose := range []lexicon.Role{lexicon.LooseStemRole, lexicon.LeftRole, lexicon.PassageRole} {
		if i := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == loose }); i >= 0 {
			columns[i].Role = lexicon.StemRole
			return
		}
	}
	if !sure {
		return
	}
	defer func() {
		if i := slices.IndexFunc(columns, func(c sheetColumn) bool { return c.Role == lexicon.MediaRole }); stemColumn(columns) < 0 && i >= 0 {
			columns[i].Role = lexicon.StemRole // the picture asks
		}
	}()
	best, most := -1, 11
	for i, c := range columns {
		if c.Role != lexicon.NoRole {
			continue
		}
		texts := g.texts(i, below, len(g.rows))
		if n := meanLength(texts); n > most && len(texts)*2 > len(g.rows)-below {
			best, most = i, n
		}
	}
	if best >= 0 {
		columns[best].Role = lexicon.StemRole
	}
}

// titledInOrder reports whether choices are titled A, B, C or 1, 2, 3 side by
// side, or with words: digits alone also stand in a row of data.
func titledInOrder(columns []sheetColumn) bool {
	last, n := -1, 0
	for i, c := range columns {
		if c.Role == lexicon.FlagRole && last >= 0 {
			last = i // what it says of a choice stands beside that
		}
		if c.Role != lexicon.ChoiceRole {
			continue
		}
		n++
		t := strings.Trim(lexicon.PlainTitle(c.Title), "().") // "(85)" is a debt
		short := len(t) <= 2
		if short && (last >= 0 && i != last+1 || lexicon.IsNumber(t) && t != lexicon.DecimalText(n) || !lexicon.IsNumber(t) && lexicon.IsASCII(t) && (n > len(lexicon.LowerLetters) || lexicon.Fold(t) != lexicon.LowerLetters[n-1:n])) {
			return false
		}
		last = i
	}
	return n <= lexicon.MaxChoices
}
