package form

import (
	"strings"

	"formwright/shared/quiz"
)

// ReadAnswer is an answer as people read it: texts instead of ids. Answer is a
// string, a []string or, for pairs and blanks, a []ReadPair; nil when nothing
// was answered.
type ReadAnswer struct {
	ID       string `json:"id"`
	Question string `json:"question"` // the stem on a line
	Answer   any    `json:"answer"`
}

// ReadPair is a left entry or a blank with what was chosen for it.
type ReadPair struct {
	Of    string `json:"of"`
	Value string `json:"value"`
}

// Text is the answer on one line.
func (r ReadAnswer) Text() string {
	switch a := r.Answer.(type) {
	case string:
		return a
	case []string:
		return strings.Join(a, "; ")
	case []ReadPair:
		var parts []string
		for _, p := range a {
			parts = append(parts, p.Of+": "+p.Value)
		}
		return strings.Join(parts, "; ")
	}
	return ""
}

// readable gives every item of the form its answer.
func (p *prepared) readable(answers map[string]Answer) []ReadAnswer {
	out := make([]ReadAnswer, 0, len(p.order))
	for _, it := range p.order {
		r := ReadAnswer{ID: it.ID, Question: it.Stem.Line()}
		if a, given := answers[it.ID]; given {
			r.Answer = it.readable(a)
		}
		out = append(out, r)
	}
	return out
}

func (it *item) readable(a Answer) any {
	switch r := it.Response.(type) {
	case quiz.Choice:
		if !r.Multiple {
			return choiceText(r, a.Text)
		}
		texts := []string{}
		for i := range r.Choices { // as printed, whatever was clicked first
			for _, id := range a.List {
				if id == idOf("c", i) {
					texts = append(texts, choiceText(r, id))
				}
			}
		}
		return texts
	case quiz.TrueFalse:
		if a.Truth != nil && *a.Truth {
			return or(r.True, "True")
		}
		return or(r.False, "False")
	case quiz.Match:
		return it.readPairs(a, r)
	case quiz.Order:
		texts := []string{}
		for _, id := range a.List {
			if k, ok := place(id, "e", len(r.Entries)); ok {
				texts = append(texts, r.Entries[it.entries[k]].Line())
			}
		}
		return texts
	case quiz.Blanks:
		pairs := []ReadPair{}
		for _, b := range r.Blanks {
			filled, ok := a.Pairs[b.ID]
			if list, dropdown := b.Response.(quiz.Choice); dropdown {
				filled = choiceText(list, filled)
			}
			if ok {
				pairs = append(pairs, ReadPair{b.ID, filled})
			}
		}
		return pairs
	}
	return a.Text
}

func (it *item) readPairs(a Answer, r quiz.Match) []ReadPair {
	pairs := []ReadPair{}
	for i, left := range r.Left {
		if k, ok := place(a.Pairs[idOf("l", i)], "r", len(r.Right)); ok {
			pairs = append(pairs, ReadPair{left.Line(), r.Right[it.right[k]].Line()})
		}
	}
	return pairs
}

func choiceText(r quiz.Choice, id string) string {
	if k, ok := place(id, "c", len(r.Choices)); ok {
		return r.Choices[k].Content.Line()
	}
	return ""
}
