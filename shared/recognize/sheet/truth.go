package sheet

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// Bounds of columns that say of statements whether they are true.
const (
	leastJudged   = 5 // statements
	wordsOfClause = 3 // of a statement, where no full stop closes it
)

// truthColumn is the two values of a column that says true and false in words or
// in their first letters; ok is false for any other column.
func truthColumn(values []string) (yes, no string, labels [2]string, ok bool) {
	seen := map[string]bool{}
	for _, v := range values {
		if seen[lexicon.Fold(strings.Trim(v, " .()"))] = true; len(seen) > 2 {
			return "", "", labels, false
		}
	}
	if len(seen) != 2 {
		return "", "", labels, false
	}
	for _, p := range lexicon.TruthPairs() {
		for _, of := range []func(string) string{lexicon.Fold, lexicon.Initial} {
			if yes, no = of(p[0]), of(p[1]); yes != no && seen[yes] && seen[no] {
				return yes, no, p, true
			}
		}
	}
	return "", "", labels, false
}

// saidTruth is how the answers of a bank say true and false; whole is false
// where they say something else.
type saidTruth struct {
	yes, no string
	labels  [2]string
	whole   bool
	digits  bool // by ones and noughts
}

// truths reads the answers of a bank where they only say true and false and
// nothing is offered to choose from.
func (b *sheetBank) truths() saidTruth {
	if b.truth == nil {
		b.truth = &saidTruth{}
		if stem := stemColumn(b.columns); stem >= 0 && count(b.columns, lexicon.ChoiceRole, lexicon.OptionsRole) == 0 {
			var values []string
			named := true
			for _, c := range b.columns {
				if c.Role == lexicon.AnswerRole {
					values, named = append(values, b.values(c)...), named && namesTruth(c.Title)
				}
			}
			t := b.truth
			t.yes, t.no, t.labels, t.whole = truthColumn(values)
			texts := b.values(b.columns[stem])
			t.digits = areBits(values) && (areStatements(texts) || named && areTold(texts))
		}
	}
	return *b.truth
}

// namesTruth reports whether the title of a column is a word for true, "wahr", or asks
// whether it is: "is true", "is_correct".
func namesTruth(title string) bool {
	words := strings.FieldsFunc(lexicon.Fold(title), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' })
	if len(words) > 0 && words[0] == "is" {
		words = words[1:]
	}
	if len(words) != 1 {
		return false
	}
	word := strings.TrimPrefix(words[0], "is")
	return word == "correct" || slices.ContainsFunc(lexicon.TruthPairs(), func(p [2]string) bool { return lexicon.Fold(p[0]) == word })
}

// areTold reports whether texts are told in words, as short as they may be, and hardly
// one asks.
func areTold(texts []string) bool {
	told := 0
	for _, t := range texts {
		if !coded.LooksAsked(t) && !lexicon.Sum.MatchString(t) && flatten.CountWords(t, wordsOfClause) >= wordsOfClause {
			told++
		}
	}
	return len(texts) >= leastJudged && told*10 >= len(texts)*9
}

// areBits reports whether values are ones and noughts: behind statements they
// say true and false and are no numbers that are asked for.
func areBits(values []string) bool {
	seen := map[string]bool{}
	for _, v := range values {
		seen[v] = true
	}
	return len(seen) == 2 && seen["0"] && seen["1"]
}

// areStatements reports whether texts are sentences, all different, of which
// hardly one asks.
func areStatements(texts []string) bool {
	told, seen := 0, map[string]bool{}
	for _, t := range texts {
		seen[t] = true
		if !coded.LooksAsked(t) && (draft.EndsClause(t) && flatten.CountWords(t, 2) > 1 || flatten.CountWords(t, wordsOfClause+1) > wordsOfClause) {
			told++
		}
	}
	return len(texts) >= leastJudged && told*10 >= len(texts)*8 && len(seen)*10 >= len(texts)*9
}

// judgedFrom lists the columns of statements that the column behind them judges.
func (g *Grid) judgedFrom(from int) []int {
	var out []int
	for i := from; i+1 < g.width; i++ {
		var statements, said []string
		for _, row := range g.rows {
			if !row[i].empty() && !row[i+1].empty() {
				statements, said = append(statements, row[i].text), append(said, row[i+1].text)
			}
		}
		if _, _, _, ok := truthColumn(said); ok && areStatements(statements) && len(said)*10 >= len(g.texts(i, 0, len(g.rows)))*9 {
			out = append(out, i)
		}
	}
	return out
}

// judgedBeside gives statements beside other questions their own roles: titles
// such as "Statement" say nothing alone.
func (g *Grid) judgedBeside(columns []sheetColumn, from int) {
	if stemColumn(columns) < 0 || from >= len(g.rows) {
		return
	}
	below := Grid{rows: g.rows[from:], width: g.width}
	for _, i := range below.judgedFrom(stemColumn(columns) + 1) {
		if columns[i].Role == lexicon.LooseStemRole && count(columns[:i], lexicon.AnswerRole, lexicon.CorrectRole) > 0 && !slices.Contains([]lexicon.Role{lexicon.ChoiceRole, lexicon.WrongRole}, columns[i+1].Role) {
			columns[i].Role, columns[i+1].Role = lexicon.StemRole, lexicon.AnswerRole
		}
	}
}

// provenBefore reads questions that do not ask, before the columns of statements
// beside them.
func (r *Reader) provenBefore(g *Grid, profiles []profile, judged []int) []sheetBank {
	end := g.width
	if len(judged) > 0 {
		end = judged[0]
	}
	for _, stem := range wordy(profiles[:end]) {
		if out := r.proven(g, profiles, stem, end); out != nil {
			return out
		}
	}
	return nil
}
