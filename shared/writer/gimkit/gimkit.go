// Package gimkit writes the spreadsheet templates of Gimkit as CSV: the one of
// questions with one right answer and up to three wrong ones, and, for quizzes in
// which every question is typed, the one of answers to type. A file cannot mix
// the two.
package gimkit

import (
	"io"
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// Write writes a fitted quiz, which holds either single choices or short answers.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	head := chosen()
	if isTyped(q) {
		head = typed()
	}
	s := sheet.New(w)
	s.Row(head[0]...)
	s.Row(head[1]...)
	for _, item := range q.Items {
		s.Item(item.ID, sheet.Pad(append([]string{item.Stem.Line()}, answers(item.Response)...), len(head[1]))...)
	}
	return s.Close()
}

func isTyped(q quiz.Quiz) bool {
	return slices.ContainsFunc(q.Items, func(i quiz.Item) bool { return i.Response.Type() == quiz.TypeText })
}

// chosen is what stands over questions with answers to choose from.
func chosen() [2][]string {
	return [2][]string{
		{"Gimkit Spreadsheet Import Template", "", "", "", ""},
		{"Question", "Correct Answer", "Incorrect Answer 1", "Incorrect Answer 2 (Optional)", "Incorrect Answer 3 (Optional)"},
	}
}

// typed is what stands over questions with an answer to type.
func typed() [2][]string {
	return [2][]string{{"Gimkit Spreadsheet Import Template 2", ""}, {"Question", "Correct Answer"}}
}

// answers are the right one first, then the wrong ones.
func answers(r quiz.Response) []string {
	switch r := r.(type) {
	case quiz.Choice:
		return sheet.RightFirst(r)
	case quiz.Text:
		return sheet.Answers(r.Accepted)
	}
	return nil
}
