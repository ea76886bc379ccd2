package canvas

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/qti1"
)

// scoring is what a response must be to earn a value. One without conditions is
// for a person to mark.
type scoring struct {
	action, value string
	any           []qti1.Condition // one of them is enough
	all, none     []qti1.Condition // all of them and none of them are needed
	number        *quiz.NumberKey
}

// feedback is what is told about an answer.
type feedback struct {
	ident string
	qti1.Condition
	content richtext.Content
}

func (q *question) tell(name string, answer qti1.Condition, c richtext.Content) {
	if !c.IsEmpty() {
		q.tells = append(q.tells, feedback{name + "_fb", answer, c})
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
	qti1.Outcomes(q.Writer)
	if !fb.General.IsEmpty() {
		qti1.Show(q.Writer, "general_fb")
	}
	for _, t := range q.tells {
		qti1.Show(q.Writer, t.ident, t.Condition)
	}
	added := false
	for _, s := range q.score {
		added = added || s.action == "Add"
		q.condition(s)
	}
	if added && !fb.Correct.IsEmpty() {
		qti1.Show(q.Writer, "correct_fb")
	}
	if !fb.Incorrect.IsEmpty() {
		qti1.Show(q.Writer, "general_incorrect_fb")
	}
	q.End()
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
		qti1.Exactly(q.Writer, s.all, s.none)
	default:
		qti1.Equal(q.Writer, s.any...)
	}
	q.End()
	if s.action != "" {
		q.Leaf("setvar", s.value, "action", s.action, "varname", "SCORE")
	}
	if s.action == "Set" && !q.item.Feedback.Correct.IsEmpty() {
		qti1.Display(q.Writer, "correct_fb")
	}
	q.End()
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
		q.told(t.ident, t.content)
	}
}

func (q *question) told(ident string, c richtext.Content) {
	if !c.IsEmpty() {
		qti1.Feedback(q.Writer, ident, q.p.html(c))
	}
}

func join(ids []string) string { return strings.Join(ids, ",") }
