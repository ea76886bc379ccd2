package sheet

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/coded"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// templateRow passes the row below the titles that says what the columns are to hold:
// the instructions of a platform's template, the types of a database.
func (b *sheetBank) templateRow() {
	if b.from < b.to && b.tellsColumns(b.grid.rows[b.from]) {
		b.from++
	}
}

// tellsColumns reports whether a row speaks of its columns: of what is required, of
// types, or in the same words under every choice while its question does not ask.
func (b *sheetBank) tellsColumns(row []sheetCell) bool {
	told, types, shown := 0, 0, 0
	offered := map[string]int{}
	for _, c := range b.columns {
		text := row[c.At].text
		t := lexicon.Fold(text)
		if strings.Contains(t, "(required") || strings.Contains(t, "(optional") || strings.Contains(t, "default is ") || strings.Contains(t, "default:") {
			told++
		}
		if row[c.At].empty() {
			continue
		}
		shown++
		if dataType.MatchString(t) {
			types++
		}
		switch c.Role {
		case lexicon.StemRole:
			if coded.LooksAsked(text) || lexicon.Sum.MatchString(text) {
				return false
			}
		case lexicon.ChoiceRole, lexicon.CorrectRole, lexicon.WrongRole:
			offered[t]++
		}
	}
	if told >= 2 || types >= 2 && types == shown {
		return true
	}
	for t, n := range offered {
		return len(offered) == 1 && n >= leastAlike && utf8.RuneCountInString(t) > 2
	}
	return false
}

// leastAlike is how many choices say the same where they say what is to stand there.
const leastAlike = 3

// dataType is the type of a column as databases and forms call it.
var dataType = pattern.New(`^(?:text|string|str|char|varchar|nvarchar|number|numeric|int|integer|float|double|decimal|bool|boolean|enum|date|datetime|object|list|array|list of strings?|texto|número|entero|cadena|texte|nombre|zahl|ganzzahl|testo|numero|tekst|liczba|текст|число|строка)(?:\s?\(\d{1,5}\))?$`)

// behindHeading passes the first row of a sheet that nobody knows the titles of: its
// question does not ask as most below do, and its answer, where theirs is a letter, a
// number or one of their choices, is none of these.
func (b *sheetBank) behindHeading(ps []profile, stem int) {
	if b.from+leastNamed > b.to || ps[stem].asked*10 < ps[stem].filled*6 {
		return
	}
	row := b.grid.rows[b.from]
	if row[stem].empty() || coded.LooksAsked(row[stem].text) || lexicon.Sum.MatchString(row[stem].text) || b.namesOwn(row) {
		return
	}
	for _, below := range b.grid.rows[b.from+1 : b.to] {
		if !below[stem].empty() && !b.namesOwn(below) && !b.tellsColumns(below) {
			return
		}
	}
	b.from++
	b.templateRow()
}

// leastNamed is how many rows a sheet has at least that shows what its answers are.
const leastNamed = 3

// namesOwn reports whether the answer of a row is a letter, a number or one of its
// choices.
func (b *sheetBank) namesOwn(row []sheetCell) bool {
	answer := ""
	for _, c := range b.columns {
		if c.Role == lexicon.AnswerRole {
			answer = row[c.At].text
		}
	}
	if utf8.RuneCountInString(answer) <= 2 || lexicon.IsNumber(answer) {
		return answer != ""
	}
	for _, c := range b.columns {
		if c.Role == lexicon.ChoiceRole && lexicon.Same(row[c.At].text) == lexicon.Same(answer) {
			return true
		}
	}
	return false
}

// countedTitles reports whether cells in a row say the same but for a number that counts
// on, or a letter: "possible 1", "possible 2", "possible 3".
func countedTitles(row []sheetCell) bool {
	counted, front, last := 0, "", ""
	for _, c := range row {
		m := countedTitle.FindStringSubmatch(lexicon.Fold(c.text))
		switch {
		case m == nil:
			counted = 0
		case counted > 0 && m[1] == front && followsSign(last, m[2]):
			if counted++; counted >= leastAlike {
				return true
			}
		default:
			counted = 1
		}
		if m != nil {
			front, last = m[1], m[2]
		}
	}
	return false
}

// countedTitle is a title with a number or a letter behind its words.
var countedTitle = pattern.New(`^(\p{L}[^\d]*?)[\s#_-]?(\d{1,2}|\b[a-h])$`)

// followsSign reports whether a number or a letter is the next one.
func followsSign(last, next string) bool {
	if len(last) == 1 && len(next) == 1 {
		return next[0] == last[0]+1
	}
	return lexicon.IsNumber(last) && lexicon.IsNumber(next) && line.LastNumber(next) == line.LastNumber(last)+1
}
