package flatten

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a table to fill in.
const (
	leastFillRows = 3 // without the head
	mostFillCells = 6
	mostFillWords = 6  // of what a cell gives
	mostFillGiven = 25 // of the only cell that gives something
)

// fillTable reads a table of words that is to be filled in, "English | German" over "dog | "
// and " | Haus": every row is a question of its own, with room for each empty cell. The
// line over the table must order it, as forms and plans have the same look.
func (f *Flattener) fillTable(t page.Table) bool {
	if len(t.Rows) < leastFillRows || len(f.Lines) == 0 {
		return false
	}
	rows := make([][]line.Line, len(t.Rows))
	for i, row := range t.Rows {
		if rows[i] = CellLines(row); len(rows[i]) != len(rows[0]) {
			return false
		}
	}
	rows = withoutCount(rows)
	if n := len(rows[0]); n < 2 || n > mostFillCells {
		return false
	}
	each := givesOne(rows)
	if !f.ordersToFill(&f.Lines[len(f.Lines)-1], each) {
		return false
	}
	for i, cells := range rows {
		most := mostFillWords
		if each && i > 0 {
			most = mostFillGiven
		}
		if slices.ContainsFunc(cells, func(c line.Line) bool { return notBrief(c, most) }) {
			return false
		}
	}
	var head []line.Line
	if !slices.ContainsFunc(rows[0], isOpen) {
		head, rows = rows[0], rows[1:]
	}
	if len(rows) < leastFillRows {
		return false
	}
	if counted(rows) {
		return false // room for what is measured: "Trial 1", "Trial 2"
	}
	for _, cells := range rows {
		if !slices.ContainsFunc(cells, isOpen) || !slices.ContainsFunc(cells, givesWord) || f.asksOfPerson(cells) {
			return false
		}
	}
	f.Lines[len(f.Lines)-1].Counts = true
	if len(head) > 2 {
		names := make([]string, len(head))
		for i, c := range head {
			names[i] = c.Text
		}
		f.push(line.NewLine(line.Line{Origin: head[0].Origin, Counts: true}, []page.Run{{Text: strings.Join(names, " – ")}}))
	}
	for i, cells := range rows {
		f.push(filled(cells, i+1))
	}
	return true
}

// withoutCount leaves out a first column that only counts the rows from 1, under a head or
// none.
func withoutCount(rows [][]line.Line) [][]line.Line {
	if len(rows[0]) < 3 {
		return rows
	}
	below := rows
	if rows[0][0].Text != "1" && rows[0][0].Text != "1." {
		below = rows[1:]
	}
	for i, cells := range below {
		if strings.TrimRight(cells[0].Text, ".) ") != lexicon.DecimalText(i+1) {
			return rows
		}
	}
	out := make([][]line.Line, len(rows))
	for i, cells := range rows {
		out[i] = cells[1:]
	}
	return out
}

// givesOne reports whether each row below a head has something in its first cell and room
// in all others: an order over them is for each.
func givesOne(rows [][]line.Line) bool {
	if slices.ContainsFunc(rows[0], func(c line.Line) bool { return isOpen(c) || !lexicon.CountsLetters(c.Text, 1) }) {
		return false
	}
	for _, cells := range rows[1:] {
		if !givesWord(cells[0]) || slices.ContainsFunc(cells[1:], func(c line.Line) bool { return !isOpen(c) || isTinted(c) }) {
			return false
		}
	}
	return true
}

// counted reports whether the first cells of rows say the same but for their numbers.
func counted(rows [][]line.Line) bool {
	said := func(c line.Line) string { return strings.Trim(c.Text, "0123456789#. ") }
	return said(rows[0][0]) != "" && !slices.ContainsFunc(rows, func(cells []line.Line) bool { return said(cells[0]) != said(rows[0][0]) })
}

// filled is a row as a question: what it gives, and room for what it does not.
func filled(cells []line.Line, number int) line.Line {
	sign := " – "
	if len(cells) == 2 {
		sign = " "
	}
	var runs []page.Run
	for i, c := range cells {
		if i > 0 {
			runs = append(runs, page.Run{Text: sign})
		}
		switch {
		case isTinted(c):
			runs = append(runs, page.Run{Kind: page.BlankRun, Answer: c.Text})
		case isOpen(c):
			runs = append(runs, page.Run{Text: "____"})
		default:
			runs = append(runs, c.Runs...)
		}
	}
	l := line.NewLine(cells[0], runs)
	l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: line.OpenList}
	return l
}

// ordersToFill reports whether a line without a number orders something to be done with all
// that stands below, or to complete a table; for each row where all give one thing.
func (f *Flattener) ordersToFill(l *line.Line, each bool) bool {
	if q, ok := l.QuestionLabel(f.Vocabulary); l.Kind != line.TextLine || l.Label != nil || l.Cell() || ok && q.Number > 0 {
		return false
	}
	words, folded := lexicon.Words(), strings.TrimRight(l.Folded(), " .:!。：")
	orders, several := words.OrdersExercise(folded)
	return !lexicon.HasQuestionMark(l.Text) && (orders && (several || each) || words.Filling.In(folded) || lexicon.FillsTable.MatchString(folded))
}

// isOpen reports whether a cell is left to be filled in, or was in a colour of its own.
func isOpen(c line.Line) bool {
	return len(c.Runs) == 0 || c.Label == nil && c.Text != "" && line.IsRoom(c.Text) || isTinted(c)
}

// white is the colour of text on a dark ground, as heads have it.
const white = "FFFFFF"

// isTinted reports whether all of a cell has one colour that ordinary text has not.
func isTinted(c line.Line) bool {
	if len(c.Runs) == 0 || c.Text == "" {
		return false
	}
	color := c.Runs[0].Marks.Color
	return color != "" && color != white && !slices.ContainsFunc(c.Runs, func(r page.Run) bool { return r.Marks.Color != color })
}

// givesWord reports whether a cell says something in letters, or a number.
func givesWord(c line.Line) bool {
	return !isOpen(c) && (lexicon.CountsLetters(c.Text, 1) || lexicon.IsNumber(strings.TrimSpace(c.Text)))
}

// notBrief reports whether a cell holds more than so many words.
func notBrief(c line.Line, most int) bool {
	return c.Kind != line.TextLine || c.Label != nil || strings.Contains(c.Text, "\n") || lexicon.HasQuestionMark(c.Text) || CountWords(c.Text, most+1) > most ||
		slices.ContainsFunc(c.Runs, func(r page.Run) bool { return r.Kind == page.ImageRun })
}

// asksOfPerson reports whether the first cell of a row is a field of a form, "Name".
func (f *Flattener) asksOfPerson(cells []line.Line) bool {
	c, _ := f.Vocabulary.Find(cells[0].Head(), lexicon.NoiseWord)
	return c != lexicon.NoClass
}
