package qti

import (
	"slices"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/draft"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// feedback reads what a question of version 1.2 tells, and when.
func (q *item1) feedback(item *quiz.Item) {
	q.saidBySakai(item)
	for n := range xmltree.Children(q.n, "itemfeedback") {
		for h := range xmltree.All(n, "hintmaterial") {
			item.Hint = append(item.Hint, q.material(h)...)
		}
		if c := q.told(n); len(c) > 0 {
			q.tell(item, xmltree.Attr(n, "ident"), c)
		}
	}
	if _, essay := item.Response.(quiz.Essay); !essay {
		item.Feedback.General = append(item.Feedback.General, q.around("solution")...)
	}
}

// told is a feedback without the hints in it.
func (q *item1) told(n *html.Node) richtext.Content {
	var out richtext.Content
	for c := range xmltree.Children(n) {
		if c.Data != "hint" {
			out = append(out, q.material(&html.Node{FirstChild: alone(c)})...)
		}
	}
	return out
}

// tell gives a feedback its place, by its name and by the rule that shows it.
func (q *item1) tell(item *quiz.Item, name string, c richtext.Content) {
	fb, lower := &item.Feedback, strings.ToLower(name)
	if e, ok := item.Response.(quiz.Essay); ok && lower == "solution" {
		e.Model = append(e.Model, c...)
		item.Response = e
		return
	}
	if at, value := q.answer(name); at >= 0 && q.tellAnswer(item, at, value, c) {
		return
	}
	switch {
	case strings.Contains(lower, "incorrect"), strings.Contains(lower, "wrong"):
		fb.Incorrect = append(fb.Incorrect, c...)
	case strings.HasPrefix(lower, "correct"), strings.HasSuffix(lower, "correct"), strings.HasSuffix(lower, "correct_fb"), q.forRight(name):
		fb.Correct = append(fb.Correct, c...)
	default:
		fb.General = append(fb.General, c...)
	}
}

// tellAnswer puts feedback at one answer to the response at a place; false when
// that has none.
func (q *item1) tellAnswer(item *quiz.Item, at int, value string, c richtext.Content) bool {
	label := slices.IndexFunc(q.responses[at].labels, func(l label1) bool { return l.ident == value })
	r := item.Response
	if b, ok := r.(quiz.Blanks); ok && at < len(b.Blanks) {
		r = b.Blanks[at].Response
	}
	switch r := r.(type) {
	case quiz.Choice:
		if label >= 0 && label < len(r.Choices) {
			r.Choices[label].Feedback = append(r.Choices[label].Feedback, c...)
			return true
		}
	case quiz.TrueFalse:
		if label >= 0 && r.Key != nil && (label == 0) == *r.Key {
			item.Feedback.Correct = append(item.Feedback.Correct, c...)
			return true
		} else if label >= 0 && r.Key != nil {
			item.Feedback.Incorrect = append(item.Feedback.Incorrect, c...)
			return true
		}
	case quiz.Text:
		if label >= 0 && len(q.responses[at].labels[label].content) > 0 {
			value = q.responses[at].labels[label].content.Line()
		}
		for i, a := range r.Accepted {
			if a.Text == draft.Line(value) {
				r.Accepted[i].Feedback = append(r.Accepted[i].Feedback, c...)
				return true
			}
		}
	}
	return false
}

// answer is the only answer that a feedback is for: the choice it is named after,
// or what a rule with nothing else in it shows it for.
func (q *item1) answer(name string) (response int, value string) {
	for i, r := range q.responses {
		for _, l := range r.labels {
			if field := r.fib != nil && len(l.content) == 0; !field && l.ident != "" && (name == l.ident || name == l.ident+"_fb") {
				return i, l.ident
			}
		}
	}
	for _, r := range q.rules {
		if !slices.Contains(r.tells, name) || len(r.tests) != 1 || r.tests[0].not || general(name) {
			continue
		}
		for i, response := range q.responses {
			if response.ident == r.tests[0].response {
				return i, r.tests[0].value
			}
		}
	}
	return -1, ""
}

// general knows the names of feedback that is not for one choice even when a
// rule about one shows it.
func general(name string) bool {
	switch strings.ToLower(name) {
	case "correct", "incorrect", "correct_fb", "general_fb", "general_incorrect_fb", "correctmatch":
		return true
	}
	return false
}

// forRight reports whether only a rule for right answers shows a feedback.
func (q *item1) forRight(name string) bool {
	shown := false
	for _, r := range q.rules {
		if slices.Contains(r.tells, name) {
			if !r.right {
				return false
			}
			shown = true
		}
	}
	return shown
}
