package canvas

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// full is the score of a right answer.
const full = "100"

// condition is that a response is this answer.
type condition struct{ response, answer string }

// scoring is what a response must be to earn a value. One without conditions is
// for a person to mark.
type scoring struct {
	action, value string
	any           []condition // one of them is enough
	all, none     []condition // all of them and none of them are needed
	number        *quiz.NumberKey
}

// feedback is what is told about an answer.
type feedback struct {
	condition
	content richtext.Content
}

func (q *question) tell(response, id string, c richtext.Content) {
	if !c.IsEmpty() {
		q.tells = append(q.tells, feedback{condition{response, id}, c})
	}
}

// parts shares the full score among n, in hundredths, so that the sum is exact.
func parts(n int) []string {
	if n == 0 {
		return nil
	}
	whole := quiz.Int(100)
	share := whole.DivRound(quiz.Int(int64(n)), 2)
	out := make([]string, n)
	for i := range out {
		out[i] = share.String()
	}
	out[n-1] = whole.Sub(share.Mul(quiz.Int(int64(n - 1)))).String()
	return out
}

// processing says what earns what. What is told stands before what is scored,
// because scoring may end the processing.
func (q *question) processing() {
	fb := q.item.Feedback
	keyed := len(q.score) > 0 && q.item.Response.HasKey()
	if !keyed && (!fb.Correct.IsEmpty() || !fb.Incorrect.IsEmpty()) {
		q.p.lose(quiz.FeedbackDropped, q.item.ID, "The feedback for right and wrong answers was left out: the right answer is not known.")
		q.item.Feedback.Correct, q.item.Feedback.Incorrect = nil, nil
		fb = q.item.Feedback
	}
	q.Start("resprocessing")
	q.Start("outcomes")
	q.Empty("decvar", "maxvalue", "100", "minvalue", "0", "varname", "SCORE", "vartype", "Decimal")
	q.End()
	if !fb.General.IsEmpty() {
		q.other("general_fb")
	}
	for _, t := range q.tells {
		q.Start("respcondition", "continue", "Yes")
		q.Start("conditionvar")
		q.Leaf("varequal", t.answer, "respident", t.response)
		q.End()
		q.display(t.answer + "_fb")
		q.End()
	}
	added := false
	for _, s := range q.score {
		added = added || s.action == "Add"
		q.condition(s)
	}
	if added && !fb.Correct.IsEmpty() {
		q.other("correct_fb")
	}
	if !fb.Incorrect.IsEmpty() {
		q.other("general_incorrect_fb")
	}
	q.End()
}

// other shows feedback whatever the response is.
func (q *question) other(link string) {
	q.Start("respcondition", "continue", "Yes")
	q.Start("conditionvar")
	q.Empty("other")
	q.End()
	q.display(link)
	q.End()
}

func (q *question) display(link string) {
	q.Empty("displayfeedback", "feedbacktype", "Response", "linkrefid", link)
}

func (q *question) condition(s scoring) {
	goesOn := "No"
	if s.action == "Add" {
		goesOn = ""
	}
	q.Start("respcondition", "continue", goesOn)
	q.Start("conditionvar")
	switch {
	case s.number != nil:
		q.between(*s.number)
	case s.action == "":
		q.Empty("other")
	case s.all != nil:
		q.Start("and")
		q.equal(s.all)
		for _, c := range s.none {
			q.Start("not")
			q.equal([]condition{c})
			q.End()
		}
		q.End()
	default:
		q.equal(s.any)
	}
	q.End()
	if s.action != "" {
		q.Leaf("setvar", s.value, "action", s.action, "varname", "SCORE")
	}
	if s.action == "Set" && !q.item.Feedback.Correct.IsEmpty() {
		q.display("correct_fb")
	}
	q.End()
}

func (q *question) equal(conditions []condition) {
	for _, c := range conditions {
		q.Leaf("varequal", c.answer, "respident", c.response)
	}
}

// between is the value itself or anything between the bounds.
func (q *question) between(k quiz.NumberKey) {
	bounds := func() {
		q.Leaf("vargte", k.Min.String(), "respident", only)
		q.Leaf("varlte", k.Max.String(), "respident", only)
	}
	if k.Value == nil {
		bounds()
		return
	}
	q.Start("or")
	q.Leaf("varequal", k.Value.String(), "respident", only)
	q.Start("and")
	bounds()
	q.End()
	q.End()
}

// feedback writes what is told.
func (q *question) feedback() {
	fb := q.item.Feedback
	for _, f := range []struct {
		ident   string
		content richtext.Content
	}{{"general_fb", fb.General}, {"correct_fb", fb.Correct}, {"general_incorrect_fb", fb.Incorrect}} {
		q.told(f.ident, f.content)
	}
	for _, t := range q.tells {
		q.told(t.answer+"_fb", t.content)
	}
}

func (q *question) told(ident string, c richtext.Content) {
	if c.IsEmpty() {
		return
	}
	q.Start("itemfeedback", "ident", ident)
	q.Start("flow_mat")
	q.p.material(q.Writer, q.p.html(c))
	q.End()
	q.End()
}

func join(ids []string) string { return strings.Join(ids, ",") }
