package flatten

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// answerTable reads a table under the heading of a key, or one with a row or column
// that is called one of answers: the names of questions in a row or a column, and
// their answers beside them, in words or numbers too. Several rows of answers are
// the keys of several variants, one behind the other; figures beside letters are what
// the questions are worth. A table right below such a one goes on with it.
func (f *Flattener) answerTable(t page.Table) bool {
	cells, even := cellGrid(t)
	if !even {
		return false
	}
	if len(cells) < 2 || len(cells[0]) < 2 || titlesOfBank(cells[0]) {
		return false
	}
	if cells = namesFirst(cells); cells == nil {
		return false
	}
	cells = withoutWorths(cells)
	if !f.underKey() && !f.goesOnKey() {
		for _, row := range cells[1:] {
			if _, ok := f.Vocabulary.Is(row[0].Text, lexicon.AnswerWord, lexicon.KeyHeading); !ok {
				return false
			}
		}
	}
	names, from := cells[0], 0
	if !questionName.MatchString(names[0].Text) {
		from = 1
	}
	said, empty := 0, 0
	for _, row := range cells[1:] {
		for _, c := range row[from:] {
			switch {
			case c.Kind != line.TextLine || utf8.RuneCountInString(c.Text) > longestKeyed || strings.Contains(c.Text, "___"):
				return false
			case c.Text == "" || line.IsRoom(c.Text):
				empty++
			default:
				said++
			}
		}
	}
	if said < 2 || said <= empty {
		return false
	}
	f.keyTitle(t)
	for _, row := range cells[1:] {
		for i := from; i < len(row); i++ {
			if row[i].Text == "" || line.IsRoom(row[i].Text) {
				continue
			}
			sign := ". "
			if hasLetter(names[i].Text) {
				sign = " - "
			}
			f.push(line.NewLine(line.LineAt(row[i].Pos()), append([]page.Run{{Text: strings.TrimRight(names[i].Text, ".) ") + sign}}, row[i].Runs...)))
		}
	}
	f.keyed = len(f.Lines)
	return true
}

// goesOnKey reports whether the table of a key stands right above, or over no more than
// the title of the next section.
func (f *Flattener) goesOnKey() bool {
	return f.keyed > 0 && len(f.Lines)-f.keyed <= mostTitles && !slices.ContainsFunc(f.Lines[f.keyed:], func(l line.Line) bool {
		q, _ := l.NumberLabel()
		if l.Kind != line.TextLine || l.Label != nil || q.Kind == line.PlainNumber && !lexicon.TitledSection(l.Text) || lexicon.HasQuestionMark(l.Text) {
			return true
		}
		return (lexicon.IsLonger(l.Text, lexicon.HeadingLimit) || strings.HasSuffix(l.Text, ".")) && !f.saidAbove(l.Text)
	})
}

// saidAbove reports whether a line above the key begins with a text, as the title of a
// section does that the key names again: "Part A. Fill in the blanks. (2 points each)".
func (f *Flattener) saidAbove(text string) bool {
	text = lexicon.Fold(text)
	return slices.ContainsFunc(f.Lines[:f.keyed], func(l line.Line) bool { return strings.HasPrefix(l.Folded(), text) })
}

// mostTitles is how many lines the title of a section has in a key.
const mostTitles = 2

// withoutWorths leaves out the rows below the names of questions that hold nothing but
// figures, where another holds letters: what each question is worth.
func withoutWorths(cells [][]line.Line) [][]line.Line {
	if !slices.ContainsFunc(cells[1:], lettersAlone) {
		return cells
	}
	return append(cells[:1:1], slices.DeleteFunc(slices.Clone(cells[1:]), func(row []line.Line) bool {
		return !slices.ContainsFunc(row[1:], func(c line.Line) bool { return c.Text != "" && !figures.MatchString(c.Text) })
	})...)
}

// figures is a number, or the least and the most of what a question may give.
var figures = pattern.New(`^\d{1,3}(?:[.,]\d)?(?:\s?[-–]\s?\d{1,3})?$`)

// lettersAlone reports whether all cells behind the first one of a row that hold
// something hold single letters.
func lettersAlone(row []line.Line) bool {
	letters := 0
	for _, c := range row[1:] {
		if c.Text == "" {
			continue
		}
		if utf8.RuneCountInString(c.Text) != 1 || !hasLetter(c.Text) {
			return false
		}
		letters++
	}
	return letters > 1
}

