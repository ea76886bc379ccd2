package roundtrip

import (
	"fmt"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// lines describes what a paper shows of a quiz: everything but what paper cannot
// hold (how choices are shuffled, hints, tags, the feedback of single choices).
func lines(q quiz.Quiz) []string {
	out := []string{"title: " + q.Title}
	add := func(label, text string) {
		if text != "" {
			out = append(out, label+": "+text)
		}
	}
	add("introduction", q.Introduction.Text())
	for _, s := range q.Sections {
		add("section", s.Title+" "+strings.Join(s.Items, ","))
		add("instructions", s.Instructions.Text())
	}
	for _, s := range q.Stimuli {
		add("passage", s.Title+" "+strings.Join(s.Items, ","))
		add("passage text", s.Content.Text())
	}
	for _, item := range q.Items {
		add(item.ID, string(item.Response.Type()))
		add("  stem", item.Stem.Text())
		if item.Points != nil {
			add("  points", item.Points.String())
		}
		out = append(out, responseLines(item.Response)...)
		add("  explanation", item.Feedback.General.Text())
	}
	return out
}

func responseLines(r quiz.Response) []string {
	var out []string
	add := func(label string, value any) { out = append(out, fmt.Sprintf("  %s: %v", label, value)) }
	switch r := r.(type) {
	case quiz.Choice:
		for _, c := range r.Choices {
			add("choice", c.Content.Text())
		}
		add("several", r.Multiple)
		add("key", r.Key)
	case quiz.TrueFalse:
		if r.Key != nil {
			add("key", *r.Key)
		}
	case quiz.Text:
		for _, a := range r.Accepted {
			add("accepted", a.Text)
		}
	case quiz.Number:
		add("unit", r.Unit)
		if r.Key != nil {
			add("key", r.Key.Min.String()+".."+r.Key.Max.String())
		}
	case quiz.Match:
		add("left", texts(r.Left))
		add("right", texts(r.Right))
		add("key", r.Key)
	case quiz.Order:
		add("entries", texts(r.Entries))
		add("key", r.Key)
	case quiz.Essay:
		add("lines", r.Lines)
		add("words", fmt.Sprint(r.MinWords, r.MaxWords))
		add("model", r.Model.Text())
		add("rubric", r.Rubric.Text())
	case quiz.Blanks:
		for _, b := range r.Blanks {
			add("blank", b.Response.Type())
			out = append(out, responseLines(b.Response)...)
		}
	}
	return out
}

func texts(list []richtext.Content) []string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = c.Text()
	}
	return out
}
