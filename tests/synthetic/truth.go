package synthetic

import (
	"strings"

	"formwright/shared/quiz"
)

// Item is a question as a careful person reads it, in plain text.
type Item struct {
	Type     quiz.Type
	Stem     string
	Choices  []string // of a match the left entries, of an order the entries
	Right    []string // the right entries of a match
	Multiple bool
	Key      string // what is right, joined with " | "; empty where nothing is marked
	Points   string
	Why      string
}

// Items writes a quiz in plain text.
func Items(q quiz.Quiz) []Item {
	shared := map[string]string{}
	for _, s := range q.Sections {
		for _, id := range s.Items {
			if s.Points != nil {
				shared[id] = s.Points.String()
			}
		}
	}
	var out []Item
	for _, item := range q.Items {
		i := Item{Type: item.Response.Type(), Stem: item.Stem.Text(), Points: shared[item.ID], Why: item.Feedback.General.Text()}
		if item.Points != nil {
			i.Points = item.Points.String()
		}
		i.read(item.Response)
		out = append(out, i)
	}
	return out
}

func (i *Item) read(r quiz.Response) {
	switch r := r.(type) {
	case quiz.Choice:
		for _, c := range r.Choices {
			i.Choices = append(i.Choices, c.Content.Text())
		}
		i.Multiple = r.Multiple
	case quiz.Match:
		for _, c := range r.Left {
			i.Choices = append(i.Choices, c.Text())
		}
		for _, c := range r.Right {
			i.Right = append(i.Right, c.Text())
		}
	case quiz.Order:
		for _, c := range r.Entries {
			i.Choices = append(i.Choices, c.Text())
		}
	}
	if r.HasKey() {
		i.Key = keyText(r)
	}
}

func keyText(r quiz.Response) string {
	var parts []string
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			parts = append(parts, r.Choices[k].Content.Text())
		}
	case quiz.TrueFalse:
		if *r.Key {
			return "true"
		}
		return "false"
	case quiz.Text:
		for _, a := range r.Accepted {
			parts = append(parts, a.Text)
		}
	case quiz.Number:
		return strings.TrimSpace(r.Key.Min.String() + ".." + r.Key.Max.String() + " " + r.Unit)
	case quiz.Match:
		for i, k := range r.Key {
			parts = append(parts, r.Left[i].Text()+"="+r.Right[k].Text())
		}
	case quiz.Order:
		for _, k := range r.Key {
			parts = append(parts, r.Entries[k].Text())
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			parts = append(parts, keyText(b.Response))
		}
	}
	return strings.Join(parts, " | ")
}
