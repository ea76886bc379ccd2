package word

import (
	"strings"

	"formwright/shared/richtext"
)

// flow is how one piece of content is laid out.
type flow struct {
	first, rest string // styles of the first and the other paragraphs
	indent      int    // of the other paragraphs in twips, for lists and tables
	before      string // runs in front of the first paragraph, such as its number
	after       string // runs behind the last paragraph, such as its points
	keep        bool   // every paragraph on one page with the next
	keepInside  bool   // the same, but for the last one
	blank       func(id string) string
}

// content writes blocks of content.
func (d *document) content(c richtext.Content, f flow) {
	last := lastParagraph(c)
	if len(c) == 0 || !isParagraph(c[0]) {
		before := f.before
		if last < 0 {
			before += f.after
		}
		if before != "" {
			d.paragraph(layout{style: f.first, keep: len(c) > 0 || f.keep}, before)
			f.first = f.rest
		}
		f.before = ""
	}
	for i, b := range c {
		l := layout{style: f.rest, keep: f.keep || f.keepInside && i < len(c)-1}
		if i == 0 {
			l.style = f.first
		}
		var before, after string
		if i == 0 {
			before = f.before
		}
		if i == last {
			after = f.after
		}
		d.block(b, l, f, before, after)
	}
}

// lastParagraph is where points stand: behind the last words, rather than behind
// a picture or formula that has a paragraph of its own.
func lastParagraph(c richtext.Content) int {
	last := -1
	for i := len(c) - 1; i >= 0; i-- {
		p, ok := c[i].(richtext.Paragraph)
		if ok && hasWords(p) {
			return i
		}
		if ok && last < 0 {
			last = i
		}
	}
	return last
}

func hasWords(p richtext.Paragraph) bool {
	for _, in := range p.Inlines {
		t, ok := in.(richtext.Text)
		if ok && strings.TrimSpace(t.Text) != "" {
			return true
		}
	}
	return false
}

func isParagraph(b richtext.Block) bool {
	_, ok := b.(richtext.Paragraph)
	return ok
}

func (d *document) block(b richtext.Block, l layout, f flow, before, after string) {
	switch b := b.(type) {
	case richtext.Paragraph:
		if b.Heading > 0 && before == "" {
			l.style, l.indent, l.keep = "Subheading", f.indent, true
		}
		d.paragraph(l, before, d.inlines(b.Inlines, f.blank, before == "" && after == ""), after)
	case richtext.Code:
		l.style, l.indent = "Code", f.indent
		d.paragraph(l, code(b.Text))
	case richtext.List:
		d.list(b, l, f, 0)
	case richtext.Table:
		d.table(b, f, l.keep)
	}
}

// inlines writes the runs of a paragraph; alone says that nothing else stands in
// it.
func (d *document) inlines(ins []richtext.Inline, blank func(string) string, alone bool) string {
	var b strings.Builder
	for _, in := range ins {
		switch in := in.(type) {
		case richtext.Text:
			b.WriteString(d.text(in))
		case richtext.Break:
			b.WriteString("<w:r><w:br/></w:r>")
		case richtext.Image:
			b.WriteString(d.image(in))
		case richtext.Math:
			b.WriteString(d.math(in, alone && len(ins) == 1))
		case richtext.Blank:
			if blank == nil || in.ID == "" {
				b.WriteString(plain(drawnBlank))
			} else {
				b.WriteString(blank(in.ID))
			}
		}
	}
	return b.String()
}

func (d *document) text(t richtext.Text) string {
	if t.Marks.Link == "" {
		return run(t.Text, t.Marks)
	}
	id := d.link(t.Marks.Link)
	if id == "" {
		return run(t.Text, t.Marks)
	}
	style := "Hyperlink"
	if t.Marks.Code {
		style = ""
	}
	return `<w:hyperlink r:id="` + id + `">` + styledRun(t.Text, t.Marks, style) + "</w:hyperlink>"
}

// code keeps the lines of a listing in one paragraph.
func code(text string) string {
	return strings.Join(mapped(strings.Split(text, "\n"), plain), "<w:r><w:br/></w:r>")
}

func mapped(in []string, f func(string) string) []string {
	out := make([]string, len(in))
	for i, s := range in {
		out[i] = f(s)
	}
	return out
}
