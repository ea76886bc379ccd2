// Package wooclap writes the spreadsheet that Wooclap imports, as CSV: the kind of
// question, its title on one line, the key, and a column named Choice for each
// choice, pair, entry or sentence.
package wooclap

import (
	"io"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/sheet"
	"formwright/shared/writer/target"
)

// The kinds of question.
const (
	chosen = "MCQ"
	open   = "OpenQuestion"
	number = "GuessNumber"
	order  = "Sorting"
	match  = "Matching"
	gaps   = "FillInTheBlanks"
)

// least is how many Choice columns there are; questions with more get more.
const least = 7

// Write writes a fitted quiz.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	var rows []*row
	width := least
	for _, item := range q.Items {
		r := &row{item: item, title: line(item.Stem)}
		r.respond()
		rows = append(rows, r)
		width = max(width, len(r.choices))
	}
	s := sheet.New(w)
	s.Row(headings(width)...)
	var losses []quiz.Loss
	for _, r := range rows {
		losses = append(losses, r.losses...)
		s.Item(r.item.ID, append([]string{r.kind, r.title, r.correct}, sheet.Pad(r.choices, width)...)...)
	}
	more, err := s.Close()
	return append(losses, more...), err
}

func headings(width int) []string {
	out := []string{"Type", "Title", "Correct"}
	for range width {
		out = append(out, "Choice")
	}
	return out
}

// line is content on one line, formulas between dollar signs.
func line(c richtext.Content) string {
	return c.Map(func(in richtext.Inline) []richtext.Inline {
		m, ok := in.(richtext.Math)
		if !ok {
			return []richtext.Inline{in}
		}
		sign := "$"
		if m.Display {
			sign = "$$"
		}
		return []richtext.Inline{richtext.Text{Text: sign + strings.TrimSpace(m.LaTeX) + sign}}
	}).Line()
}
