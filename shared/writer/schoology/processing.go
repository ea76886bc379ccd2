package schoology

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/qti1"
)

// processing says what earns the points. What is told stands before what is
// scored, because scoring ends the processing.
func (q *question) processing() {
	if fb := &q.item.Feedback; len(q.right) == 0 && (!fb.Correct.IsEmpty() || !fb.Incorrect.IsEmpty()) {
		fb.Correct, fb.Incorrect = nil, nil
		q.p.losses = append(q.p.losses, quiz.Loss{Code: quiz.FeedbackDropped, Item: q.item.ID,
			Message: "The feedback for right and wrong answers was left out: a person marks this question."})
	}
	fb := q.item.Feedback
	q.Start("resprocessing")
	qti1.Outcomes(q.Writer)
	if !fb.General.IsEmpty() {
		qti1.Show(q.Writer, "general_fb")
	}
	for _, t := range q.tells {
		qti1.Show(q.Writer, t.ident, t.answer)
	}
	if len(q.right) > 0 {
		q.score()
	} else {
		q.marked()
	}
	if !fb.Incorrect.IsEmpty() {
		qti1.Show(q.Writer, "general_incorrect_fb")
	}
	q.End()
}

func (q *question) score() {
	q.Start("respcondition", "continue", "No")
	q.Start("conditionvar")
	if q.together {
		qti1.Exactly(q.Writer, q.right, q.none)
	} else {
		qti1.Equal(q.Writer, q.right...)
	}
	q.End()
	q.Leaf("setvar", qti1.Full, "action", "Set", "varname", "SCORE")
	if !q.item.Feedback.Correct.IsEmpty() {
		qti1.Display(q.Writer, "correct_fb")
	}
	q.End()
}

// marked is the rule of an item that a person marks, who is shown what to look
// for.
func (q *question) marked() {
	q.Start("respcondition", "continue", "No")
	q.Start("conditionvar")
	q.Empty("other")
	q.End()
	if !q.model().IsEmpty() {
		q.Empty("displayfeedback", "feedbacktype", "Solution", "linkrefid", "solution")
	}
	q.End()
}

// model is what the marker of an essay looks for.
func (q *question) model() richtext.Content {
	e, _ := q.item.Response.(quiz.Essay)
	return slices.Concat(e.Model, e.Rubric)
}

// feedback writes what is told.
func (q *question) feedback() {
	fb := q.item.Feedback
	q.told("general_fb", fb.General)
	q.told("correct_fb", fb.Correct)
	q.told("general_incorrect_fb", fb.Incorrect)
	for _, t := range q.tells {
		q.told(t.ident, t.content)
	}
	if m := q.model(); !m.IsEmpty() {
		q.Start("itemfeedback", "ident", "solution")
		q.Start("solution")
		q.Start("solutionmaterial")
		qti1.Material(q.Writer, q.p.html(m))
		q.End()
		q.End()
		q.End()
	}
}

func (q *question) told(ident string, c richtext.Content) {
	if !c.IsEmpty() {
		qti1.Feedback(q.Writer, ident, q.p.html(c))
	}
}
