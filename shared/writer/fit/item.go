package fit

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

// contents fits every piece of content and every text of an item.
func (f *fitter) contents(item quiz.Item, n *notes) quiz.Item {
	l := f.t.Limits
	item.Label = f.phrase(item.Label, 0, n)
	item.Stem = f.content(item.Stem, l.Stem, n)
	item.Hint = f.content(item.Hint, l.Feedback, n)
	item.Feedback = quiz.Feedback{
		General:   f.content(item.Feedback.General, l.Feedback, n),
		Correct:   f.content(item.Feedback.Correct, l.Feedback, n),
		Incorrect: f.content(item.Feedback.Incorrect, l.Feedback, n),
	}
	var tags []string
	for _, tag := range item.Tags {
		if tag = f.phrase(tag, 0, n); !blankText(tag) {
			tags = append(tags, tag)
		}
	}
	item.Tags = tags
	item.Response = f.response(item.Response, n)
	return item
}

func (f *fitter) response(r quiz.Response, n *notes) quiz.Response {
	switch r := r.(type) {
	case quiz.Choice:
		r.Choices = f.choices(r.Choices, n)
		return r
	case quiz.TrueFalse:
		r.True, r.False = f.phrase(r.True, f.t.Limits.Choice, n), f.phrase(r.False, f.t.Limits.Choice, n)
		return r
	case quiz.Text:
		r.Accepted = f.accepted(r.Accepted, n)
		return r
	case quiz.Number:
		r.Unit = f.phrase(r.Unit, 0, n)
		return r
	case quiz.Match:
		r.Left, r.Right = f.entries(r.Left, n), f.menu().entries(r.Right, n)
		return r
	case quiz.Order:
		r.Entries = f.entries(r.Entries, n)
		return r
	case quiz.Essay:
		r.Model, r.Rubric = f.content(r.Model, 0, n), f.content(r.Rubric, 0, n)
		return r
	case quiz.Blanks:
		blanks := make([]quiz.Blank, len(r.Blanks))
		for i, b := range r.Blanks {
			blanks[i] = quiz.Blank{ID: b.ID, Response: f.menu().response(b.Response, n)}
		}
		return quiz.Blanks{Blanks: blanks}
	}
	return r
}

func (f *fitter) choices(in []quiz.Entry, n *notes) []quiz.Entry {
	out := make([]quiz.Entry, len(in))
	for i, e := range in {
		out[i] = quiz.Entry{Content: f.content(e.Content, f.t.Limits.Choice, n),
			Feedback: f.content(e.Feedback, f.t.Limits.Feedback, n), Pinned: e.Pinned}
	}
	return out
}

func (f *fitter) accepted(in []quiz.Accepted, n *notes) []quiz.Accepted {
	var out []quiz.Accepted
	for _, a := range in {
		a.Text = strings.TrimSpace(f.phrase(a.Text, 0, n))
		a.Feedback = f.content(a.Feedback, f.t.Limits.Feedback, n)
		if blankText(a.Text) {
			n.add(quiz.TextChanged, "An accepted answer that shows nothing was left out.")
			continue
		}
		out = append(out, a)
	}
	return out
}

// menu is the fitter for entries that are chosen from a menu, and for gaps.
func (f *fitter) menu() *fitter {
	if !f.t.PlainMenu {
		return f
	}
	m := *f
	m.t.Images, m.t.Math, m.t.Markup = false, target.MathText, target.PlainText
	return &m
}

func (f *fitter) entries(in []richtext.Content, n *notes) []richtext.Content {
	out := make([]richtext.Content, len(in))
	for i, c := range in {
		out[i] = f.content(c, f.t.Limits.Choice, n)
	}
	return out
}

// emptyPart names the first part of an item that shows nothing after fitting,
// "" when all parts do.
func (f *fitter) emptyPart(item quiz.Item) string {
	_, essay := item.Response.(quiz.Essay)
	switch {
	case blank(item.Stem):
		return "text"
	case !f.t.Unkeyed && !essay && !item.Response.HasKey():
		return "accepted answers"
	}
	return emptyResponse(item.Response)
}

func emptyResponse(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		for _, e := range r.Choices {
			if blank(e.Content) {
				return "choices"
			}
		}
	case quiz.Match:
		if anyBlank(r.Left) || anyBlank(r.Right) {
			return "entries"
		}
	case quiz.Order:
		if anyBlank(r.Entries) {
			return "entries"
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			if part := emptyResponse(b.Response); part != "" {
				return part
			}
		}
	}
	return ""
}

func anyBlank(entries []richtext.Content) bool {
	for _, e := range entries {
		if blank(e) {
			return true
		}
	}
	return false
}
