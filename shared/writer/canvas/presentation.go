package canvas

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/qti1"
)

// only is the name of the response of questions that have one.
const only = "response1"

// presentation writes what is shown, and notes what it scores.
func (q *question) presentation() {
	if b, ok := q.item.Response.(quiz.Blanks); ok {
		q.blanks(b)
		return
	}
	qti1.Material(q.Writer, q.p.html(q.item.Stem))
	switch r := q.item.Response.(type) {
	case quiz.Choice:
		q.choice(r)
	case quiz.TrueFalse:
		q.trueFalse(r)
	case quiz.Text:
		q.typed("")
		if len(r.Accepted) > 0 {
			s := scoring{action: "Set", value: qti1.Full}
			for i, a := range r.Accepted {
				c := qti1.Condition{Response: only, Answer: a.Text}
				s.any = append(s.any, c)
				q.tell(answer(i), c, a.Feedback)
			}
			q.score = append(q.score, s)
		}
	case quiz.Number:
		q.typed("Decimal")
		if r.Key != nil {
			q.score = append(q.score, scoring{action: "Set", value: qti1.Full, number: r.Key})
		}
	case quiz.Match:
		q.match(r)
	case quiz.Essay:
		q.typed("")
		q.score = append(q.score, scoring{})
	}
}

// typed is a field for an answer to type.
func (q *question) typed(kind string) {
	q.Start("response_str", "ident", only, "rcardinality", "Single")
	q.Start("render_fib", "fibtype", kind)
	q.Empty("response_label", "ident", "answer1", "rshuffle", "No")
	q.End()
	q.End()
}

// label is one entry to choose.
func (q *question) label(id string, c richtext.Content) {
	q.Start("response_label", "ident", id)
	q.entry(c)
	q.End()
}

// entry writes content, as plain text where it is no more than that.
func (q *question) entry(c richtext.Content) { qti1.Entry(q.Writer, c, q.p.phrase) }

// picked is that a choice was chosen.
func picked(i int) qti1.Condition { return qti1.Condition{Response: only, Answer: answer(i)} }

func (q *question) choice(r quiz.Choice) {
	cardinality := "Single"
	if r.Multiple {
		cardinality = "Multiple"
	}
	q.Start("response_lid", "ident", only, "rcardinality", cardinality)
	q.Start("render_choice")
	var right, wrong []qti1.Condition
	for i, e := range r.Choices {
		q.label(answer(i), e.Content)
		q.tell(answer(i), picked(i), e.Feedback)
		if slices.Contains(r.Key, i) {
			right = append(right, picked(i))
		} else {
			wrong = append(wrong, picked(i))
		}
	}
	q.End()
	q.End()
	switch {
	case len(right) == 0:
	case r.Multiple:
		q.score = append(q.score, scoring{action: "Set", value: qti1.Full, all: right, none: wrong})
	default:
		q.score = append(q.score, scoring{action: "Set", value: qti1.Full, any: right})
	}
}

// trueFalse is a choice of True and False; Canvas shows them in the reader's
// language, whatever the labels are.
func (q *question) trueFalse(r quiz.TrueFalse) {
	q.Start("response_lid", "ident", only, "rcardinality", "Single")
	q.Start("render_choice")
	for i, text := range []string{"True", "False"} {
		q.label(answer(i), richtext.Plain(text))
	}
	q.End()
	q.End()
	if r.Key != nil {
		right := picked(1)
		if *r.Key {
			right = picked(0)
		}
		q.score = append(q.score, scoring{action: "Set", value: qti1.Full, any: []qti1.Condition{right}})
	}
}

// match has a response for each left entry, all with the same right ones.
func (q *question) match(r quiz.Match) {
	shares := parts(len(r.Left))
	for i, left := range r.Left {
		name := "response_" + answer(i)
		q.Start("response_lid", "ident", name)
		q.entry(left)
		q.Start("render_choice")
		for j, right := range r.Right {
			q.label(answer(len(r.Left)+j), right)
		}
		q.End()
		q.End()
		if len(r.Key) > 0 {
			q.score = append(q.score, scoring{action: "Add", value: shares[i], any: []qti1.Condition{{Response: name, Answer: answer(len(r.Left) + r.Key[i])}}})
		}
	}
}

// blanks has a response for each blank, whose name stands in the text.
func (q *question) blanks(r quiz.Blanks) {
	menus := onlyMenus(r)
	names := q.names(r)
	qti1.Material(q.Writer, q.p.gapped(q.item.Stem, func(id string) string { return "[" + names[id] + "]" }))
	next, shares := 0, parts(len(r.Blanks))
	for i, b := range r.Blanks {
		name := "response_" + names[b.ID]
		q.Start("response_lid", "ident", name)
		q.entry(richtext.Plain(names[b.ID]))
		q.Start("render_choice")
		for _, o := range q.options(b.Response, menus) {
			id := answer(next)
			next++
			q.label(id, richtext.Plain(o.text))
			c := qti1.Condition{Response: name, Answer: id}
			q.tell(id, c, o.feedback)
			if o.right {
				q.score = append(q.score, scoring{action: "Add", value: shares[i], any: []qti1.Condition{c}})
			}
		}
		q.End()
		q.End()
	}
}

// option is one answer of a blank.
type option struct {
	text     string
	right    bool
	feedback richtext.Content
}

// options are the entries of a menu, or the answers that are accepted. Menus
// beside blanks to type into become blanks too: Canvas does not mix them.
func (q *question) options(r quiz.Response, menus bool) (out []option) {
	switch r := r.(type) {
	case quiz.Text:
		for _, a := range r.Accepted {
			out = append(out, option{a.Text, true, a.Feedback})
		}
	case quiz.Choice:
		for i, e := range r.Choices {
			if right := slices.Contains(r.Key, i); menus || right {
				out = append(out, option{e.Content.Line(), right, e.Feedback})
			}
		}
		if !menus {
			q.p.lose(quiz.TypeRewritten, q.item.ID, "A dropdown became a blank to type into: Canvas does not mix the two in one question.")
		}
	}
	return out
}

// names gives each blank a name that the text does not hold in brackets.
func (q *question) names(r quiz.Blanks) map[string]string {
	text := q.item.Stem.Text()
	out := make(map[string]string, len(r.Blanks))
	for i, b := range r.Blanks {
		name := "blank" + strconv.Itoa(i+1)
		for strings.Contains(text, "["+name+"]") {
			name += "_"
		}
		out[b.ID] = name
	}
	return out
}
