package qti

import (
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/draft"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
)

// rule is a condition of version 1.2: what has to be answered, what it earns and
// what it tells.
type rule struct {
	tests []test
	gives quiz.Decimal // what it adds to the score; more than nothing when it is for right answers
	right bool
	tells []string // names of feedback
	other bool     // holds for every answer
	says  string   // Sakai's feedback of one choice, which stands in the rule itself
}

// test is one comparison.
type test struct {
	op       string // equal, gte, lte, gt, lt, subset
	response string
	value    string
	cased    bool
	not      bool
}

func rulesOf(item *html.Node) []rule {
	var out []rule
	for n := range xmltree.All(item, "respcondition") {
		r := rule{}
		vars := xmltree.Child(n, "conditionvar")
		collect(vars, false, &r.tests)
		r.other = vars == nil || len(r.tests) == 0 && xmltree.First(vars, "other", "unanswered") != nil
		for d := range xmltree.All(n, "displayfeedback") {
			r.tells = append(r.tells, xmltree.Attr(d, "linkrefid"))
			if xmltree.Attr(d, "linkrefid") == "AnswerFeedback" {
				r.says = xmltree.Inner(d)
			}
		}
		r.score(n)
		out = append(out, r)
	}
	return out
}

// score reads what a rule earns. Brightspace counts right and wrong choices in
// variables of their own; Sakai goes by the feedback "Correct".
func (r *rule) score(n *html.Node) {
	for v := range xmltree.All(n, "setvar") {
		name, value := strings.ToLower(xmltree.Attr(v, "varname")), xmltree.Text(v)
		d, ok := draft.Number(value)
		switch {
		case strings.Contains(name, "incorrect"):
		case strings.HasSuffix(strings.ToLower(value), ".max"):
			r.gives, r.right = quiz.Int(100), true
		case ok && d.Sign() > 0 && !strings.EqualFold(xmltree.Attr(v, "action"), "subtract"):
			r.gives, r.right = d, true
		}
	}
	for _, t := range r.tells {
		r.right = r.right || !hasSetvar(n) && strings.HasPrefix(strings.ToLower(t), "correct")
		r.verdict(t)
	}
	if !hasSetvar(n) && strings.EqualFold(xmltree.Attr(n, "title"), "correct") {
		r.right = true
	}
	if r.right && r.gives.Sign() <= 0 {
		r.gives = quiz.Int(100)
	}
}

// verdict takes the word of Sakai's feedback over any score: its exports give
// wrong choices the points of the question too.
func (r *rule) verdict(told string) {
	switch told {
	case "Correct", "CorrectMatch":
		r.right = true
	case "InCorrect", "InCorrectMatch":
		r.right, r.gives = false, quiz.Decimal{}
	}
}

func hasSetvar(n *html.Node) bool { return xmltree.First(n, "setvar") != nil }

func collect(n *html.Node, not bool, out *[]test) {
	for c := range xmltree.Children(n) {
		name := strings.ToLower(c.Data)
		switch name {
		case "not":
			collect(c, !not, out)
		case "and", "or":
			collect(c, not, out)
		case "varequal", "vargte", "varlte", "vargt", "varlt", "varsubset", "varsubstring":
			*out = append(*out, test{op: strings.TrimPrefix(name, "var"), response: xmltree.Attr(c, "respident"), value: strings.TrimSpace(xmltree.Raw(c)),
				cased: strings.EqualFold(xmltree.Attr(c, "case"), "yes"), not: not})
		}
	}
}

// picks are the values that right answers to a response have, with what they
// earn, in the order of the file. One that stands under "not" is none.
func (q *item1) picks(response string) []pick {
	var out []pick
	for _, r := range q.rules {
		if !r.right {
			continue
		}
		for _, t := range r.tests {
			if (t.op == "equal" || t.op == "subset" || t.op == "substring") && !t.not && (t.response == response || response == "") {
				out = append(out, pick{t.value, r.gives, t.cased})
			}
		}
	}
	return out
}

type pick struct {
	value string
	gives quiz.Decimal
	cased bool
}

// best keeps the picks that earn most.
func best(picks []pick) []pick {
	var out []pick
	for _, p := range picks {
		switch {
		case len(out) == 0 || p.gives.Cmp(out[0].gives) > 0:
			out = []pick{p}
		case p.gives.Equal(out[0].gives):
			out = append(out, p)
		}
	}
	return out
}

// top is what the best answer earns.
func top(picks []pick) quiz.Decimal {
	most := quiz.Int(0)
	for _, p := range picks {
		if p.gives.Cmp(most) > 0 {
			most = p.gives
		}
	}
	return most
}

// accepted are the texts that count for a response, of which a right one earns
// the share.
func accepted(picks []pick, share quiz.Decimal) quiz.Text {
	var t quiz.Text
	seen := map[string]bool{}
	for _, p := range picks {
		credit, _ := draft.Share(p.gives.Mul(quiz.Int(100)).DivRound(share, 2).String())
		if a := draft.Accepted(p.value, credit, nil); a.Text != "" && !seen[a.Text] {
			seen[a.Text] = true
			t.Accepted = append(t.Accepted, a)
			t.CaseSensitive = t.CaseSensitive || p.cased
		}
	}
	return t
}

// numbers are the ranges that count for a response: pairs of bounds, or values.
func (q *item1) numbers(response string) []draft.NumberAnswer {
	var out []draft.NumberAnswer
	for _, r := range q.rules {
		if !r.right {
			continue
		}
		out = append(out, ranges(r.tests, response)...)
	}
	return out
}

func ranges(tests []test, response string) []draft.NumberAnswer {
	var out []draft.NumberAnswer
	var low, value *quiz.Decimal
	for _, t := range tests {
		d, ok := draft.Number(t.value)
		if t.response != response && response != "" || t.not {
			continue
		}
		switch {
		case t.op == "equal" && strings.Contains(t.value, "|"):
			from, to, _ := strings.Cut(strings.Trim(t.value, "{}"), "|")
			a, ok1 := draft.Number(from)
			b, ok2 := draft.Number(to)
			if ok1 && ok2 && a.Cmp(b) <= 0 {
				out = append(out, draft.NumberAnswer{Key: *quiz.Between(a, b)})
			}
		case !ok:
		case t.op == "equal":
			value = &d
			out = append(out, draft.NumberAnswer{Key: *quiz.Near(d, quiz.Int(0))})
		case t.op == "gte" || t.op == "gt":
			low = &d
		case low != nil && low.Cmp(d) <= 0:
			key := quiz.Between(*low, d)
			if value != nil && value.Cmp(*low) >= 0 && value.Cmp(d) <= 0 { // the range is about the value before it
				key.Value = value
				out = out[:len(out)-1]
			}
			out = append(out, draft.NumberAnswer{Key: *key})
			low, value = nil, nil
		}
	}
	return out
}
