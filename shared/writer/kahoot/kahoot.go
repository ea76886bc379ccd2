// Package kahoot writes the grid of Kahoot!'s spreadsheet template as CSV, cell by
// cell: seven rows of instructions, the headings, and a row for each question. Its
// importer reads that grid from an .xlsx file, which a spreadsheet program makes
// of this one.
package kahoot

import (
	"io"
	"strconv"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// columns are A to H: the number, the question, four answers, the time, the key.
const columns = 8

// answers is how many answer columns the template has.
const answers = 4

// Write writes a fitted quiz, which holds choices only.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	s := sheet.New(w)
	for _, row := range template() {
		s.Row(sheet.Pad(row, columns)...)
	}
	var losses []quiz.Loss
	for i, item := range q.Items {
		r, _ := item.Response.(quiz.Choice)
		row := append([]string{strconv.Itoa(i + 1), item.Stem.Line()}, sheet.Pad(sheet.Choices(r.Choices), answers)...)
		if within(row[1:2], t.Limits.Stem) || within(row[2:], t.Limits.Choice) {
			losses = append(losses, quiz.Loss{Code: quiz.TextCut, Item: item.ID,
				Message: "A text was cut by a character for the apostrophe that keeps spreadsheet programs from running it."})
		}
		s.Item(item.ID, append(row, strconv.Itoa(t.Limits.Seconds.Given), sheet.Numbers(r.Key))...)
	}
	more, err := s.Close()
	return append(losses, more...), err
}

// within cuts the cells that their apostrophe would make too long.
func within(cells []string, limit int) (cut bool) {
	for i, c := range cells {
		if utf8.RuneCountInString(sheet.Safe(c)) > limit {
			cells[i], cut = fit.Cut(c, limit-1), true
		}
	}
	return cut
}

// template is what stands over the questions. The dash in the time's heading is
// an en dash.
func template() [][]string {
	return [][]string{
		{},
		{"", "Quiz template"},
		{"", "Add questions, at least two answer alternatives, time limit and choose correct answers (at least one). Have fun creating your awesome quiz!"},
		{"", "Remember: questions have a limit of 120 characters and answers can have 75 characters max. Text will turn red in Excel or Google Docs if you exceed this limit. If several answers are correct, separate them with a comma."},
		{"", "See an example question below (don't forget to overwrite this with your first question!)"},
		{"", "And remember, if you're not using Excel you need to export to .xlsx format before you upload to Kahoot!"},
		{},
		{"", "Question - max 120 characters", "Answer 1 - max 75 characters", "Answer 2 - max 75 characters", "Answer 3 - max 75 characters",
			"Answer 4 - max 75 characters", "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", "Correct answer(s) - choose at least one"},
	}
}
