package htmltext

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/xmltree"
	"formwright/shared/richtext"
)

func (b *builder) node(n *html.Node, m richtext.Marks) {
	switch n.Type {
	case html.TextNode:
		b.text(n.Data, m)
	case html.ElementNode:
		if !b.own(n) {
			b.element(n, m)
		}
	}
}

// own asks whether the element is the format's.
func (b *builder) own(n *html.Node) bool {
	if n.Data == mark && b.r.Gap != nil {
		ins, ok := b.r.Gap(xmltree.Attr(n, "id"))
		b.inlines(ins)
		return ok
	}
	if b.r.Inner != nil {
		if ins, ok := b.r.Inner(n); ok {
			b.inlines(ins)
			return true
		}
	}
	if b.r.Block != nil {
		if c, ok := b.r.Block(n); ok {
			b.flush()
			b.out = append(b.out, c...)
			return true
		}
	}
	return false
}

func (b *builder) inlines(ins []richtext.Inline) {
	for _, in := range ins {
		b.add(in)
	}
}

func (b *builder) element(n *html.Node, m richtext.Marks) {
	switch strings.ToLower(n.Data) {
	case "p", "div", "section", "article", "center", "blockquote", "address", "figure", "figcaption", "header", "footer",
		"main", "aside", "nav", "dl", "dt", "dd", "form", "fieldset", "legend", "details", "summary", "caption", "li", "tr":
		b.flush()
		b.children(n, styled(n, m))
		b.flush()
	case "h1", "h2", "h3", "h4", "h5", "h6":
		b.flush()
		b.heading = int(n.Data[1] - '0')
		b.children(n, styled(n, m))
		b.flush()
		b.heading = 0
	case "br":
		b.add(richtext.Break{})
	case "hr":
		b.flush()
	case "ul", "ol", "menu", "dir":
		b.list(n, m)
	case "table":
		b.table(n, m)
	case "pre":
		b.block(codeOf(n))
	case "img":
		b.image(n, m)
	case "object", "embed":
		b.object(n, m)
	case "math":
		b.math(n)
	case "script":
		b.script(n)
	case "style", "head", "title", "template", "iframe", "svg", "canvas", "select", "textarea", "button", "stylesheet":
	case "audio", "video":
		b.lost(n)
	default:
		b.children(n, marked(n, m))
	}
}

// marked adds what an inline element says of how its text is set.
func marked(n *html.Node, m richtext.Marks) richtext.Marks {
	switch strings.ToLower(n.Data) {
	case "b", "strong":
		m.Bold = true
	case "i", "em", "cite", "dfn", "var":
		m.Italic = true
	case "u", "ins":
		m.Underline = true
	case "s", "strike", "del":
		m.Strike = true
	case "code", "tt", "kbd", "samp":
		m.Code = true
	case "sup":
		m.Super, m.Sub = true, false
	case "sub":
		m.Sub, m.Super = true, false
	case "a":
		if href := strings.TrimSpace(xmltree.Attr(n, "href")); richtext.SafeLink(href) != "" {
			m.Link = href
		}
	}
	return styled(n, m)
}

// styled adds what a style or class says; underline and strike are the classes
// that files for QTI use, which has no elements for them.
func styled(n *html.Node, m richtext.Marks) richtext.Marks {
	for _, class := range strings.Fields(xmltree.Attr(n, "class")) {
		m.Underline = m.Underline || class == "underline"
		m.Strike = m.Strike || class == "strike"
	}
	for rule := range strings.SplitSeq(strings.ToLower(xmltree.Attr(n, "style")), ";") {
		name, value, _ := strings.Cut(rule, ":")
		value = strings.TrimSpace(value)
		switch strings.TrimSpace(name) {
		case "font-weight":
			m.Bold = m.Bold || value == "bold" || value == "bolder" || len(value) == 3 && value >= "600"
		case "font-style":
			m.Italic = m.Italic || value == "italic" || value == "oblique"
		case "text-decoration", "text-decoration-line":
			m.Underline = m.Underline || strings.Contains(value, "underline")
			m.Strike = m.Strike || strings.Contains(value, "line-through")
		case "vertical-align":
			m.Super, m.Sub = m.Super || value == "super", m.Sub || value == "sub"
		}
	}
	return m
}

