package qti

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// answerFeedback is what one answer is told.
type answerFeedback struct {
	response, answer string
	content          richtext.Content
}

// feedback reads what an item of version 2 tells, and when: always, after right
// or wrong answers, or after a certain one.
func (q *item2) feedback() quiz.Feedback {
	var fb quiz.Feedback
	for n := range xmltree.Children(q.n, "modalFeedback") {
		c := q.texts.Nodes(n)
		if len(c) == 0 {
			continue
		}
		when, response, answer := q.when(xmltree.Attr(n, "identifier"))
		if response == "" && !q.names(answer) {
			answer = ""
		}
		switch {
		case when == "answer" && answer != "":
			q.told = append(q.told, answerFeedback{response, answer, c})
		case when == "correct":
			fb.Correct = append(fb.Correct, c...)
		case when == "incorrect":
			fb.Incorrect = append(fb.Incorrect, c...)
		default:
			fb.General = append(fb.General, c...)
		}
	}
	return fb
}

// names reports whether something in the item's body has this identifier.
func (q *item2) names(id string) bool {
	for n := range xmltree.All(itemBody(q.n)) {
		if id != "" && xmltree.Attr(n, "identifier") == id {
			return true
		}
	}
	return false
}

// when finds the rule that shows a feedback.
func (q *item2) when(id string) (when, response, answer string) {
	for set := range xmltree.All(q.rules, "setOutcomeValue") {
		if xmltree.Attr(set, "identifier") == "SCORE" || !names(set, id) {
			continue
		}
		switch branch := set.Parent; branch.Data {
		case "responseElse":
			return "incorrect", "", ""
		case "responseIf", "responseElseIf":
			return condition(firstElement(branch))
		default:
			if first := firstElement(branch); branch.Data != "responseProcessing" && first != nil {
				return condition(first)
			}
			return "general", "", ""
		}
	}
	return byName(id)
}

func names(set *html.Node, id string) bool {
	for v := range xmltree.All(set, "baseValue") {
		if xmltree.Text(v) == id {
			return true
		}
	}
	return false
}

func firstElement(n *html.Node) *html.Node {
	for c := range xmltree.Children(n) {
		return c
	}
	return nil
}

// condition says for which answers a rule's expression holds. Its first sibling
// is the expression.
func condition(branch *html.Node) (when, response, answer string) {
	test := branch
	if test == nil {
		return "general", "", ""
	}
	if strings.HasPrefix(test.Data, "response") {
		test = firstElement(test)
	}
	wrong := test != nil && test.Data == "not"
	if wrong {
		test = firstElement(test)
	}
	if test == nil {
		return "general", "", ""
	}
	variable := xmltree.Attr(xmltree.First(test, "variable"), "identifier")
	base := xmltree.First(test, "baseValue")
	switch {
	case xmltree.First(test, "correct") != nil, (test.Data == "gte" || test.Data == "gt") && variable != "" && strings.Contains(variable, "SCORE"):
		when = "correct"
	case (test.Data == "lt" || test.Data == "lte") && strings.Contains(variable, "SCORE"):
		when = "incorrect"
	case base != nil && variable != "" && !wrong:
		return "answer", variable, xmltree.Text(base)
	default:
		return "general", "", ""
	}
	if wrong {
		when = map[string]string{"correct": "incorrect", "incorrect": "correct"}[when]
	}
	return when, "", ""
}

// byName guesses nothing about the key: it only reads what feedback calls itself.
func byName(id string) (when, response, answer string) {
	lower := strings.ToLower(id)
	switch {
	case strings.Contains(lower, "incorrect") || strings.Contains(lower, "wrong"):
		return "incorrect", "", ""
	case strings.Contains(lower, "correct") || strings.Contains(lower, "right"):
		return "correct", "", ""
	}
	return "answer", "", id
}

// tellOf is what an answer to a response is told.
func (q *item2) tellOf(response string) func(answer string) answerFeedback {
	return func(answer string) answerFeedback {
		for _, f := range q.told {
			if (f.response == response || f.response == "") && f.answer == answer {
				return f
			}
		}
		return answerFeedback{}
	}
}
