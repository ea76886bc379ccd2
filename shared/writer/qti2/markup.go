package qti2

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// markup renders content of one file in the XHTML that QTI knows.
type markup struct {
	p      *parcel
	item   string // the item the content belongs to, for losses
	folder string // the way from the file to the package's root
	media  hashSet
	blank  func(id string) string
}

func (m *markup) blocks(c richtext.Content) string { return m.prepare(c).HTML(m.options()) }

func (m *markup) inline(c richtext.Content) string { return m.prepare(c).InlineHTML(m.options()) }

func (m *markup) options() richtext.HTMLOptions {
	return richtext.HTMLOptions{Image: m.image, Math: richtext.MathAsMathML, Blank: m.blank, XHTML: true, Strict: true}
}

func (m *markup) image(img richtext.Image) string {
	if _, ok := m.p.q.Media[img.Hash]; !ok {
		m.p.lose(quiz.ImageDropped, m.item, "A picture was left out: its file is missing.")
		return ""
	}
	m.media.add(img.Hash)
	m.p.media.add(img.Hash)
	return m.folder + MediaPath(m.p.q, img.Hash)
}

// prepare makes of the content what the schema can hold.
func (m *markup) prepare(c richtext.Content) richtext.Content {
	c, dirty := c.Clean()
	if dirty {
		m.p.lose(quiz.TextChanged, m.item, "Control characters were taken out of the text.")
	}
	return labelled(c.Map(func(in richtext.Inline) []richtext.Inline {
		switch in := in.(type) {
		case richtext.Math:
			return []richtext.Inline{m.math(in)}
		case richtext.Text:
			if in.Marks.Underline || in.Marks.Strike {
				m.p.lose(quiz.FormatFlattened, m.item, "Underlined or struck-out text carries a class, because QTI has no element for it; a player may show it plain.")
			}
		}
		return []richtext.Inline{in}
	}))
}

// math is the formula with MathML that the schema allows, or a line of text.
func (m *markup) math(in richtext.Math) richtext.Inline {
	if valid, ok := validMath(in); ok {
		in.MathML = valid
		return in
	}
	m.p.lose(quiz.MathFlattened, m.item, "A formula was written as plain text: it could not be read as MathML.")
	return richtext.Text{Text: strings.Join(strings.Fields(in.Readable()), " ")}
}

// labelled writes the labels of lists that QTI cannot number, such as I, II or
// those that go on from 4, as text: questions refer to them.
func labelled(c richtext.Content) richtext.Content {
	var out richtext.Content
	for _, b := range c {
		switch b := b.(type) {
		case richtext.List:
			out = append(out, labelledList(b)...)
		case richtext.Table:
			out = append(out, labelledTable(b))
		default:
			out = append(out, b)
		}
	}
	return out
}

func labelledList(l richtext.List) richtext.Content {
	plain := l.Style != richtext.Decimal && l.Style != richtext.LowerAlpha && l.Style != richtext.UpperAlpha &&
		l.Style != richtext.LowerRoman && l.Style != richtext.UpperRoman || l.Style == richtext.Decimal && l.Start <= 1
	items := make([]richtext.Content, len(l.Items))
	for i, item := range l.Items {
		items[i] = labelled(item)
	}
	if plain {
		return richtext.Content{richtext.List{Style: l.Style, Items: items}}
	}
	var out richtext.Content
	for i, item := range items {
		label := richtext.Text{Text: richtext.ItemLabel(l, i) + " "}
		if p, ok := first(item); ok {
			p.Inlines = slices.Insert(slices.Clone(p.Inlines), 0, richtext.Inline(label))
			out = append(append(out, p), item[1:]...)
		} else {
			out = append(append(out, richtext.Paragraph{Inlines: []richtext.Inline{label}}), item...)
		}
	}
	return out
}

func first(c richtext.Content) (richtext.Paragraph, bool) {
	if len(c) == 0 {
		return richtext.Paragraph{}, false
	}
	p, ok := c[0].(richtext.Paragraph)
	return p, ok
}

func labelledTable(t richtext.Table) richtext.Table {
	rows := make([]richtext.Row, 0, len(t.Rows))
	for _, row := range t.Rows {
		cells := slices.Clone(row.Cells)
		for j := range cells {
			cells[j].Content = labelled(cells[j].Content)
		}
		if len(cells) == 0 { // the schema wants at least one cell in a row
			cells = []richtext.Cell{{}}
		}
		rows = append(rows, richtext.Row{Cells: cells})
	}
	return richtext.Table{Rows: rows}
}

// text escapes s for XML.
func text(s string) string { return richtext.EscapeHTML(s) }

// attr escapes s for an attribute; white space there is one space wide anyway.
func attr(s string) string {
	return strings.ReplaceAll(text(oneSpaced(s)), `"`, "&quot;")
}

// oneSpaced is s with every white space one space wide: answers are compared
// with attributes, which XML reads so.
func oneSpaced(s string) string { return strings.Join(strings.Fields(s), " ") }
