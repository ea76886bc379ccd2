package h5p

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// tags are what a field of the libraries lets through beside p, div, span, br and
// strong: a site filters anything else away when the content is saved or shown.
// No field lets a picture or a table through.
type tags struct {
	em, script, underline, strike, link, code, heading, pre, list bool
}

// The fields, as the semantics of the libraries have them.

// questionTags are those of the text of a choice and a true/false question.
func questionTags() tags { return tags{em: true, script: true, code: true, heading: true, pre: true} }

// phraseTags are those of a choice and of the cover page.
func phraseTags() tags { return tags{em: true, script: true, code: true} }

// remarkTags are those of the feedback of a choice.
func remarkTags() tags { return tags{em: true, script: true, code: true, link: true} }

// passageTags are those of a task description.
func passageTags() tags {
	return tags{em: true, underline: true, link: true, code: true, heading: true, pre: true, list: true}
}

// gapTags are those of a text with gaps to type into.
func gapTags() tags { return tags{em: true, underline: true, strike: true, code: true} }

// sampleTags are those of the sample solution of an essay.
func sampleTags() tags { return tags{link: true} }

// markup renders content for one field.
type markup struct {
	p        *parcel
	item     string // the item the content belongs to, for losses
	tags     tags
	show     func(richtext.Image) bool // finds a picture another place; nil for none
	blank    func(id string) string    // a gap as the field spells it; nil draws it
	starless bool                      // * begins a gap in the field
	empty    bool                      // what was rendered last shows nothing
}

func (m *markup) blocks(c richtext.Content) string {
	return m.prepared(c).HTML(richtext.HTMLOptions{Math: richtext.MathAsLaTeX, Blank: m.blank})
}

func (m *markup) phrase(c richtext.Content) string {
	return m.prepared(c).InlineHTML(richtext.HTMLOptions{Math: richtext.MathAsLaTeX, Blank: m.blank})
}

func (m *markup) prepared(c richtext.Content) richtext.Content {
	out := m.content(c)
	m.empty = strings.TrimSpace(out.Line()) == ""
	return out
}

func (m *markup) lose(code quiz.LossCode, format string, args ...any) {
	m.p.lose(code, m.item, format, args...)
}

func (m *markup) formatLost() {
	m.lose(quiz.FormatFlattened, "Some formatting became plain text: H5P does not show it in this place.")
}

func (m *markup) content(c richtext.Content) richtext.Content {
	var out richtext.Content
	for _, b := range c {
		switch b := b.(type) {
		case richtext.Paragraph:
			out = append(out, m.paragraph(b)...)
		case richtext.Code:
			out = append(out, m.code(b)...)
		case richtext.List:
			out = append(out, m.list(b)...)
		case richtext.Table:
			out = append(out, m.table(b)...)
		}
	}
	return out
}

// paragraph is gone when a picture was all of it.
func (m *markup) paragraph(p richtext.Paragraph) richtext.Content {
	was := len(p.Inlines)
	p.Inlines = m.inlines(p.Inlines, p.Heading > 0 && !m.tags.heading)
	if was > 0 && len(p.Inlines) == 0 {
		return nil
	}
	if p.Heading > 0 && m.tags.heading {
		p.Heading = min(max(p.Heading, 2), 3)
	} else {
		p.Heading = 0
	}
	return richtext.Content{p}
}

func (m *markup) inlines(ins []richtext.Inline, bold bool) []richtext.Inline {
	var out []richtext.Inline
	for _, in := range ins {
		switch in := in.(type) {
		case richtext.Text:
			in.Marks.Bold = in.Marks.Bold || bold
			out = append(out, m.text(in))
		case richtext.Image:
			out = append(out, m.image(in)...)
		case richtext.Math:
			in.LaTeX, in.Text = m.stars(in.LaTeX), m.stars(in.Text)
			out = append(out, in)
		default:
			out = append(out, in)
		}
	}
	return out
}

// text is a run with the marks that the field lets through; raised and lowered
// digits become the characters for them where it has no tag.
func (m *markup) text(t richtext.Text) richtext.Text {
	if (t.Marks.Super || t.Marks.Sub) && !m.tags.script {
		flat, lost := richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: t.Text,
			Marks: richtext.Marks{Super: t.Marks.Super, Sub: t.Marks.Sub}}}}}.Flatten()
		if lost.Markup {
			m.formatLost()
		}
		t.Text, t.Marks.Super, t.Marks.Sub = flat.Text(), false, false
	}
	was := t.Marks
	t.Marks.Italic = was.Italic && m.tags.em
	t.Marks.Underline = was.Underline && m.tags.underline
	t.Marks.Strike = was.Strike && m.tags.strike
	t.Marks.Code = was.Code && m.tags.code
	if !m.tags.link {
		t.Marks.Link = ""
	}
	if t.Marks != was {
		m.formatLost()
	}
	t.Text = m.stars(t.Text)
	return t
}

func (m *markup) stars(s string) string {
	if !m.starless || !strings.Contains(s, "*") {
		return s
	}
	m.lose(quiz.TextChanged, "The sign * became ∗ in the text around gaps: H5P uses it itself there.")
	return starless(s)
}

