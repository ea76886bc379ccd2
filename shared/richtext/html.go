package richtext

import (
	"strconv"
	"strings"
	"unicode"
)

// Notation is how a renderer writes formulas.
type Notation string

// The notations of formulas.
const (
	MathAsText   Notation = ""       // a readable line
	MathAsLaTeX  Notation = "latex"  // \( \), and \[ \] for a formula on its own line
	MathAsDollar Notation = "dollar" // $ $, and $$ $$ for a formula on its own line
	MathAsMathML Notation = "mathml"
)

// HTMLOptions are what a platform understands of HTML. The zero value gives
// HTML without pictures and with formulas as text.
type HTMLOptions struct {
	Image  func(Image) string     // the src of a picture; "" shows its alternative text instead
	Math   Notation               // how formulas are written
	Blank  func(id string) string // HTML for a blank; nil writes BlankText
	XHTML  bool                   // empty elements are closed: <br/>
	Strict bool                   // only what QTI 2.1 knows: no u, s, dir, numbering of lists
}

// HTML renders the content as blocks: well-formed, escaped, the same bytes for
// the same content. Links other than http, https and mailto become text.
func (c Content) HTML(o HTMLOptions) string {
	h := htmlWriter{o: o}
	h.blocks(c)
	return h.b.String()
}

// InlineHTML is HTML without the <p> when the content is one ordinary
// paragraph, for choices, cells and other places that hold a phrase.
func (c Content) InlineHTML(o HTMLOptions) string {
	h := htmlWriter{o: o}
	p, ok := phrase(c)
	switch {
	case !ok:
		h.blocks(c)
	case h.dir(c) != "":
		h.b.WriteString("<span" + h.dir(c) + ">")
		h.inlines(p.Inlines)
		h.b.WriteString("</span>")
	default:
		h.inlines(p.Inlines)
	}
	return h.b.String()
}

// phrase is the only paragraph of content that is no more than that.
func phrase(c Content) (Paragraph, bool) {
	if len(c) != 1 {
		return Paragraph{}, false
	}
	p, ok := c[0].(Paragraph)
	return p, ok && p.Heading == 0
}

type htmlWriter struct {
	b strings.Builder
	o HTMLOptions
}

func (h *htmlWriter) blocks(c Content) {
	for _, b := range c {
		switch b := b.(type) {
		case Paragraph:
			h.paragraph(b)
		case Code:
			h.code(b)
		case List:
			h.list(b)
		case Table:
			h.table(b)
		}
	}
}

func (h *htmlWriter) paragraph(p Paragraph) {
	tag := "p"
	if p.Heading > 0 {
		tag = "h" + strconv.Itoa(min(p.Heading, 6))
	}
	h.b.WriteString("<" + tag + h.dir(Content{p}) + ">")
	h.inlines(p.Inlines)
	h.b.WriteString("</" + tag + ">")
}

func (h *htmlWriter) code(c Code) {
	class := ""
	if c.Language != "" && !strings.ContainsFunc(c.Language, notInClass) {
		class = ` class="language-` + c.Language + `"`
	}
	h.b.WriteString("<pre><code" + class + ">")
	h.b.WriteString(EscapeHTML(c.Text))
	h.b.WriteString("</code></pre>")
}

func notInClass(r rune) bool {
	return r > unicode.MaxASCII || !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '+'
}

func (h *htmlWriter) list(l List) {
	if len(l.Items) == 0 {
		return
	}
	open, tag := "<ul", "ul"
	if kind := listType(l.Style); kind != "" {
		open, tag = "<ol", "ol"
		if !h.o.Strict {
			open += ` type="` + kind + `"`
		}
		if l.Start > 1 && !h.o.Strict {
			open += ` start="` + strconv.Itoa(l.Start) + `"`
		}
	}
	h.b.WriteString(open + h.dir(Content{l}) + ">")
	for _, item := range l.Items {
		h.b.WriteString("<li>")
		h.cell(item)
		h.b.WriteString("</li>")
	}
	h.b.WriteString("</" + tag + ">")
}

// listType is the type attribute of a numbered list, "" for a bulleted one.
func listType(s ListStyle) string {
	switch s {
	case Decimal:
		return "1"
	case LowerAlpha:
		return "a"
	case UpperAlpha:
		return "A"
	case LowerRoman:
		return "i"
	case UpperRoman:
		return "I"
	}
	return ""
}

func (h *htmlWriter) table(t Table) {
	if len(t.Rows) == 0 {
		return
	}
	h.b.WriteString("<table" + h.dir(Content{t}) + "><tbody>")
	for _, row := range t.Rows {
		h.b.WriteString("<tr>")
		for _, cell := range row.Cells {
			tag := "td"
			if cell.Header {
				tag = "th"
			}
			h.b.WriteString("<" + tag + span("colspan", cell.ColSpan) + span("rowspan", cell.RowSpan) + ">")
			h.cell(cell.Content)
			h.b.WriteString("</" + tag + ">")
		}
		h.b.WriteString("</tr>")
	}
	h.b.WriteString("</tbody></table>")
}

func span(name string, n int) string {
	if n <= 1 {
		return ""
	}
	return " " + name + `="` + strconv.Itoa(n) + `"`
}

func (h *htmlWriter) cell(c Content) {
	if p, ok := phrase(c); ok {
		h.inlines(p.Inlines)
		return
	}
	h.blocks(c)
}
