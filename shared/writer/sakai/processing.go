package sakai

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// typedGaps are the gaps of a question that is answered by typing, in the order
// of the text; none when there is an answer that Sakai would read otherwise.
func (q *question) typedGaps() []gap {
	_, ids := q.text()
	var out []gap
	for i, id := range ids {
		r := q.item.Response
		if b, ok := r.(quiz.Blanks); ok {
			r = b.Blanks[slices.IndexFunc(b.Blanks, func(b quiz.Blank) bool { return b.ID == id })].Response
		}
		g := gap{ident: "FIB0" + strconv.Itoa(i)}
		switch r := r.(type) {
		case quiz.Text:
			g.answer, g.cased = q.accepted(r), r.CaseSensitive
		case quiz.Number:
			g.ident, g.answer = "FIN0"+strconv.Itoa(i), interval(*r.Key)
		default:
			return nil
		}
		if g.answer == "" {
			q.p.lose(quiz.KeyDropped, q.item.ID, "A person has to mark this question: Sakai reads the signs | and * and ?? of its answer in its own way.")
			return nil
		}
		out = append(out, g)
	}
	return out
}

// interval is a number, or two with all between them.
func interval(k quiz.NumberKey) string {
	if k.Min.Equal(k.Max) {
		return k.Min.String()
	}
	return k.Min.String() + "|" + k.Max.String()
}

// accepted joins the answers of a gap. One with a sign that Sakai reads otherwise
// (a bar parts answers, a star stands for any text) is left out.
func (q *question) accepted(r quiz.Text) string {
	var out []string
	told := false
	for _, a := range r.Accepted {
		told = told || !a.Feedback.IsEmpty()
		text := strings.Join(strings.Fields(a.Text), " ")
		if strings.ContainsAny(text, "|*") || strings.Contains(text, "??") {
			continue
		}
		out = append(out, richtext.EscapeHTML(text))
	}
	if told {
		q.p.lose(quiz.FeedbackDropped, q.item.ID, "The feedback of single answers was left out: Sakai has it for choices only.")
	}
	if len(out) > 0 && len(out) < len(r.Accepted) {
		q.p.lose(quiz.ChoicesCut, q.item.ID, "An accepted answer was left out: Sakai reads the signs | and * and ?? in its own way.")
	}
	return strings.Join(out, "|")
}

// processing says what earns the points. Nothing is "Set": Sakai would list the
// answer a second time.
func (q *question) processing() {
	q.Start("resprocessing")
	q.Start("outcomes")
	q.Empty("decvar", "defaultval", "0", "maxvalue", q.right, "minvalue", "0", "varname", "SCORE", "vartype", "Decimal")
	q.End()
	switch r := q.item.Response.(type) {
	case quiz.Choice:
		q.choices(r)
	case quiz.TrueFalse:
		for i := range 2 {
			q.answer(chosen, letter(i), *r.Key == (i == 0), nil, false)
		}
	case quiz.Match:
		q.pairs(r)
	default:
		q.typing()
	}
	q.End()
}

// choices has a condition for every choice in its place: Sakai reads scores and
// feedback by their places.
func (q *question) choices(r quiz.Choice) {
	told := slices.ContainsFunc(r.Choices, func(e quiz.Entry) bool { return !e.Feedback.IsEmpty() })
	for i, e := range r.Choices {
		q.answer(chosen, letter(i), slices.Contains(r.Key, i), e.Feedback, told)
	}
}

// answer is a condition for a letter.
func (q *question) answer(response, value string, right bool, told richtext.Content, tells bool) {
	link, score := "InCorrect", "0"
	if right {
		link, score = "Correct", q.right
	}
	q.Start("respcondition", "continue", "Yes")
	q.Start("conditionvar")
	q.Leaf("varequal", value, "case", "Yes", "respident", response)
	q.End()
	q.Leaf("setvar", score, "action", "Add", "varname", "SCORE")
	q.Empty("displayfeedback", "feedbacktype", "Response", "linkrefid", link)
	if tells {
		q.Leaf("displayfeedback", q.p.html(told), "feedbacktype", "Response", "linkrefid", "AnswerFeedback")
	}
	q.End()
}

// pairs has a condition for each left entry with each right one, in their order:
// Sakai counts them off and fails when one is missing. The left entry is the
// value, as in its own exports.
func (q *question) pairs(r quiz.Match) {
	n := 0
	for i := range r.Left {
		for j := range r.Right {
			n++
			link, score := "InCorrectMatch", "0"
			if r.Key[i] == j {
				link, score = "CorrectMatch", q.right
			}
			q.Start("respcondition", "continue", "No")
			q.Start("conditionvar")
			q.Leaf("varequal", source(i), "case", "Yes", "index", strconv.Itoa(n), "respident", destination(j))
			q.End()
			q.Leaf("setvar", score, "action", "Add", "varname", "SCORE")
			q.Empty("displayfeedback", "feedbacktype", "Response", "linkrefid", link)
			q.End()
		}
	}
}

// typing has the answers of each gap in one value: every value inside an "or" is
// a gap to Sakai.
func (q *question) typing() {
	if q.kind == essay {
		return
	}
	for _, g := range q.gaps {
		q.Start("respcondition", "continue", "Yes")
		q.Start("conditionvar")
		q.Start("or")
		q.Leaf("varequal", g.answer, "case", "No", "respident", g.ident)
		q.End()
		q.End()
		q.Leaf("setvar", q.right, "action", "Add", "varname", "SCORE")
		q.End()
	}
}

// feedback writes what is told: Sakai knows these three names, and takes any
// other for that of an answer.
func (q *question) feedback() {
	fb := q.item.Feedback
	for _, f := range []struct {
		ident   string
		content richtext.Content
	}{{"Correct", fb.Correct}, {"InCorrect", fb.Incorrect}, {q.item.ID, fb.General}} {
		if f.content.IsEmpty() {
			continue
		}
		q.Start("itemfeedback", "ident", f.ident, "view", "All")
		q.Start("flow_mat", "class", "Block")
		q.p.material(q.Writer, q.p.html(f.content))
		q.End()
		q.End()
	}
}