// image is nothing where the picture stands above the question, and otherwise its
// description.
func (m *markup) image(img richtext.Image) []richtext.Inline {
	if m.show != nil && m.show(img) {
		return nil
	}
	switch known, ok := m.p.q.Media[img.Hash]; {
	case !ok:
		m.lose(quiz.ImageDropped, "A picture was left out: its file is missing.")
	case !playable(known.Type):
		m.lose(quiz.ImageDropped, "A picture was left out: H5P takes no %s files in a package. Its description, if it has one, stands in its place.", strings.TrimPrefix(richtext.Extension(known.Type), "."))
	default:
		m.lose(quiz.ImageDropped, "A picture was left out: H5P shows one for each question, above its text, and none in choices. Its description, if it has one, stands in its place.")
	}
	if alt := strings.Join(strings.Fields(img.Alt), " "); alt != "" {
		return []richtext.Inline{richtext.Text{Text: m.stars(alt)}}
	}
	return nil
}

// code is preformatted, or lines whose leading spaces hold.
func (m *markup) code(c richtext.Code) richtext.Content {
	text := m.stars(c.Text)
	if m.tags.pre {
		return richtext.Content{richtext.Code{Text: text}}
	}
	m.formatLost()
	var p richtext.Paragraph
	for i, line := range strings.Split(text, "\n") {
		if i > 0 {
			p.Inlines = append(p.Inlines, richtext.Break{})
		}
		line = strings.ReplaceAll(line, "\t", "    ")
		held := strings.Repeat("\u00a0", len(line)-len(strings.TrimLeft(line, " "))) + strings.TrimLeft(line, " ")
		if held != "" {
			p.Inlines = append(p.Inlines, richtext.Text{Text: held, Marks: richtext.Marks{Code: m.tags.code}})
		}
	}
	return richtext.Content{p}
}

// list is one of HTML where the field has them and they can number it, and
// otherwise a line for each item with its label.
func (m *markup) list(l richtext.List) richtext.Content {
	if plain := l.Style == richtext.Bullet || l.Style == richtext.Decimal && l.Start <= 1; m.tags.list && plain {
		out := richtext.List{Style: l.Style}
		for _, item := range l.Items {
			out.Items = append(out.Items, m.content(item))
		}
		return richtext.Content{out}
	}
	var out richtext.Content
	for i, item := range l.Items {
		label := richtext.Text{Text: richtext.ItemLabel(l, i) + " "}
		inner := m.content(item)
		if len(inner) > 0 {
			if p, ok := inner[0].(richtext.Paragraph); ok {
				p.Inlines = append([]richtext.Inline{label}, p.Inlines...)
				out = append(append(out, p), inner[1:]...)
				continue
			}
		}
		out = append(append(out, richtext.Paragraph{Inlines: []richtext.Inline{label}}), inner...)
	}
	return out
}

// table is a line for each row.
func (m *markup) table(t richtext.Table) richtext.Content {
	m.lose(quiz.TableFlattened, "A table was written as lines of text: H5P does not show tables in questions.")
	var out richtext.Content
	for _, row := range t.Rows {
		var p richtext.Paragraph
		for i, cell := range row.Cells {
			if i > 0 {
				p.Inlines = append(p.Inlines, richtext.Text{Text: " | "})
			}
			p.Inlines = append(p.Inlines, joined(m.content(cell.Content))...)
		}
		out = append(out, p)
	}
	return out
}

// joined is content on one line.
func joined(c richtext.Content) []richtext.Inline {
	var out []richtext.Inline
	add := func(in ...richtext.Inline) {
		if len(out) > 0 {
			out = append(out, richtext.Text{Text: " "})
		}
		out = append(out, in...)
	}
	for _, b := range c {
		switch b := b.(type) {
		case richtext.Paragraph:
			add(b.Inlines...)
		case richtext.Code:
			add(richtext.Text{Text: strings.Join(strings.Fields(b.Text), " "), Marks: richtext.Marks{Code: true}})
		case richtext.List:
			for _, item := range b.Items {
				add(joined(item)...)
			}
		}
	}
	return out
}

// line is content as one line of plain text, not escaped.
func (m *markup) line(c richtext.Content) string {
	lines := m.flat(c, func(s string) string { return s })
	return strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
}

// lines is content as lines of plain text, escaped, with gaps as the field spells
// them.
func (m *markup) lines(c richtext.Content) []string { return m.flat(c, richtext.EscapeHTML) }

func (m *markup) flat(c richtext.Content, escape func(string) string) []string {
	flat, lost := c.Flatten()
	if lost.Tables {
		m.lose(quiz.TableFlattened, "A table was written as lines of text: H5P does not show tables in questions.")
	}
	if lost.Markup {
		m.formatLost()
	}
	var out []string
	for _, b := range flat {
		p, ok := b.(richtext.Paragraph)
		if !ok {
			continue
		}
		var line strings.Builder
		for _, in := range p.Inlines {
			switch in := in.(type) {
			case richtext.Text:
				line.WriteString(escape(m.stars(in.Text)))
			case richtext.Math:
				line.WriteString(escape(m.stars(in.Delimited(richtext.MathAsLaTeX))))
			case richtext.Image:
				for _, alt := range m.image(in) {
					line.WriteString(escape(richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{alt}}}.Text()))
				}
			case richtext.Break:
				line.WriteString("\n")
			case richtext.Blank:
				line.WriteString(m.gap(in.ID))
			}
		}
		if s := strings.TrimSpace(line.String()); s != "" {
			out = append(out, s)
		}
	}
	return out
}

func (m *markup) gap(id string) string {
	if m.blank == nil {
		return richtext.BlankText
	}
	return m.blank(id)
}
