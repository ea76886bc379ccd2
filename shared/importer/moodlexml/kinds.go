package moodlexml

import (
	"cmp"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

func (r *reader) choice(q *html.Node, several bool) quiz.Response {
	c := quiz.Choice{Multiple: several || xmltree.Child(q, "single") != nil && !yes(xmltree.Child(q, "single")), Shuffle: yes(xmltree.Child(q, "shuffleanswers"))}
	best, at, earning := quiz.Decimal{}, -1, 0
	for a := range xmltree.Children(q, "answer") {
		share, _ := draft.Number(xmltree.Attr(a, "fraction"))
		if share.Sign() > 0 {
			earning++
			if c.Multiple {
				c.Key = append(c.Key, len(c.Choices))
			}
			if share.Cmp(best) > 0 {
				best, at = share, len(c.Choices)
			}
		}
		c.Choices = append(c.Choices, quiz.Entry{Content: r.rich(a), Feedback: r.child(a, "feedback")})
	}
	if !c.Multiple && at >= 0 {
		c.Key = []int{at}
		if earning > 1 {
			r.d.Report(finding.Info, finding.UnreadPart, r.at, "", "A choice that earns a part of the points counts as wrong: a single choice is right or wrong.")
		}
	}
	return c
}

// trueFalse reads the two answers; what the right one tells is the feedback for
// right answers.
func (r *reader) trueFalse(q *html.Node, item *quiz.Item) quiz.Response {
	var tf quiz.TrueFalse
	place := 0
	for a := range xmltree.Children(q, "answer") {
		value := strings.EqualFold(strings.TrimSpace(rawText(a)), "true") || place == 0 && !strings.EqualFold(strings.TrimSpace(rawText(a)), "false")
		place++
		told := &item.Feedback.Incorrect
		if share, _ := draft.Number(xmltree.Attr(a, "fraction")); share.Sign() > 0 {
			tf.Key, told = &value, &item.Feedback.Correct
		}
		if fb := r.child(a, "feedback"); len(fb) > 0 {
			*told = fb
		}
	}
	return tf
}

func (r *reader) shortAnswer(q *html.Node, item *quiz.Item) quiz.Response {
	t := quiz.Text{CaseSensitive: yes(xmltree.Child(q, "usecase"))}
	for a := range xmltree.Children(q, "answer") {
		raw := rawText(a)
		credit, earns := draft.Share(xmltree.Attr(a, "fraction"))
		feedback := r.child(a, "feedback")
		if !earns {
			if strings.TrimSpace(raw) == "*" {
				item.Feedback.Incorrect = feedback
			}
			continue
		}
		text, stars := draft.Wildcards(raw)
		if stars {
			r.d.Unread(r.at, raw, "An accepted answer has a * for any text; only what stands beside it was kept.")
		}
		if text != "" {
			t.Accepted = append(t.Accepted, draft.Accepted(text, credit, feedback))
		}
	}
	return t
}

func (r *reader) numerical(q *html.Node, item *quiz.Item) quiz.Response {
	var keys []draft.NumberAnswer
	for a := range xmltree.Children(q, "answer") {
		raw := strings.TrimSpace(rawText(a))
		credit, earns := draft.Share(xmltree.Attr(a, "fraction"))
		v, ok := draft.Number(raw)
		tolerance, _ := draft.Number(cmp.Or(xmltree.Text(xmltree.Child(a, "tolerance")), "0"))
		switch {
		case !earns && raw == "*":
			item.Feedback.Incorrect = r.child(a, "feedback")
		case !earns:
		case !ok || tolerance.Sign() < 0:
			r.d.Unread(r.at, raw, "An accepted number could not be read.")
		default:
			keys = append(keys, draft.NumberAnswer{Key: *quiz.Near(v, tolerance), Credit: credit, Feedback: r.child(a, "feedback")})
		}
	}
	response := r.d.Numbers(item, keys)
	if n, ok := response.(quiz.Number); ok {
		n.Unit = draft.Line(xmltree.Text(xmltree.Child(q, "units", "unit", "unit_name")))
		return n
	}
	return response
}

// matching reads the pairs; right entries are shown as plain text.
func (r *reader) matching(q *html.Node) quiz.Response {
	var p draft.Pairs
	for s := range xmltree.Children(q, "subquestion") {
		left := r.rich(s)
		right := xmltree.Raw(xmltree.Child(s, "answer", "text"))
		p.Add(left, htmltext.Reader{}.HTML(htmltext.Known(right)))
	}
	m := p.Match()
	m.Shuffle = yes(xmltree.Child(q, "shuffleanswers"))
	return m
}

// ordering reads the entries, which stand in their right order.
func (r *reader) ordering(q *html.Node) quiz.Response {
	var entries []richtext.Content
	for a := range xmltree.Children(q, "answer") {
		entries = append(entries, r.rich(a))
	}
	return draft.Ordered(entries)
}

// defaultLines is the height that Moodle gives an essay of which nobody said any.
const defaultLines = 10

func (r *reader) essay(q *html.Node) quiz.Response {
	e := quiz.Essay{Lines: number(q, "responsefieldlines"), MinWords: number(q, "minwordlimit"), MaxWords: number(q, "maxwordlimit"),
		Rubric: r.child(q, "graderinfo")}
	if e.Lines == defaultLines {
		e.Lines = 0
	}
	if e.MaxWords > 0 && e.MinWords > e.MaxWords {
		e.MinWords = 0
	}
	return e
}

func number(q *html.Node, name string) int {
	n, err := strconv.Atoi(xmltree.Text(xmltree.Child(q, name)))
	if err != nil || n < 0 || n > 1_000_000 {
		return 0
	}
	return n
}
