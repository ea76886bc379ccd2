package schoology

import (
	"cmp"
	"slices"
	"strconv"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
	"formwright/shared/writer/qti1"
)

// only is the name of an item's one response.
const only = "response1"

func (p *parcel) items() string {
	var x element.Writer
	for i, item := range p.q.Items {
		q := &question{Writer: &x, p: p, item: item}
		q.write(cmp.Or(item.Label, "Question "+strconv.Itoa(i+1)))
	}
	return x.String()
}

// question is one item being written.
type question struct {
	*element.Writer
	p           *parcel
	item        quiz.Item
	right, none []qti1.Condition // what must be answered, and what must not be
	together    bool             // all of right are needed, not one of them
	tells       []feedback
}

// feedback is what is told about an answer.
type feedback struct {
	ident   string
	answer  qti1.Condition
	content richtext.Content
}

func (q *question) write(title string) {
	q.Start("item", "ident", "item_"+q.item.ID, "title", title)
	q.metadata()
	q.Start("presentation")
	qti1.Material(q.Writer, q.p.html(q.item.Stem))
	q.response()
	q.End()
	q.processing()
	q.feedback()
	q.End()
}

// profiles are the kinds of item in a cartridge. Without the name of its kind
// Schoology takes a blank for an essay.
func profile(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return "cc.multiple_response.v0p1"
		}
		return "cc.multiple_choice.v0p1"
	case quiz.TrueFalse:
		return "cc.true_false.v0p1"
	case quiz.Text:
		return "cc.fib.v0p1"
	}
	return "cc.essay.v0p1"
}

// metadata gives the points twice: the profile has whole numbers of 1 to 99 only,
// and packages that Schoology imported named them as Canvas does.
func (q *question) metadata() {
	points, weight, scored := qti1.Points(q.item).String(), "", ""
	if n, err := strconv.Atoi(points); err == nil && n >= 1 && n <= 99 {
		weight = points
	}
	if q.item.Response.Type() == quiz.TypeEssay {
		scored = "No"
	}
	q.Start("itemmetadata")
	qti1.Metadata(q.Writer, "cc_profile", profile(q.item.Response), "cc_weighting", weight, "points_possible", points, "qmd_computerscored", scored)
	q.End()
}

// response writes what is to be answered, and notes what is right.
func (q *question) response() {
	switch r := q.item.Response.(type) {
	case quiz.Choice:
		q.choice(r)
	case quiz.TrueFalse:
		q.trueFalse(r)
	case quiz.Text:
		q.typed()
		for i, a := range r.Accepted {
			c := qti1.Condition{Response: only, Answer: a.Text, Cased: r.CaseSensitive}
			q.right = append(q.right, c)
			q.tell("accepted"+strconv.Itoa(i+1)+"_fb", c, a.Feedback)
		}
	default:
		q.typed()
	}
}

func (q *question) typed() {
	q.Start("response_str", "ident", only, "rcardinality", "Single")
	q.Start("render_fib", "prompt", "Box", "fibtype", "String")
	q.Empty("response_label", "ident", "answer1", "rshuffle", "No")
	q.End()
	q.End()
}

func (q *question) choice(r quiz.Choice) {
	cardinality := "Single"
	if r.Multiple {
		cardinality = "Multiple"
	}
	q.Start("response_lid", "ident", only, "rcardinality", cardinality)
	q.Start("render_choice")
	for i, e := range r.Choices {
		id := "choice" + strconv.Itoa(i+1)
		q.label(id, e.Content)
		c := qti1.Condition{Response: only, Answer: id}
		q.tell(id+"_fb", c, e.Feedback)
		if slices.Contains(r.Key, i) {
			q.right = append(q.right, c)
		} else {
			q.none = append(q.none, c)
		}
	}
	q.End()
	q.End()
	q.together = r.Multiple
}

// trueFalse is a choice of True and False; Schoology shows its own words.
func (q *question) trueFalse(r quiz.TrueFalse) {
	q.Start("response_lid", "ident", only, "rcardinality", "Single")
	q.Start("render_choice")
	q.label("true", richtext.Plain("True"))
	q.label("false", richtext.Plain("False"))
	q.End()
	q.End()
	if r.Key != nil {
		q.right = append(q.right, qti1.Condition{Response: only, Answer: strconv.FormatBool(*r.Key)})
	}
}

func (q *question) label(id string, c richtext.Content) {
	q.Start("response_label", "ident", id)
	qti1.Entry(q.Writer, c, q.p.phrase)
	q.End()
}

func (q *question) tell(ident string, answer qti1.Condition, c richtext.Content) {
	if !c.IsEmpty() {
		q.tells = append(q.tells, feedback{ident, answer, c})
	}
}
