package word

import (
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// paper writes the questions in their sections, each passage before its first
// question.
func (d *document) paper() {
	d.framed()
	d.paragraph(layout{style: "NameLine"}, plain(d.frame.name+d.frame.colon+"\t")+plain("\t"+d.frame.date+d.frame.colon+"\t"))
	d.direction(d.q.Introduction)
	d.content(d.q.Introduction, flow{first: "Introduction", rest: "Introduction"})
	numbers := d.numbers()
	openings := d.q.Openings()
	for i, item := range d.q.Items {
		opening := openings[item.ID]
		if opening.Section != nil {
			d.section(*opening.Section)
		}
		for _, s := range opening.Stimuli {
			d.passage(s, numbers)
		}
		d.question(item, i+1)
	}
	d.item = ""
}

// numbers are the printed numbers of the items: they run through the document,
// so that the answer key can name each by one.
func (d *document) numbers() map[string]int {
	out := make(map[string]int, len(d.q.Items))
	for i, item := range d.q.Items {
		out[item.ID] = i + 1
	}
	return out
}

func (d *document) section(s quiz.Section) {
	d.item = ""
	d.direction(append(richtext.Plain(s.Title), s.Instructions...))
	if s.Title != "" {
		d.paragraph(layout{style: "Heading1", keep: true}, plain(s.Title))
	}
	d.content(s.Instructions, flow{first: "Instructions", rest: "Instructions", keep: true})
}

func (d *document) passage(s quiz.Stimulus, numbers map[string]int) {
	d.item = ""
	d.framed()
	d.paragraph(layout{style: "PassageIntro", keep: true}, plain(d.frame.refers(s.Items, numbers)))
	d.direction(s.Content)
	if s.Title != "" {
		d.paragraph(layout{style: "PassageTitle", keep: true}, plain(s.Title))
	}
	d.content(s.Content, flow{first: "Passage", rest: "Passage", indent: passageIndent})
}
