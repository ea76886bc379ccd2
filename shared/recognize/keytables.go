package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// answerTable reads a table under the heading of a key, or one with a row or column
// that is called one of answers: the names of questions in a row or a column, and
// their answers beside them, in words or numbers too. Several rows of answers are
// the keys of several variants, one behind the other.
func (f *flattener) answerTable(t page.Table) bool {
	cells, even := cellGrid(t)
	if !even {
		return false
	}
	if len(cells) < 2 || len(cells[0]) < 2 {
		return false
	}
	if !namesAhead(cells) {
		if cells = transposed(cells); !namesAhead(cells) {
			return false
		}
	}
	if !f.underKey() {
		for _, row := range cells[1:] {
			if _, ok := f.vocabulary.is(row[0].text, answerWord, keyHeading); !ok {
				return false
			}
		}
	}
	names, from := cells[0], 0
	if !questionName.MatchString(names[0].text) {
		from = 1
	}
	said, empty := 0, 0
	for _, row := range cells[1:] {
		for _, c := range row[from:] {
			switch {
			case c.kind != textLine || utf8.RuneCountInString(c.text) > longestKeyed || strings.Contains(c.text, "___"):
				return false
			case c.text == "" || isRoom(c.text):
				empty++
			default:
				said++
			}
		}
	}
	if said < 2 || said <= empty {
		return false
	}
	if !f.underKey() || !f.underKeyword() {
		if f.underKey() && namesAnswers(f.lines[len(f.lines)-1]) {
			f.lines = f.lines[:len(f.lines)-1]
		}
		f.gap = true
		f.push(newLine(lineAt(t.Position), []page.Run{{Text: "Answer key"}}))
	}
	for _, row := range cells[1:] {
		for i := from; i < len(row); i++ {
			if row[i].text == "" || isRoom(row[i].text) {
				continue
			}
			sign := ". "
			if hasLetter(names[i].text) {
				sign = " - "
			}
			f.push(newLine(lineAt(row[i].pos()), append([]page.Run{{Text: strings.TrimRight(names[i].text, ".) ") + sign}}, row[i].runs...)))
		}
	}
	return true
}

// longestKeyed is how many characters an answer in such a table has at the most.
const longestKeyed = 80

// questionName is the number of a question in a key, with the letter of its part
// or not.
var questionName = pattern.New(`^(?:№\s?)?\p{Lu}?\s?-?\d{1,3}[.)]?$`)

// namesAhead reports whether the first row of a table names questions, behind a
// title or not, each another.
func namesAhead(cells [][]line) bool {
	seen := map[string]bool{}
	for i, c := range cells[0] {
		if i == 0 && !questionName.MatchString(c.text) {
			continue
		}
		if !questionName.MatchString(c.text) || seen[c.text] {
			return false
		}
		seen[c.text] = true
	}
	return len(seen) >= 2
}

// underKey reports whether the heading of a key stands over what comes next, with
// no more than the name of a part between.
func (f *flattener) underKey() bool {
	for i := len(f.lines) - 1; i >= max(0, len(f.lines)-2); i-- {
		l := f.lines[i]
		if l.kind != textLine || l.cell() {
			return false
		}
		if namesAnswers(l) {
			return true
		}
	}
	return false
}

// namesAnswers reports whether a line may be the heading of a key: it speaks of
// answers, and orders nothing that is done with them.
func namesAnswers(l line) bool {
	if len(l.text) > headedRow || hasQuestionMark(l.text) || l.label != nil {
		return false
	}
	f := fold(l.text)
	return words().keyNames.in(f) && !words().match.in(f) && !strings.HasSuffix(f, "!")
}

// underKeyword reports whether that heading is no more than its word.
func (f *flattener) underKeyword() bool {
	_, ok := f.vocabulary.is(f.lines[len(f.lines)-1].text, keyHeading)
	return ok
}

func hasLetter(s string) bool {
	return strings.ToLower(s) != strings.ToUpper(s)
}
