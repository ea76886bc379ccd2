package brightspace

import (
	"slices"
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/qti1"
)

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
		q.field(q.id, 40)
		q.accept(q.id+"_ANS", r, quiz.Int(100))
	case quiz.Match:
		q.match(r)
	case quiz.Order:
		q.order(r)
	default:
		q.essay()
	}
}

// extension says how a question is drawn and graded; names and values are pairs.
func (q *question) extension(pairs ...string) {
	q.Start("response_extension")
	for i := 0; i+1 < len(pairs); i += 2 {
		q.Leaf("d2l_2p0:"+pairs[i], pairs[i+1])
	}
	q.End()
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// Letters before the choices, and none before true and false.
const (
	lettered   = "4"
	unlettered = "6"
)

// Ways of grading: a question with several right choices earns its points only
// when all of it is right; each pair or place of others earns its share.
const (
	allOrNothing = "0"
	equalShares  = "0"
)

func (q *question) choice(r quiz.Choice) {
	cardinality := "Single"
	if r.Multiple {
		cardinality = "Multiple"
	}
	q.extension("display_style", "2", "enumeration", lettered, "grading_type", allOrNothing)
	q.Start("response_lid", "ident", q.id+"_LID", "rcardinality", cardinality)
	q.Start("render_choice", "shuffle", yesNo(r.Shuffle))
	for i, e := range r.Choices {
		q.offer(i, e.Content, e.Feedback, slices.Contains(r.Key, i), r.Multiple)
	}
	q.End()
	q.End()
	if r.Multiple {
		q.total()
	}
}

// trueFalse offers True and False; Brightspace shows its own words.
func (q *question) trueFalse(r quiz.TrueFalse) {
	q.extension("display_style", "2", "enumeration", unlettered, "grading_type", allOrNothing)
	q.Start("response_lid", "ident", q.id+"_LID", "rcardinality", "Single")
	q.Start("render_choice", "shuffle", "no")
	for i, text := range []string{"True", "False"} {
		q.offer(i, richtext.Plain(text), nil, r.Key != nil && *r.Key == (i == 0), false)
	}
	q.End()
	q.End()
}

// offer writes one choice, and its rule: each choice has its own.
func (q *question) offer(i int, c, feedback richtext.Content, right, counted bool) {
	id := q.id + "_A" + strconv.Itoa(i+1)
	q.Start("flow_label", "class", "Block")
	q.label(id, c)
	q.End()
	r := rule{response: q.id + "_LID", answer: id, value: quiz.Int(0)}
	switch {
	case counted:
		r.counts, r.right = true, right
	case right:
		r.value = quiz.Int(100)
	}
	if !feedback.IsEmpty() {
		r.feedback = q.id + "_IF" + strconv.Itoa(i+1)
		q.told = append(q.told, told{r.feedback, feedback})
	}
	q.rules = append(q.rules, r)
}

// label is one entry to choose. Only true and false are plain text in exports of
// Brightspace.
func (q *question) label(id string, c richtext.Content) {
	q.Start("response_label", "ident", id)
	q.Start("flow_mat")
	if q.item.Response.Type() == quiz.TypeTrueFalse {
		qti1.Entry(q.Writer, c, q.p.phrase)
	} else {
		qti1.Material(q.Writer, q.p.phrase(c))
	}
	q.End()
	q.End()
}

// field is a line to type into.
func (q *question) field(id string, columns int) {
	q.Start("response_str", "ident", id+"_STR", "rcardinality", "Single")
	q.Start("render_fib", "rows", "1", "columns", strconv.Itoa(columns), "prompt", "Box", "fibtype", "String")
	q.Empty("response_label", "ident", id+"_ANS")
	q.End()
	q.End()
}

// accept has a rule for each accepted answer, which earns its part of a share.
func (q *question) accept(response string, r quiz.Text, share quiz.Decimal) {
	for _, a := range r.Accepted {
		value := share
		if a.Credit != nil {
			value = share.Mul(*a.Credit)
		}
		q.rules = append(q.rules, rule{response: response, answer: a.Text, cased: yesNo(r.CaseSensitive), value: value})
		if !a.Feedback.IsEmpty() {
			q.p.lose(quiz.FeedbackDropped, q.item.ID, "The feedback of accepted answers was left out: Brightspace has it for choices only.")
		}
	}
}

// match has a response for each left entry, all with the same right ones.
func (q *question) match(r quiz.Match) {
	q.extension("grading_type", equalShares)
	for i, left := range r.Left {
		name := q.id + "_M" + strconv.Itoa(i+1)
		q.Start("response_grp", "respident", name, "rcardinality", "Single")
		qti1.Material(q.Writer, q.p.phrase(left))
		q.Start("render_choice", "shuffle", yesNo(r.Shuffle))
		q.Start("flow_label", "class", "Block")
		for j, right := range r.Right {
			id := q.id + "_C" + strconv.Itoa(j+1)
			q.label(id, right)
			q.rules = append(q.rules, rule{response: name, answer: id, counts: true, right: len(r.Key) > 0 && r.Key[i] == j})
		}
		q.End()
		q.End()
		q.End()
	}
	q.total()
}

// order has a label for each entry; rules say at which place it belongs.
func (q *question) order(r quiz.Order) {
	q.extension("grading_type", equalShares)
	q.Start("response_grp", "ident", q.id+"_O", "rcardinality", "Ordered")
	q.Start("render_choice", "shuffle", "yes")
	q.Start("flow_label", "class", "Block")
	for i, e := range r.Entries {
		id := q.id + "_O" + strconv.Itoa(i+1)
		q.label(id, e)
		if place := slices.Index(r.Key, i); place >= 0 {
			at := strconv.Itoa(place + 1)
			q.rules = append(q.rules, rule{response: id, answer: at, counts: true, right: true}, rule{response: id, answer: at, counts: true, not: true})
		}
	}
	q.End()
	q.End()
	q.End()
	q.total()
}

func (q *question) essay() {
	q.extension("has_signed_comments", "no", "has_htmleditor", "no", "has_fileupload", "no")
	q.Start("response_str", "ident", q.id+"_STR", "rcardinality", "Multiple")
	q.Start("render_fib", "rows", "10", "columns", "80", "prompt", "Box", "fibtype", "String")
	q.Empty("response_label", "ident", q.id+"_LA")
	q.End()
	q.End()
}
