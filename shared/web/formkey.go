package web

import (
	"strings"

	"formwright/shared/quiz"
)

// keyTexts is the right answer of an item as people read it; none without a key.
func keyTexts(r quiz.Response) (out []string) {
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			out = append(out, r.Choices[k].Content.Line())
		}
	case quiz.TrueFalse:
		if r.Key != nil {
			out = []string{truthLabel(r, *r.Key)}
		}
	case quiz.Text:
		if len(r.Accepted) > 0 {
			out = []string{accepted(r)}
		}
	case quiz.Number:
		if r.Key != nil {
			out = []string{strings.TrimSpace(numberText(*r.Key) + " " + r.Unit)}
		}
	case quiz.Match:
		for i, k := range r.Key {
			out = append(out, r.Left[i].Line()+": "+r.Right[k].Line())
		}
	case quiz.Order:
		for _, k := range r.Key {
			out = append(out, r.Entries[k].Line())
		}
	case quiz.Essay:
		if !r.Model.IsEmpty() {
			out = []string{r.Model.Line()}
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			out = append(out, b.ID+": "+strings.Join(keyTexts(b.Response), ", "))
		}
	}
	return out
}

func truthLabel(r quiz.TrueFalse, value bool) string {
	switch {
	case value && r.True != "":
		return r.True
	case value:
		return "True"
	case r.False != "":
		return r.False
	}
	return "False"
}

func accepted(r quiz.Text) string {
	var texts []string
	for _, a := range r.Accepted {
		texts = append(texts, a.Text)
	}
	return strings.Join(texts, " or ")
}

func numberText(k quiz.NumberKey) string {
	if k.Min.Equal(k.Max) {
		return k.Min.String()
	}
	if k.Value != nil {
		return k.Value.String() + " (" + k.Min.String() + " to " + k.Max.String() + ")"
	}
	return k.Min.String() + " to " + k.Max.String()
}
