// Package quizalize writes the spreadsheet of Quizalize as CSV: the headings and a
// row for each question, the right answer before the wrong ones.
package quizalize

import (
	"io"
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// answers is how many answer columns there are.
const answers = 4

// Write writes a fitted quiz, which holds single choices only.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	s := sheet.New(w)
	s.Row(headings()...)
	for i, item := range q.Items {
		r, _ := item.Response.(quiz.Choice)
		row := append([]string{item.Stem.Text()}, sheet.Pad(sheet.RightFirst(r), answers)...)
		s.Item(item.ID, append(row, strconv.Itoa(t.Limits.Seconds.Given), strconv.Itoa(i+1), "")...)
	}
	return s.Close()
}

func headings() []string {
	return []string{"QUESTION", "ANSWER", "INCORRECT_ANSWER1", "INCORRECT_ANSWER2", "INCORRECT_ANSWER3", "TIME_LIMIT", "ID", "DO NOT CHANGE"}
}
