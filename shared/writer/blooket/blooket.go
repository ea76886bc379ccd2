// Package blooket writes the spreadsheet template of Blooket as CSV: a row that
// names it, the headings, and a row for each question.
package blooket

import (
	"io"
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// answers is how many answer columns the template has.
const answers = 4

// Write writes a fitted quiz, which holds choices only.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	s := sheet.New(w)
	for _, row := range template() {
		s.Row(row...)
	}
	for i, item := range q.Items {
		r, _ := item.Response.(quiz.Choice)
		row := append([]string{strconv.Itoa(i + 1), item.Stem.Text()}, sheet.Pad(sheet.Choices(r.Choices), answers)...)
		s.Item(item.ID, append(row, strconv.Itoa(t.Limits.Seconds.Given), sheet.Numbers(r.Key))...)
	}
	return s.Close()
}

// template is what stands over the questions, with the line breaks that its cells
// have.
func template() [][]string {
	return [][]string{
		{"Blooket\nImport Template", "", "", "", "", "", "", ""},
		{"Question #", "Question Text", "Answer 1", "Answer 2", "Answer 3\n(Optional)", "Answer 4\n(Optional)",
			"Time Limit (sec)\n(Max: 300 seconds)", "Correct Answer(s)\n(Only include Answer #)"},
	}
}