// titlesOfBank reports whether the titles of a table are those of questions with
// their choices, though the answer of the last question stands right over it.
func titlesOfBank(titles []line.Line) bool {
	known := lexicon.ColumnRoles()
	var count [lexicon.LastRole + 1]int
	for _, l := range titles {
		count[lexicon.RoleOf(l.Text, known)]++
	}
	return count[lexicon.StemRole] == 1 && count[lexicon.ChoiceRole] >= 2
}

// longestKeyed is how many characters an answer in such a table has at the most.
const longestKeyed = 80

// questionName is the number of a question in a key, with the letter of its part
// or not.
var questionName = pattern.New(`^(?:№\s?)?\p{Lu}?\s?-?\d{1,3}[.)]?$`)

// namesAhead reports whether the first row of a table names questions, behind a
// title or not, each another.
func namesAhead(cells [][]line.Line) bool {
	seen := map[string]bool{}
	for i, c := range cells[0] {
		if i == 0 && !questionName.MatchString(c.Text) {
			continue
		}
		if !questionName.MatchString(c.Text) || seen[c.Text] {
			return false
		}
		seen[c.Text] = true
	}
	return len(seen) >= 2
}

// namesFirst turns a table so that its first row names questions; nil where neither that
// nor the first column does. Where both may, the longer one does: numbers are answers too.
func namesFirst(cells [][]line.Line) [][]line.Line {
	turned := transposed(cells)
	down := namesAhead(turned)
	switch {
	case namesAhead(cells) && !(down && len(cells) > len(cells[0]) && countsOn(turned[0])):
		return cells
	case down:
		return turned
	}
	return nil
}

// countsOn reports whether cells count from 1 on, behind a title or not.
func countsOn(cells []line.Line) bool {
	if !lexicon.IsNumber(strings.TrimRight(cells[0].Text, ".) ")) {
		cells = cells[1:]
	}
	for i, c := range cells {
		if strings.TrimRight(c.Text, ".) ") != lexicon.DecimalText(i+1) {
			return false
		}
	}
	return true
}

// underKey reports whether the heading of a key stands over what comes next, with
// no more than the name of a part between.
func (f *Flattener) underKey() bool {
	for i := len(f.Lines) - 1; i >= max(0, len(f.Lines)-2); i-- {
		l := f.Lines[i]
		if l.Kind != line.TextLine || l.Cell() {
			return false
		}
		if n, ok := line.NoteOf(l, f.Vocabulary); ok && IsBareLabel(n.Value.Text) && hasLetter(n.Value.Text) {
			return false // the answer of a question
		}
		if namesAnswers(l) {
			return i == len(f.Lines)-1 || !saysMore.MatchString(l.Text)
		}
		if l.Label != nil {
			return false // a question about what the table holds
		}
	}
	return false
}

// saysMore is a word with something behind its colon.
var saysMore = pattern.New(`[:：]\s*\S`)

// namesAnswers reports whether a line may be the heading of a key: it speaks of
// answers, and orders nothing that is done with them.
func namesAnswers(l line.Line) bool {
	if lexicon.IsLonger(l.Text, HeadedRow) || lexicon.HasQuestionMark(l.Text) || l.Label != nil {
		return false
	}
	f := l.Folded()
	return lexicon.Words().KeyNames.In(f) && !lexicon.Words().Match.In(f) && !strings.HasSuffix(f, "!")
}

// underKeyword reports whether that heading is no more than its word.
func (f *Flattener) underKeyword() bool {
	return slices.ContainsFunc(f.Lines[max(0, len(f.Lines)-2):], func(l line.Line) bool {
		_, ok := f.Vocabulary.Is(l.Text, lexicon.KeyHeading)
		return ok
	})
}

func hasLetter(s string) bool {
	return strings.ToLower(s) != strings.ToUpper(s)
}

// leastKeyed is how many answers a key has at the least whose cells say all there is to
// say, "7. b".
const leastKeyed = 5

// isLetterGrid reports whether each cell of a table that holds something gives a number
// and the letter of an answer. It stands apart from what is above, a key without a
// heading of its own.
func isLetterGrid(t page.Table) bool {
	n := 0
	for _, row := range t.Rows {
		for _, l := range CellLines(row) {
			if l.Text == "" {
				continue
			}
			q, ok := line.NumberLabel(l.Text)
			if !ok || !LetterValue.MatchString(l.From(q.End).Text) {
				return false
			}
			n++
		}
	}
	return n >= leastKeyed
}
