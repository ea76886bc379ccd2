// Package quizizz writes the spreadsheet that Quizizz (Wayground) imports, as
// CSV: a row of headings, a row of instructions that the importer skips, and a
// row for each question.
package quizizz

import (
	"io"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// seconds is the time that Quizizz itself gives a question (it takes 5 to 900).
const seconds = "30"

// options is how many option columns the template has.
const options = 5

// Write writes a fitted quiz, which holds choices, short answers and essays only.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	s := sheet.New(w)
	s.Row(headings()...)
	s.Row(instructions()...)
	for _, item := range q.Items {
		s.Item(item.ID, row(item)...)
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

func row(item quiz.Item) []string {
	kind, key := "", ""
	var cells []string
	switch r := item.Response.(type) {
	case quiz.Choice:
		kind, key = "Multiple Choice", numbers(r.Key)
		if r.Multiple {
			kind = "Checkbox"
		}
		for _, e := range r.Choices {
			cells = append(cells, e.Content.Line())
		}
	case quiz.Text:
		kind = "Fill-in-the-Blank"
		for _, a := range r.Accepted {
			cells = append(cells, a.Text)
		}
	default:
		kind = "Open-Ended"
	}
	cells = append(cells, make([]string, options)...)[:options]
	out := append([]string{item.Stem.Text(), kind}, cells...)
	return append(out, key, seconds, "", item.Feedback.General.Text())
}

// numbers counts choices from 1: "2", "1,3".
func numbers(key []int) string {
	out := make([]string, len(key))
	for i, k := range key {
		out[i] = strconv.Itoa(k + 1)
	}
	return strings.Join(out, ",")
}
