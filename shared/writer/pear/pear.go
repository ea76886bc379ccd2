// Package pear writes questions for Pear Assessment as CSV. No template of it is
// public: the columns are ours and say of themselves what they hold.
package pear

import (
	"io"

	"formwright/shared/quiz"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// options is how many option columns there are.
const options = 5

// The question types.
const (
	single   = "Multiple Choice"
	multiple = "Multiple Select"
	truth    = "True/False"
	short    = "Short Answer"
	essay    = "Essay"
)

// Write writes a fitted quiz, which holds choices, short answers and essays only.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	s := sheet.New(w)
	s.Row(headings()...)
	var losses []quiz.Loss
	for _, item := range q.Items {
		cells, all := row(item)
		if !all {
			losses = append(losses, sheet.OneListed(item.ID))
		}
		s.Item(item.ID, cells...)
	}
	more, err := s.Close()
	return append(losses, more...), err
}

func headings() []string {
	return []string{"Question Type", "Question", "Option A", "Option B", "Option C", "Option D", "Option E", "Correct Answer", "Points", "Explanation"}
}

// row names right options by their letters. all is false when only the first
// accepted answer was written.
func row(item quiz.Item) (out []string, all bool) {
	kind, key, all := essay, "", true
	var cells []string
	switch r := item.Response.(type) {
	case quiz.Choice:
		kind, cells, key = single, sheet.Choices(r.Choices), sheet.Letters(r.Key)
		if r.Multiple {
			kind = multiple
		}
	case quiz.TrueFalse:
		yes, no := fit.Labels(r)
		kind, cells, key = truth, []string{yes, no}, "A"
		if !*r.Key {
			key = "B"
		}
	case quiz.Text:
		kind = short
		key, all = sheet.Listed(r.Accepted)
	}
	points := ""
	if item.Points != nil {
		points = item.Points.String()
	}
	out = append([]string{kind, item.Stem.Text()}, sheet.Pad(cells, options)...)
	return append(out, key, points, item.Feedback.General.Text()), all
}
