package flatten

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// partKeyTable reads a table of a key that answers the parts of questions: a
// column for each part, "Câu | a | b | c | d", or a column of their letters, with
// the number on the first part of a question or on each, once or several times
// side by side.
func (f *Flattener) partKeyTable(t page.Table) bool {
	cells, even := cellGrid(t)
	if !even || len(cells) < 2 || len(cells[0]) < 2 {
		return false
	}
	answers := signedParts(cells)
	switch key := f.inKey(); {
	case answers != nil && !key && !headsKey(cells[0]):
		return false
	case answers != nil && !key:
		f.gap = true
		f.push(line.NewLine(line.LineAt(t.Position), []page.Run{{Text: "Answer key"}}))
	case answers == nil && (!key || len(cells[0]) < 3 || sayVariants(cells[0][1:])):
		return false
	}
	if answers == nil {
		answers = partColumns(cells)
	}
	if answers == nil && len(cells) > 2 && numberIn(cells[0][0]) == 0 {
		answers = partColumns(transposed(cells))
	}
	if answers == nil {
		answers = partsBelow(cells)
	}
	for _, a := range answers {
		f.push(line.NewLine(line.LineAt(a[0].Pos()), a[0].Runs))
		for _, more := range a[1:] {
			last := &f.Lines[len(f.Lines)-1]
			*last = line.NewLine(*last, append(append(last.Runs[:len(last.Runs):len(last.Runs)], page.Run{Text: " "}), more.Runs...))
		}
	}
	return len(answers) > 0
}

// partSign is the number of a question with the letter of a part, "1(a)", "2 b)".
var partSign = pattern.New(`^(\d{1,2})\s?\.?\s?\(?([a-hA-H])[).]*$`)

// signedParts reads the answers of rows that begin with the number and the letter of a part,
// as the mark schemes of exams have them: "1(a) | newton | 1". What stands behind the answer
// is what it is worth, and remarks.
func signedParts(cells [][]line.Line) (out [][]line.Line) {
	if !partSign.MatchString(cells[0][0].Text) {
		cells = cells[1:] // the heads
	}
	number, parts := 0, 0
	for _, row := range cells {
		n := numberIn(row[0])
		sign := ""
		if m := partSign.FindStringSubmatch(row[0].Text); m != nil {
			n, sign = line.LastNumber(m[1]), m[2]
			parts++
		}
		if n == 0 || n < number || row[1].Kind != line.TextLine || row[1].Text == "" || lexicon.HasQuestionMark(row[1].Text) {
			return nil
		}
		if n > number || sign == "" {
			out = append(out, nil)
		}
		said := keyedPart(n, sign, row[1])
		if n == number && sign != "" {
			said = keyedPart(0, sign, row[1])
		}
		out[len(out)-1] = append(out[len(out)-1], said)
		number = n
	}
	if parts < 2 || parts*2 < len(cells) {
		return nil
	}
	return out
}

// headsKey reports whether the second title of a table is one of answers.
func headsKey(titles []line.Line) bool {
	role := lexicon.RoleOf(titles[1].Text, lexicon.ColumnRoles())
	return role == lexicon.AnswerRole || role == lexicon.CorrectRole
}

// inKey reports whether the heading of a key stands before, with no more than
// names of sections and short answers between.
func (f *Flattener) inKey() bool {
	for i := len(f.Lines) - 1; i >= 0; i-- {
		l := f.Lines[i]
		if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, HeadedRow) || lexicon.HasQuestionMark(l.Text) {
			return false
		}
		if namesAnswers(l) {
			return true
		}
	}
	return false
}

// partLetter is the letter of a part in the head of a column or a cell, "a", "b)",
// "Ý c".
func partLetter(s string) string {
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > MostTitle {
		return ""
	}
	sign := lexicon.Fold(strings.Trim(words[len(words)-1], ".()"))
	if utf8.RuneCountInString(sign) != 1 || !hasLetter(sign) {
		return ""
	}
	return sign
}

// partColumns reads a row of letters over answers: each row answers the parts of
// one question.
func partColumns(cells [][]line.Line) (out [][]line.Line) {
	for k, c := range cells[0][1:] {
		sign := partLetter(c.Text)
		if k == 0 && !lexicon.IsFirst(sign, lexicon.Words().Letters) || k > 0 && !Follows(partLetter(cells[0][k].Text), sign, lexicon.Words().Letters, false) {
			return nil
		}
	}
	for _, row := range cells[1:] {
		number := numberIn(row[0])
		if number == 0 {
			return nil
		}
		var parts []line.Line
		for k, c := range row[1:] {
			if !isKeyed(c) {
				return nil
			}
			parts = append(parts, keyedPart(number, partLetter(cells[0][k+1].Text), c))
			number = 0 // said once
		}
		out = append(out, parts)
	}
	return out
}

// partsBelow reads columns of a number, a letter and an answer.
func partsBelow(cells [][]line.Line) (out [][]line.Line) {
	wide := len(cells[0])
	if wide%3 != 0 {
		return nil
	}
	rows := cells
	if numberIn(rows[0][0]) == 0 {
		rows = rows[1:] // the heads
	}
	for col := 0; col < wide; col += 3 {
		number, before := 0, ""
		for _, row := range rows {
			n, sign := numberIn(row[col]), partLetter(row[col+1].Text)
			switch {
			case row[col].Text == "" && sign == "" && row[col+2].Text == "":
				continue // there are more in the columns before
			case !isKeyed(row[col+2]) || row[col].Text != "" && n == 0:
				return nil
			case lexicon.IsFirst(sign, lexicon.Words().Letters) && n > 0:
				out = append(out, nil)
			case n != 0 && n != number || !Follows(before, sign, lexicon.Words().Letters, false):
				return nil
			default:
				n = 0
			}
			out[len(out)-1] = append(out[len(out)-1], keyedPart(n, sign, row[col+2]))
			before = sign
			if n > 0 {
				number = n
			}
		}
	}
	return out
}

// numberIn is the number of a question in a cell, "3", "Câu 3"; 0 for anything else.
func numberIn(l line.Line) int {
	text := strings.TrimRight(l.Text, ".) ")
	if l.Label != nil && text == "" {
		return l.Label.Number
	}
	if w := strings.LastIndexAny(text, lexicon.Whitespace); w >= 0 && len(strings.Fields(text)) == 2 {
		text = text[w+1:]
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 999 {
		return 0
	}
	return n
}

// isKeyed reports whether a cell may hold the answer to one part.
func isKeyed(c line.Line) bool {
	return c.Kind == line.TextLine && c.Text != "" && !line.IsRoom(c.Text) && utf8.RuneCountInString(c.Text) <= longestKeyed
}

// keyedPart is the answer to one part as a key writes it, "2. a) true"; without a
// number behind the parts before it.
func keyedPart(number int, sign string, value line.Line) line.Line {
	label := sign + ") "
	if sign == "" {
		label = ""
	}
	if number > 0 {
		label = lexicon.DecimalText(number) + ". " + label
	}
	return line.NewLine(line.LineAt(value.Pos()), append([]page.Run{{Text: label}}, value.Runs...))
}
