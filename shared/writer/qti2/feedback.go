package qti2

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// feedback is what a person is told, and when: an expression, empty for always.
type feedback struct {
	id, when string
	content  richtext.Content
}

// fullScore is what a right answer reaches: sums of shares that are floats in a
// player may miss 1 by a hair.
const fullScore = `<baseValue baseType="float">0.9999</baseValue>`

// tell adds the item's feedback before that of single answers.
func (q *question) tell() {
	fb := q.in.Feedback
	var first []feedback
	add := func(id, when string, c richtext.Content) {
		if !c.IsEmpty() {
			first = append(first, feedback{id, when, c})
		}
	}
	if len(q.score.rules) > 0 {
		add("correct", `<gte><variable identifier="SCORE"/>`+fullScore+`</gte>`, fb.Correct)
		add("incorrect", `<lt><variable identifier="SCORE"/>`+fullScore+`</lt>`, fb.Incorrect)
	} else if !fb.Correct.IsEmpty() || !fb.Incorrect.IsEmpty() {
		q.p.lose(quiz.FeedbackDropped, q.item, "The feedback for right and wrong answers was left out: without a key it is not known when to show it.")
	}
	add("general", "", fb.General)
	q.told = append(first, q.told...)
}

func (q *question) tellAnswer(id string, c richtext.Content, when string) {
	if !c.IsEmpty() {
		q.told = append(q.told, feedback{id, when, c})
	}
}

// feedbackRules add the identifiers of what is to be told to FEEDBACK.
func (q *question) feedbackRules() []string {
	var rules []string
	for _, f := range q.told {
		rule := set("FEEDBACK", `<multiple><variable identifier="FEEDBACK"/><baseValue baseType="identifier">`+f.id+`</baseValue></multiple>`)
		if f.when != "" {
			rule = condition(f.when, rule)
		}
		rules = append(rules, rule)
	}
	return rules
}

func (q *question) modals(b *strings.Builder) {
	for _, f := range q.told {
		b.WriteString(`<modalFeedback outcomeIdentifier="FEEDBACK" identifier="` + f.id + `" showHide="show">` + q.blocks(f.content) + "</modalFeedback>\n")
	}
}
