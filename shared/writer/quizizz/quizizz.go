// Package quizizz writes the spreadsheet that Quizizz (Wayground) imports, as
// CSV: a row of headings, a row of instructions that the importer skips, and a
// row for each question.
package quizizz

import (
	"io"
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// options is how many option columns the template has.
const options = 5

// Write writes a fitted quiz, which holds choices, short answers and essays only.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	seconds := strconv.Itoa(t.Limits.Seconds.Given)
	s := sheet.New(w)
	s.Row(headings()...)
	s.Row(instructions()...)
	for _, item := range q.Items {
		s.Item(item.ID, row(item, seconds)...)
	}
	return s.Close()
}

func headings() []string {
	return []string{"Question Text", "Question Type", "Option 1", "Option 2", "Option 3", "Option 4", "Option 5",
		"Correct Answer", "Time in seconds", "Image Link", "Answer explanation"}
}

// instructions stand where the template has its own: the importer skips the
// second row whatever it says.
func instructions() []string {
	return []string{
		"Text of the question\n\n(required)", "Question type\n\n(default is Multiple Choice)",
		"Text for option 1\n\n(required in all cases except open-ended and draw questions)",
		"Text for option 2\n\n(required in all cases except open-ended and draw questions)",
		"Text for option 3\n\n(optional)", "Text for option 4\n\n(optional)", "Text for option 5\n\n(optional)",
		"The number of the right option; several numbers with commas between them for Checkbox\n\n(leave blank for open-ended, poll, draw and fill-in-the-blank)",
		"Time in seconds\n\n(optional, default is 30)", "Link of the image\n\n(optional)", "Explanation of the answer\n\n(optional)",
	}
}

func row(item quiz.Item, seconds string) []string {
	kind, key := "", ""
	var cells []string
	switch r := item.Response.(type) {
	case quiz.Choice:
		kind, key, cells = "Multiple Choice", sheet.Numbers(r.Key), sheet.Choices(r.Choices)
		if r.Multiple {
			kind = "Checkbox"
		}
	case quiz.Text:
		kind, cells = "Fill-in-the-Blank", sheet.Answers(r.Accepted)
	default:
		kind = "Open-Ended"
	}
	out := append([]string{item.Stem.Text(), kind}, sheet.Pad(cells, options)...)
	return append(out, key, seconds, "", item.Feedback.General.Text())
}
