package brightspace

import (
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/qti1"
)

// rule is what one answer earns: a value, or one more for the count of right or
// wrong ones. The rule of the total makes the score of those counts.
type rule struct {
	response, answer string
	cased            string // yes or no where answers are typed
	value            quiz.Decimal
	counts, right    bool
	not, total       bool
	feedback         string
}

// told is a feedback and its name.
type told struct {
	ident   string
	content richtext.Content
}

func (q *question) total() { q.rules = append(q.rules, rule{total: true}) }

// parts shares the full score among n, so that the sum is exact.
func parts(n int) []quiz.Decimal {
	if n == 0 {
		return nil
	}
	whole := quiz.Int(100)
	share := whole.DivRound(quiz.Int(int64(n)), digits)
	out := make([]quiz.Decimal, n)
	for i := range out {
		out[i] = share
	}
	out[n-1] = whole.Sub(share.Mul(quiz.Int(int64(n - 1))))
	return out
}

func (q *question) processing() {
	if len(q.rules) == 0 {
		return
	}
	q.Start("resprocessing")
	q.outcomes()
	for i, r := range q.rules {
		q.rule(i+1, r)
	}
	q.End()
}

// outcomes declares the counts, or a score for each blank.
func (q *question) outcomes() {
	blanks, _ := q.item.Response.(quiz.Blanks)
	if !q.rules[0].counts && len(blanks.Blanks) == 0 {
		return
	}
	q.Start("outcomes")
	declare := func(name string) {
		q.Empty("decvar", "vartype", "Integer", "defaultval", "0", "varname", name, "minvalue", "0", "maxvalue", "100")
	}
	if len(blanks.Blanks) > 0 {
		for i := range blanks.Blanks {
			declare("Blank_" + strconv.Itoa(i+1))
		}
	} else {
		declare("que_score")
		declare("D2L_Correct")
		declare("D2L_Incorrect")
	}
	q.End()
}

func (q *question) rule(n int, r rule) {
	goesOn := ""
	if r.counts {
		goesOn = "yes"
	}
	q.Start("respcondition", "title", "Response Condition"+strconv.Itoa(n), "continue", goesOn)
	q.Start("conditionvar")
	switch {
	case r.total:
		q.Empty("other")
	case r.not:
		q.Start("not")
		q.Leaf("varequal", r.answer, "respident", r.response)
		q.End()
	default:
		q.Leaf("varequal", r.answer, "respident", r.response, "case", r.cased)
	}
	q.End()
	switch {
	case r.total:
		q.Leaf("setvar", "D2L_Correct", "varname", "que_score", "action", "Set")
	case r.counts && r.right:
		q.Leaf("setvar", "1", "varname", "D2L_Correct", "action", "Add")
	case r.counts:
		q.Leaf("setvar", "1", "varname", "D2L_Incorrect", "action", "Add")
	default:
		q.Leaf("setvar", fixed(r.value), "action", "Set")
	}
	if r.feedback != "" {
		qti1.Display(q.Writer, r.feedback)
	}
	q.End()
}

// feedback writes what is told: the general one bears the question's name.
func (q *question) feedback() {
	all := q.told
	if !q.item.Feedback.General.IsEmpty() {
		all = append([]told{{q.id, q.item.Feedback.General}}, all...)
	}
	for _, t := range all {
		q.Start("itemfeedback", "ident", t.ident)
		qti1.Material(q.Writer, q.p.html(t.content))
		q.End()
	}
}
