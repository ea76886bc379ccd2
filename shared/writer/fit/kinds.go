package fit

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/target"
)

// kindOf names a kind of question for a teacher.
func kindOf(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return "question with several right answers"
		}
		return "single-choice question"
	case quiz.TrueFalse:
		return "true/false question"
	case quiz.Text:
		return "short-answer question"
	case quiz.Number:
		return "numeric question"
	case quiz.Match:
		return "matching question"
	case quiz.Order:
		return "ordering question"
	case quiz.Essay:
		return "essay question"
	case quiz.Blanks:
		if target.HasDropdown(r) {
			return "text with dropdowns"
		}
		return "fill-in-the-blanks question"
	}
	return "question"
}

// takes lists the kinds of question that a target holds.
func takes(t target.Target) string {
	h := t.Holds
	var kinds []string
	for _, k := range []struct {
		how  target.How
		name string
	}{
		{h.Single, "single choice"}, {h.Multiple, "several right answers"}, {h.TrueFalse, "true/false"},
		{h.Text, "short answer"}, {h.Number, "numeric"}, {h.Match, "matching"}, {h.Order, "ordering"},
		{h.Essay, "essay"}, {h.Blanks, "fill in the blanks"}, {h.Dropdowns, "dropdowns in a text"},
	} {
		switch k.how {
		case target.Skip, target.AsNote:
		case target.OneBlank:
			kinds = append(kinds, k.name+" (one only)")
		default:
			kinds = append(kinds, k.name)
		}
	}
	return "only these kinds of question: " + strings.Join(kinds, ", ")
}

func blanksOf(item quiz.Item) int {
	b, _ := item.Response.(quiz.Blanks)
	return len(b.Blanks)
}
