package classmarker

import (
	"fmt"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/sheet"
)

// document is a file being written.
type document struct {
	sheet    *sheet.Writer
	category map[string]string // an item's id -> its category
	losses   []quiz.Loss
}

func (d *document) lose(item quiz.Item, code quiz.LossCode, format string, args ...any) {
	d.losses = append(d.losses, quiz.Loss{Code: code, Item: item.ID, Message: fmt.Sprintf(format, args...)})
}

// row are the cells of a question, without empty ones at the end. Points that the
// quiz does not say are 1, as ClassMarker needs some.
func (d *document) row(s section, item quiz.Item) []string {
	correct, answers := d.answers(item)
	out := []string{s.kind, "", d.category[item.ID]}
	if c, ok := item.Response.(quiz.Choice); ok {
		out = append(out, strings.ToUpper(fmt.Sprint(c.Shuffle)))
	}
	if s.graded {
		out = append(out, gradeStyle)
	}
	points := "1"
	if item.Points != nil {
		points = item.Points.String()
	}
	out = append(out, item.Feedback.Correct.Text(), item.Feedback.Incorrect.Text(), points, item.Stem.Text())
	if s.correct {
		out = append(out, correct)
	}
	return append(out, answers...)
}

// answers are the letters of the right answers and the answers.
func (d *document) answers(item quiz.Item) (correct string, answers []string) {
	switch r := item.Response.(type) {
	case quiz.Choice:
		return sheet.Letters(r.Key), sheet.Choices(r.Choices)
	case quiz.TrueFalse:
		return d.truth(item, r), []string{"TRUE", "FALSE"}
	case quiz.Text:
		return "", sheet.Answers(r.Accepted)
	case quiz.Match:
		return "", d.match(item, r)
	}
	return "", nil
}

// truth is the letter of the right side. ClassMarker labels both sides itself.
func (d *document) truth(item quiz.Item, r quiz.TrueFalse) string {
	yes, no := fit.Labels(r)
	if !strings.EqualFold(yes, "true") || !strings.EqualFold(no, "false") {
		d.lose(item, quiz.TextChanged, "The answers are called TRUE and FALSE instead of %s and %s.", fit.Cut(yes, 20), fit.Cut(no, 20))
	}
	if *r.Key {
		return "A"
	}
	return "B"
}

// match are the pairs, then the right entries that belong to none.
func (d *document) match(item quiz.Item, r quiz.Match) []string {
	var out []string
	for i, left := range r.Left {
		out = append(out, left.Line(), r.Right[r.Key[i]].Line())
	}
	out = sheet.Pad(out, 2*pairs)
	var others []string
	for i, right := range r.Right {
		if !slices.Contains(r.Key, i) {
			others = append(others, right.Line())
		}
	}
	if len(others) > incorrects {
		d.lose(item, quiz.ChoicesCut, "%d of %d right entries were left out: ClassMarker takes at most %d that match nothing.", len(others)-incorrects, len(r.Right), incorrects)
		others = others[:incorrects]
	}
	return append(out, others...)
}
