package qti

import (
	"html"
	"slices"
	"strings"

	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// answersOfSakai levels what Sakai writes in its own way: typed answers without a
// score, HTML in every value, and pairs that name the right entry as the response
// and the left one as the value.
func (q *item1) answersOfSakai() {
	left := map[string]bool{}
	for l := range xmltree.All(q.n, "response_label") {
		if xmltree.Attr(l, "match_group") != "" {
			left[xmltree.Attr(l, "ident")] = true
		}
	}
	for i := range q.rules {
		r := &q.rules[i]
		for j := range r.tests {
			t := &r.tests[j]
			t.value = html.UnescapeString(t.value)
			if left[t.value] && !left[t.response] {
				t.value, t.response = t.response, t.value
			}
			typed := strings.HasPrefix(t.response, "FIB") || strings.HasPrefix(t.response, "FIN")
			if typed && len(r.tells) == 0 && t.op == "equal" && !t.not {
				r.right, r.gives = true, quiz.Int(100)
			}
		}
	}
}

// modelOfSakai is the model answer of an essay: its only choice.
func (q *item1) modelOfSakai() richtext.Content {
	if !q.sakai || len(q.responses) != 1 || len(q.responses[0].labels) != 1 {
		return nil
	}
	return q.responses[0].labels[0].content
}

// saidBySakai gives the choices their feedback, which stands in their rules.
func (q *item1) saidBySakai(item *quiz.Item) {
	c, ok := item.Response.(quiz.Choice)
	if !ok || !q.sakai || len(q.responses) == 0 {
		return
	}
	for _, r := range q.rules {
		if r.says == "" || len(r.tests) != 1 {
			continue
		}
		at := slices.IndexFunc(q.responses[0].labels, func(l label1) bool { return l.ident == r.tests[0].value })
		if at >= 0 && at < len(c.Choices) {
			c.Choices[at].Feedback = append(c.Choices[at].Feedback, q.texts.HTML(r.says)...)
		}
	}
}

// keywords are the tags that Sakai keeps.
func (q *item1) keywords() []string {
	var out []string
	for _, tag := range strings.Split(q.meta["item_keyword"], ",") {
		if tag = strings.TrimSpace(tag); q.sakai && tag != "" {
			out = append(out, tag)
		}
	}
	return out
}
