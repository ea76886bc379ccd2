package brightspace

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/writer/element"
	"formwright/shared/writer/qti1"
)

// items writes every question, those of a section inside it.
func (p *parcel) items() string {
	var x element.Writer
	starts, ends := map[string]int{}, map[string]bool{}
	for i, s := range p.q.Sections {
		if len(s.Items) > 0 && (s.Title != "" || !s.Instructions.IsEmpty()) {
			starts[s.Items[0]], ends[s.Items[len(s.Items)-1]] = i+1, true
		}
	}
	for i, item := range p.q.Items {
		if at := starts[item.ID]; at > 0 {
			p.section(&x, p.q.Sections[at-1], at)
		}
		q := &question{Writer: &x, p: p, item: item, id: fmt.Sprintf("QUES_%d_%d", p.number, i+1)}
		q.write(i + 1)
		if ends[item.ID] {
			x.End()
		}
	}
	return x.String()
}

// section opens a section, whose title and instructions are shown.
func (p *parcel) section(x *element.Writer, s quiz.Section, n int) {
	x.Start("section", "d2l_2p0:id", strconv.Itoa(n+1), "ident", fmt.Sprintf("SECT_%d_%d", p.number, n), "title", cmp.Or(s.Title, "Section "+strconv.Itoa(n)))
	if !s.Instructions.IsEmpty() {
		x.Start("presentation_material")
		x.Start("flow_mat")
		x.Start("flow_mat")
		qti1.Material(x, p.html(s.Instructions))
		x.End()
		x.End()
		x.End()
	}
	shown(x, true)
}

// shown says whether a section shows its name.
func shown(x *element.Writer, name bool) {
	said, kind := "no", "0"
	if name {
		said, kind = "yes", "1"
	}
	x.Start("sectionproc_extension")
	x.Leaf("d2l_2p0:display_section_name", said)
	x.Leaf("d2l_2p0:display_section_line", "no")
	x.Leaf("d2l_2p0:type_display_section", kind)
	x.End()
}

// question is one item being written.
type question struct {
	*element.Writer
	p     *parcel
	item  quiz.Item
	id    string // of the question; names of its parts begin with it
	rules []rule
	told  []told
}

func (q *question) write(n int) {
	q.Start("item", "ident", fmt.Sprintf("OBJ_%d_%d", q.p.number, n), "label", q.id, "d2l_2p0:page", "1",
		"title", cmp.Or(q.item.Label, "Question "+strconv.Itoa(n)))
	q.metadata()
	q.Start("presentation")
	q.Start("flow")
	q.presentation()
	q.End()
	q.End()
	q.hint()
	q.processing()
	q.feedback()
	q.answerKey()
	q.End()
}

// kindOf is what Brightspace calls a kind of question.
func kindOf(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return "Multi-Select"
		}
		return "Multiple Choice"
	case quiz.TrueFalse:
		return "True/False"
	case quiz.Text:
		return "Short Answer"
	case quiz.Match:
		return "Matching"
	case quiz.Order:
		return "Ordering"
	case quiz.Blanks:
		return "Fill in the Blanks"
	}
	return "Long Answer"
}

// metadata has an element of its own for each field, unlike other dialects.
func (q *question) metadata() {
	scored := "yes"
	if q.item.Response.Type() == quiz.TypeEssay {
		scored = "no"
	}
	q.Start("itemmetadata")
	q.Start("qtimetadata")
	for _, f := range [][2]string{{"qmd_computerscored", scored}, {"qmd_questiontype", kindOf(q.item.Response)}, {"qmd_weighting", fixed(qti1.Points(q.item))}} {
		q.Start("qti_metadatafield")
		q.Leaf("fieldlabel", f[0])
		q.Leaf("fieldentry", f[1])
		q.End()
	}
	q.End()
	q.End()
	q.Start("itemproc_extension")
	q.Leaf("d2l_2p0:difficulty", "1")
	q.Leaf("d2l_2p0:isbonus", "no")
	q.Leaf("d2l_2p0:ismandatory", "no")
	q.End()
}

// digits stand behind the point of every number.
const digits = 9

// fixed is a number as Brightspace writes it: 1.000000000.
func fixed(d quiz.Decimal) string {
	whole, part, _ := strings.Cut(d.DivRound(quiz.Int(1), digits).String(), ".")
	return whole + "." + part + strings.Repeat("0", digits-len(part))
}

func (q *question) hint() {
	if q.item.Hint.IsEmpty() {
		return
	}
	q.Start("hint")
	q.Start("hintmaterial")
	q.Start("flow_mat")
	qti1.Material(q.Writer, q.p.html(q.item.Hint))
	q.End()
	q.End()
	q.End()
}

// answerKey is what the marker of an essay looks for.
func (q *question) answerKey() {
	e, _ := q.item.Response.(quiz.Essay)
	model := append(e.Model[:len(e.Model):len(e.Model)], e.Rubric...)
	if model.IsEmpty() {
		return
	}
	q.Start("answer_key")
	q.Start("answer_key_material")
	q.Start("flow_mat")
	qti1.Material(q.Writer, q.p.html(model))
	q.End()
	q.End()
	q.End()
}
