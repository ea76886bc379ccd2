// Package inspect shows a quiz as it was read: to people as a listing, to tools
// as JSON with the question types of the API (MULTIPLE_CHOICE, CHECKBOX ...).
package inspect

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Question is an item in plain text.
type Question struct {
	Type        string       `json:"type"`
	Title       string       `json:"title"`
	Options     []string     `json:"options"`
	Answers     []string     `json:"answers"` // null when the answer is not marked
	Points      *json.Number `json:"points"`
	Explanation *string      `json:"explanation"`
}

// JSON gives questions and findings as one JSON object.
func JSON(q quiz.Quiz, findings []finding.Finding) ([]byte, error) {
	out := struct {
		Questions []Question        `json:"questions"`
		Findings  []finding.Finding `json:"findings"`
	}{Questions(q), append([]finding.Finding{}, findings...)}
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	if err := enc.Encode(out); err != nil {
		return nil, fmt.Errorf("encode questions: %w", err)
	}
	return bytes.TrimSpace(buf.Bytes()), nil
}

// Questions gives every item in plain text.
func Questions(q quiz.Quiz) []Question {
	inherited := map[string]*quiz.Decimal{}
	for _, s := range q.Sections {
		for _, id := range s.Items {
			inherited[id] = s.Points
		}
	}
	out := []Question{}
	for _, item := range q.Items {
		one := question(item)
		points := item.Points
		if points == nil {
			points = inherited[item.ID]
		}
		if points != nil {
			n := json.Number(points.String())
			one.Points = &n
		}
		out = append(out, one)
	}
	return out
}

func question(item quiz.Item) Question {
	out := Question{Title: item.Stem.Text(), Options: []string{}}
	if text := item.Feedback.General.Text(); text != "" {
		out.Explanation = &text
	}
	switch r := item.Response.(type) {
	case quiz.Choice:
		out.Type = "MULTIPLE_CHOICE"
		if r.Multiple {
			out.Type = "CHECKBOX"
		}
		out.Options, out.Answers = choices(r)
	case quiz.TrueFalse:
		out.Type = "TRUE_FALSE"
		out.Options, out.Answers = trueFalse(r)
	case quiz.Text:
		out.Type, out.Answers = "SHORT_ANSWER", accepted(r)
	case quiz.Number:
		out.Type, out.Answers = "NUMERICAL", number(r)
	case quiz.Match:
		out.Type, out.Options, out.Answers = "MATCHING", texts(r.Right), pairs(r)
	case quiz.Order:
		out.Type, out.Options, out.Answers = "ORDERING", texts(r.Entries), ordered(r)
	case quiz.Essay:
		out.Type = "ESSAY"
		if model := r.Model.Text(); model != "" {
			out.Answers = []string{model}
		}
	case quiz.Blanks:
		out.Type, out.Answers = "CLOZE", blanks(r)
	}
	return out
}

func texts(contents []richtext.Content) []string {
	out := []string{}
	for _, c := range contents {
		out = append(out, c.Text())
	}
	return out
}

func choices(r quiz.Choice) (options, answers []string) {
	options = []string{}
	for _, e := range r.Choices {
		options = append(options, e.Content.Text())
	}
	for _, k := range r.Key {
		answers = append(answers, options[k])
	}
	return options, answers
}

func trueFalse(r quiz.TrueFalse) (options, answers []string) {
	options = []string{label(r.True, "True"), label(r.False, "False")}
	if r.Key == nil {
		return options, nil
	}
	if *r.Key {
		return options, options[:1]
	}
	return options, options[1:]
}

func label(printed, usual string) string {
	if printed != "" {
		return printed
	}
	return usual
}

func accepted(r quiz.Text) (out []string) {
	for _, a := range r.Accepted {
		out = append(out, a.Text)
	}
	return out
}

func number(r quiz.Number) []string {
	if r.Key == nil {
		return nil
	}
	if r.Key.Value != nil {
		return []string{r.Key.Value.String()}
	}
	return []string{r.Key.Min.String() + ".." + r.Key.Max.String()}
}

func pairs(r quiz.Match) (out []string) {
	for i, k := range r.Key {
		out = append(out, r.Left[i].Line()+" = "+r.Right[k].Line())
	}
	return out
}

func ordered(r quiz.Order) (out []string) {
	for _, k := range r.Key {
		out = append(out, r.Entries[k].Text())
	}
	return out
}

// blanks gives the key of each blank in order; one without a key is "".
func blanks(r quiz.Blanks) (out []string) {
	known := false
	for _, b := range r.Blanks {
		var answers []string
		switch inner := b.Response.(type) {
		case quiz.Text:
			answers = accepted(inner)
		case quiz.Number:
			answers = number(inner)
		case quiz.Choice:
			_, answers = choices(inner)
		}
		known = known || len(answers) > 0
		out = append(out, strings.Join(answers, " / "))
	}
	if !known {
		return nil
	}
	return out
}
