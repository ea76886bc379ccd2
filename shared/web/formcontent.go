package web

import (
	"html/template"
	"strings"

	bcp47 "golang.org/x/text/language"

	"formwright/shared/form"
	"formwright/shared/richtext"
)

// rich renders a teacher's content. It is safe as it stands: richtext escapes
// every text and writes no element or address that could do anything.
func rich(c richtext.Content, o richtext.HTMLOptions) template.HTML {
	return template.HTML(plainHeadings(c).InlineHTML(o))
}

// isPhrase reports whether content may stand in a label: one paragraph.
func isPhrase(c richtext.Content) bool {
	if len(c) != 1 {
		return false
	}
	_, ok := c[0].(richtext.Paragraph)
	return ok
}

// plainHeadings turns headings into bold paragraphs: the headings of a page are
// its own, in their order.
func plainHeadings(c richtext.Content) richtext.Content {
	out := make(richtext.Content, len(c))
	for i, b := range c {
		switch b := b.(type) {
		case richtext.Paragraph:
			out[i] = plainHeading(b)
		case richtext.List:
			items := make([]richtext.Content, len(b.Items))
			for k, item := range b.Items {
				items[k] = plainHeadings(item)
			}
			b.Items = items
			out[i] = b
		case richtext.Table:
			out[i] = plainTable(b)
		default:
			out[i] = b
		}
	}
	return out
}

func plainHeading(p richtext.Paragraph) richtext.Paragraph {
	if p.Heading == 0 {
		return p
	}
	p.Heading = 0
	inlines := make([]richtext.Inline, len(p.Inlines))
	for i, in := range p.Inlines {
		if t, ok := in.(richtext.Text); ok {
			t.Marks.Bold = true
			in = t
		}
		inlines[i] = in
	}
	p.Inlines = inlines
	return p
}

func plainTable(t richtext.Table) richtext.Table {
	rows := make([]richtext.Row, len(t.Rows))
	for i, row := range t.Rows {
		cells := make([]richtext.Cell, len(row.Cells))
		for k, cell := range row.Cells {
			cell.Content = plainHeadings(cell.Content)
			cells[k] = cell
		}
		row.Cells = cells
		rows[i] = row
	}
	t.Rows = rows
	return t
}

// options render the content of a form for this site: pictures by their paths.
func (w *Web) options(view form.Public) richtext.HTMLOptions {
	o := view.Options()
	address := o.Image
	o.Image = func(img richtext.Image) string {
		if src := address(img); src != "" {
			return w.address(src)
		}
		return ""
	}
	o.Blank = nil
	return o
}

// tongue is the language and the direction of a page. A quiz whose language is
// not known runs as its first question does.
func tongue(code string, sample richtext.Content) (lang, dir string) {
	tag, err := bcp47.Parse(code)
	if code == "" || err != nil {
		if sample.RightToLeft() {
			return "und", "rtl"
		}
		return "und", "ltr"
	}
	script, _ := tag.Script()
	if strings.Contains("Arab Hebr Thaa Syrc Nkoo Adlm Rohg", script.String()) {
		return tag.String(), "rtl"
	}
	return tag.String(), "ltr"
}
