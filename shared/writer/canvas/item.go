package canvas

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
	"formwright/shared/writer/qti1"
)

// Answers are named by numbers: Canvas keeps those as their ids, and names
// anything else by chance.
const firstAnswer = 1001

// items writes every question, and text between them as questions that ask
// nothing.
func (p *parcel) items() string {
	var x element.Writer
	starts := map[string]quiz.Section{}
	for _, s := range p.q.Sections {
		if len(s.Items) > 0 {
			starts[s.Items[0]] = s
		}
	}
	for i, item := range p.q.Items {
		if s, ok := starts[item.ID]; ok {
			p.note(&x, s)
		}
		p.item(&x, item, i+1)
	}
	return x.String()
}

// note is the title and the instructions of a section.
func (p *parcel) note(x *element.Writer, s quiz.Section) {
	var c richtext.Content
	if s.Title != "" {
		c = append(c, richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: s.Title, Marks: richtext.Marks{Bold: true}}}})
	}
	if c = append(c, s.Instructions...); c.IsEmpty() {
		return
	}
	x.Start("item", "ident", "note_"+s.ID, "title", cmp.Or(strings.TrimSpace(s.Title), "Note"))
	metadata(x, "text_only_question", quiz.Int(0), nil)
	x.Start("presentation")
	qti1.Material(x, p.html(c))
	x.End()
	x.End()
}

// question is one item being written.
type question struct {
	*element.Writer
	p     *parcel
	item  quiz.Item
	score []scoring  // what a response earns
	tells []feedback // what a response is told
}

func (p *parcel) item(x *element.Writer, item quiz.Item, n int) {
	points := qti1.Points(item)
	p.points = p.points.Add(points)
	q := &question{Writer: x, p: p, item: item}
	x.Start("item", "ident", "item_"+item.ID, "title", cmp.Or(item.Label, "Question "+strconv.Itoa(n)))
	metadata(x, kindOf(item.Response), points, answers(item.Response))
	x.Start("presentation")
	q.presentation()
	x.End()
	q.processing()
	q.feedback()
	x.End()
}

// metadata says what kind of question it is. The kind comes first: the reader of
// New Quizzes looks for that of dropdowns there.
func metadata(x *element.Writer, kind string, points quiz.Decimal, answers []string) {
	x.Start("itemmetadata")
	qti1.Metadata(x, "question_type", kind, "points_possible", points.String(), "original_answer_ids", join(answers))
	x.End()
}

func kindOf(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return "multiple_answers_question"
		}
		return "multiple_choice_question"
	case quiz.TrueFalse:
		return "true_false_question"
	case quiz.Text:
		return "short_answer_question"
	case quiz.Number:
		return "numerical_question"
	case quiz.Match:
		return "matching_question"
	case quiz.Blanks:
		if onlyMenus(r) {
			return "multiple_dropdowns_question"
		}
		return "fill_in_multiple_blanks_question"
	}
	return "essay_question"
}

func onlyMenus(r quiz.Blanks) bool {
	return !slices.ContainsFunc(r.Blanks, func(b quiz.Blank) bool { return b.Response.Type() != quiz.TypeChoice })
}

// answers are the ids of a question's choices.
func answers(r quiz.Response) []string {
	n := 0
	switch r := r.(type) {
	case quiz.Choice:
		n = len(r.Choices)
	case quiz.TrueFalse:
		n = 2
	}
	out := make([]string, n)
	for i := range out {
		out[i] = answer(i)
	}
	return out
}

func answer(i int) string { return strconv.Itoa(firstAnswer + i) }
