// Package qti1 writes what the dialects of QTI 1.2 spell alike: material,
// conditions and feedback, in the way that Canvas and the Common Cartridge have
// them. Each writer keeps its own items, names and scores.
package qti1

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
)

// Full is the score of a right answer.
const Full = "100"

// Condition is that a response is this answer.
type Condition struct {
	Response, Answer string
	Cased            bool // upper and lower case count
}

// Metadata writes fields of an item or assessment: pairs of a label and an entry.
// Those with an empty entry are left out.
func Metadata(x *element.Writer, fields ...string) {
	x.Start("qtimetadata")
	for i := 0; i+1 < len(fields); i += 2 {
		if fields[i+1] == "" {
			continue
		}
		x.Start("qtimetadatafield")
		x.Leaf("fieldlabel", fields[i])
		x.Leaf("fieldentry", fields[i+1])
		x.End()
	}
	x.End()
}

// Material writes HTML, which stands escaped in an element of its own.
func Material(x *element.Writer, html string) {
	x.Start("material")
	x.Leaf("mattext", html, "texttype", "text/html")
	x.End()
}

// Entry writes content that may be no more than text: platforms show plain
// entries in more places than those with HTML, which html is asked for.
func Entry(x *element.Writer, c richtext.Content, html func(richtext.Content) string) {
	text, ok := plain(c)
	if !ok {
		Material(x, html(c))
		return
	}
	x.Start("material")
	x.Leaf("mattext", text, "texttype", "text/plain")
	x.End()
}

// plain is content that is one line of unmarked text.
func plain(c richtext.Content) (string, bool) {
	if len(c) != 1 {
		return "", false
	}
	p, ok := c[0].(richtext.Paragraph)
	if !ok || p.Heading > 0 {
		return "", false
	}
	var b strings.Builder
	for _, in := range p.Inlines {
		t, ok := in.(richtext.Text)
		if !ok || t.Marks != (richtext.Marks{}) {
			return "", false
		}
		b.WriteString(t.Text)
	}
	return b.String(), true
}

// Outcomes declares the score, of 0 to 100.
func Outcomes(x *element.Writer) {
	x.Start("outcomes")
	x.Empty("decvar", "maxvalue", Full, "minvalue", "0", "varname", "SCORE", "vartype", "Decimal")
	x.End()
}

// Equal writes that responses are these answers.
func Equal(x *element.Writer, conditions ...Condition) {
	for _, c := range conditions {
		cased := ""
		if c.Cased {
			cased = "Yes"
		}
		x.Leaf("varequal", c.Answer, "respident", c.Response, "case", cased)
	}
}

// Exactly writes that all of some conditions hold and none of others.
func Exactly(x *element.Writer, all, none []Condition) {
	x.Start("and")
	Equal(x, all...)
	for _, c := range none {
		x.Start("not")
		Equal(x, c)
		x.End()
	}
	x.End()
}

// Show writes a rule that shows feedback for an answer, or for all when there is
// no condition, and goes on.
func Show(x *element.Writer, feedback string, conditions ...Condition) {
	x.Start("respcondition", "continue", "Yes")
	x.Start("conditionvar")
	if len(conditions) == 0 {
		x.Empty("other")
	}
	Equal(x, conditions...)
	x.End()
	Display(x, feedback)
	x.End()
}

// Display names the feedback that a rule shows.
func Display(x *element.Writer, feedback string) {
	x.Empty("displayfeedback", "feedbacktype", "Response", "linkrefid", feedback)
}

// Feedback writes what is told.
func Feedback(x *element.Writer, ident, html string) {
	x.Start("itemfeedback", "ident", ident)
	x.Start("flow_mat")
	Material(x, html)
	x.End()
	x.End()
}

// Points are those of an item, 1 where the document says none.
func Points(item quiz.Item) quiz.Decimal {
	if item.Points == nil {
		return quiz.Int(1)
	}
	return *item.Points
}
