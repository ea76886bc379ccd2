package qti2

import (
	"fmt"
	"strings"

	"formwright/shared/quiz"
)

// test is assessment.xml: the items in their sections, and their weighted sum.
func (p *parcel) test() string {
	var b strings.Builder
	b.WriteString(xmlHeader)
	fmt.Fprintf(&b, "<assessmentTest %s identifier=\"test-%s\" title=\"%s\">\n", p.v.namespaces(), p.id, attr(p.title()))
	b.WriteString(`<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>` + "\n")
	b.WriteString(`<testPart identifier="part1" navigationMode="nonlinear" submissionMode="simultaneous">` + "\n")
	for i, s := range p.sections() {
		if i == 0 {
			s.notes = append([]note{{"introduction", p.q.Introduction}}, s.notes...)
		}
		p.section(&b, s, i+1)
	}
	b.WriteString("</testPart>\n")
	b.WriteString(`<outcomeProcessing><setOutcomeValue identifier="SCORE"><sum><testVariables variableIdentifier="SCORE" weightIdentifier="WEIGHT"/></sum></setOutcomeValue></outcomeProcessing>` + "\n")
	b.WriteString("</assessmentTest>\n")
	return b.String()
}

// stretch is a section of the test: one of the quiz's, or items between them.
type stretch struct {
	title string
	notes []note
	items []file
}

// sections cuts the items into stretches in document order.
func (p *parcel) sections() []stretch {
	of := map[string]int{} // item -> section + 1
	for i, s := range p.q.Sections {
		for _, id := range s.Items {
			of[id] = i + 1
		}
	}
	var out []stretch
	last := -1
	for i, item := range p.q.Items {
		if at := of[item.ID]; at != last {
			out = append(out, p.stretch(at))
			last = at
		}
		s := &out[len(out)-1]
		s.items = append(s.items, p.items[i])
	}
	return out
}

func (p *parcel) stretch(at int) stretch {
	if at == 0 {
		return stretch{title: p.title()}
	}
	s := p.q.Sections[at-1]
	if s.Title == "" {
		s.Title = p.title()
	}
	return stretch{title: s.Title, notes: []note{{"instructions", s.Instructions}}}
}

func (p *parcel) section(b *strings.Builder, s stretch, n int) {
	fmt.Fprintf(b, "<assessmentSection identifier=\"section%d\" title=\"%s\" visible=\"true\">\n", n, attr(s.title))
	m := &markup{p: p, folder: ""}
	for _, note := range s.notes { // the use tells what a test says of itself, which has no place of its own
		if !note.content.IsEmpty() {
			b.WriteString(`<rubricBlock view="candidate" use="` + note.use + `">` + m.blocks(note.content) + "</rubricBlock>\n")
		}
	}
	for _, hash := range m.media.hashes {
		p.front.add(hash)
	}
	for _, f := range s.items {
		fmt.Fprintf(b, `<assessmentItemRef identifier="%s" href="%s">%s</assessmentItemRef>`+"\n", f.id, f.path, weight(f.points))
	}
	b.WriteString("</assessmentSection>\n")
}

// weight is what an item is worth; a score is 0 to 1 until it is weighed.
func weight(points *quiz.Decimal) string {
	if points == nil {
		return ""
	}
	return `<weight identifier="WEIGHT" value="` + points.String() + `"/>`
}
