package flatten

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	leastReasonedKeys   = 2   // rows of such a table
	longestReasonedName = 400 // letters of an answer there
)

// reasonedKeys reads the table of a key that gives reasons: a title row, and below it the
// number of each question, its answer and why, "No. | Answer | Explanation". All rows have
// a number of their own. What stands in other columns makes it another table.
func (f *Flattener) reasonedKeys(t page.Table) bool {
	if len(t.Rows) <= leastReasonedKeys {
		return false
	}
	titles := CellLines(t.Rows[0])
	answer, reason := f.reasonedTitles(titles)
	if answer < 0 {
		return false
	}
	var numbers []int
	said := 0
	rows := make([][]line.Line, 0, len(t.Rows)-1)
	for _, row := range t.Rows[1:] {
		cells := CellLines(row)
		if len(cells) < len(titles) {
			return false
		}
		n := numberIn(cells[0])
		value := cells[answer]
		if n == 0 || slices.Contains(numbers, n) || value.Kind == line.TableLine || lexicon.IsLonger(value.Text, longestReasonedName) {
			return false
		}
		if !value.Empty() && !line.IsRoom(value.Text) {
			said++
		}
		numbers = append(numbers, n)
		rows = append(rows, cells)
	}
	if said < leastReasonedKeys || said*2 < len(rows) {
		return false
	}
	f.keyTitle(t)
	for i, cells := range rows {
		value, why := cells[answer], cells[reason]
		if value.Empty() || line.IsRoom(value.Text) {
			continue
		}
		f.push(line.NewLine(line.LineAt(value.Pos()), append([]page.Run{{Text: lexicon.DecimalText(numbers[i]) + ". "}}, value.Runs...)))
		if !why.Empty() {
			f.push(Explaining(line.NewLine(line.LineAt(why.Pos()), why.Runs)))
		}
	}
	f.keyed = len(f.Lines)
	return true
}

// reasonedTitles finds the columns of answers and of reasons behind the one of numbers;
// answer is -1 where the titles are others.
func (f *Flattener) reasonedTitles(titles []line.Line) (answer, reason int) {
	if len(titles) != 3 || numberIn(titles[0]) > 0 {
		return -1, -1
	}
	answer, reason = -1, -1
	for i, title := range titles[1:] {
		role := lexicon.RoleOf(title.Text, lexicon.ColumnRoles())
		_, explains := f.Vocabulary.Is(title.Text, lexicon.ExplainWord)
		switch {
		case role == lexicon.AnswerRole || role == lexicon.CorrectRole:
			answer = i + 1
		case explains || role == lexicon.ExplainRole || role == lexicon.RemarkRole:
			reason = i + 1
		}
	}
	if answer < 0 || reason < 0 {
		return -1, -1
	}
	return answer, reason
}

// keyTitle writes the heading of a key over what comes next, unless one stands there.
func (f *Flattener) keyTitle(t page.Table) {
	if f.goesOnKey() || f.underKey() && f.underKeyword() {
		return
	}
	if f.underKey() && namesAnswers(f.Lines[len(f.Lines)-1]) {
		f.Lines = f.Lines[:len(f.Lines)-1]
	}
	f.gap = true
	f.push(line.NewLine(line.LineAt(t.Position), []page.Run{{Text: "Answer key"}}))
}
