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
	sections, passages := openings(d.q)
	for i, item := range d.q.Items {
		for _, s := range sections[item.ID] {
			d.section(s)
		}
		for _, s := range passages[item.ID] {
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

// openings are what stands before an item: the sections and passages that begin
// with it.
func openings(q quiz.Quiz) (map[string][]quiz.Section, map[string][]quiz.Stimulus) {
	sections, passages := map[string][]quiz.Section{}, map[string][]quiz.Stimulus{}
	for _, s := range q.Sections {
		if len(s.Items) > 0 {
			sections[s.Items[0]] = append(sections[s.Items[0]], s)
		}
	}
	for _, s := range q.Stimuli {
		if len(s.Items) > 0 {
			passages[s.Items[0]] = append(passages[s.Items[0]], s)
		}
	}
	return sections, passages
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