func (b *builder) list(n *html.Node, m richtext.Marks) {
	l := richtext.List{Style: richtext.Bullet}
	if n.Data == "ol" {
		l.Style = numbered(xmltree.Attr(n, "type"), xmltree.Attr(n, "style"))
		l.Start, _ = strconv.Atoi(xmltree.Attr(n, "start"))
		l.Start = max(l.Start, 0)
	}
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type != html.ElementNode {
			continue
		}
		item := b.inner(c, m)
		if c.Data != "li" { // a list right inside a list belongs to the item before it
			in := builder{r: b.r}
			in.node(c, m)
			if item = in.content(); len(l.Items) > 0 {
				l.Items[len(l.Items)-1] = append(l.Items[len(l.Items)-1], item...)
				continue
			}
		}
		l.Items = append(l.Items, item)
	}
	if len(l.Items) > 0 {
		b.block(l)
	}
}

func numbered(kind, style string) richtext.ListStyle {
	switch {
	case kind == "a" || strings.Contains(style, "lower-alpha") || strings.Contains(style, "lower-latin"):
		return richtext.LowerAlpha
	case kind == "A" || strings.Contains(style, "upper-alpha") || strings.Contains(style, "upper-latin"):
		return richtext.UpperAlpha
	case kind == "i" || strings.Contains(style, "lower-roman"):
		return richtext.LowerRoman
	case kind == "I" || strings.Contains(style, "upper-roman"):
		return richtext.UpperRoman
	}
	return richtext.Decimal
}

// The bounds of a table's spans.
const maxSpan = 1000

func (b *builder) table(n *html.Node, m richtext.Marks) {
	b.flush()
	var t richtext.Table
	b.rows(n, m, &t)
	if len(t.Rows) > 0 {
		b.block(t)
	}
}

func (b *builder) rows(n *html.Node, m richtext.Marks, t *richtext.Table) {
	for c := range xmltree.Children(n) {
		switch strings.ToLower(c.Data) {
		case "tr":
			var row richtext.Row
			for cell := range xmltree.Children(c, "td", "th") {
				row.Cells = append(row.Cells, b.cell(cell, m))
			}
			if len(row.Cells) > 0 {
				t.Rows = append(t.Rows, row)
			}
		case "thead", "tbody", "tfoot":
			b.rows(c, m, t)
		case "caption":
			b.node(c, m)
		}
	}
}

func (b *builder) cell(n *html.Node, m richtext.Marks) richtext.Cell {
	c := richtext.Cell{Content: b.inner(n, m), Header: n.Data == "th"}
	if span, err := strconv.Atoi(xmltree.Attr(n, "colspan")); err == nil && span > 1 {
		c.ColSpan = min(span, maxSpan)
	}
	if span, err := strconv.Atoi(xmltree.Attr(n, "rowspan")); err == nil && span > 1 {
		c.RowSpan = min(span, maxSpan)
	}
	return c
}

// codeOf keeps every space; a break is a newline.
func codeOf(n *html.Node) richtext.Code {
	var text strings.Builder
	language := ""
	var walk func(*html.Node)
	walk = func(n *html.Node) {
		switch {
		case n.Type == html.TextNode:
			text.WriteString(n.Data)
		case n.Data == "br":
			text.WriteByte('\n')
		}
		for _, class := range strings.Fields(xmltree.Attr(n, "class")) {
			if l, ok := strings.CutPrefix(class, "language-"); ok && language == "" {
				language = l
			}
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			walk(c)
		}
	}
	walk(n)
	return richtext.Code{Text: strings.TrimRight(richtext.Clean(text.String()), "\n"), Language: language}
}
