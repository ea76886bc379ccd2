package pptx

import (
	"strings"

	"formwright/shared/formula"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// line is the content of a paragraph while it is read.
type line struct {
	*body
	plain characters // of text without properties of its own
	runs  []page.Run
}

// walk reads what stands in a paragraph.
func (l *line) walk(el *ooxml.Element) {
	for c := range kids(el) {
		if l.reader.runs+len(l.runs) > maxRuns {
			return
		}
		switch {
		case c.Space == "m":
			l.math(c, false)
		case c.Name == "r":
			l.run(c)
		case c.Name == "br":
			l.runs = append(l.runs, page.Run{Kind: page.BreakRun})
		case c.Name == "fld":
			if kind := c.Attr("type"); kind != "slidenum" {
				l.run(c)
			}
		case c.Space == "a14" && c.Name == "m":
			l.walk(c)
		}
	}
}

// run reads an a:r.
func (l *line) run(el *ooxml.Element) {
	rPr, t := kid(el, "rPr"), kid(el, "t")
	if t == nil {
		return
	}
	direct := l.theme.characters(rPr)
	c := direct.over(l.plain)
	m := l.marks(c)
	m.Link = l.link(kid(rPr, "hlinkClick"))
	if typeset.IsSymbolFont(c.font) {
		l.runs = append(l.runs, typeset.Glyphs(c.font, t.Text, m)...)
		return
	}
	for i, piece := range strings.Split(strings.ReplaceAll(t.Text, "_x000B_", "\v"), "\t") {
		if i > 0 {
			l.runs = append(l.runs, page.Run{Kind: page.TabRun, Marks: m})
		}
		for j, part := range strings.Split(piece, "\v") {
			if j > 0 {
				l.runs = append(l.runs, page.Run{Kind: page.BreakRun})
			}
			if text := typeset.Visible(part); text != "" {
				l.runs = append(l.runs, page.Run{Text: text, Marks: m})
			}
		}
	}
}

// marks gives what is seen. The ordinary colour of text here, whatever it is,
// marks nothing.
func (l *line) marks(c characters) page.Marks {
	on := func(v *bool) bool { return v != nil && *v }
	m := page.Marks{Bold: on(c.bold), Italic: on(c.italic), Underline: on(c.underline), Strike: on(c.strike),
		Highlight: typeset.Paper(c.highlight), Shading: l.fill, Code: typeset.Monospaced(c.font)}
	if c.colour != l.plain.colour && c.colour != l.theme["tx1"] {
		m.Color = typeset.Ink(c.colour)
	}
	if c.baseline != nil {
		m.Super, m.Sub = *c.baseline > 0, *c.baseline < 0
	}
	return m
}

// link is the address a text leads to, empty for places in the presentation.
func (l *line) link(click *ooxml.Element) string {
	rel, ok := l.rels.ByID(click.AttrOf("r", "id"))
	if !ok || !rel.External {
		return ""
	}
	return typeset.Address(rel.Target)
}

// math adds the formulas of an m:oMath or m:oMathPara.
func (l *line) math(el *ooxml.Element, display bool) {
	if el.Name == "oMathPara" {
		for c := range kids(el) {
			l.math(c, true)
		}
		return
	}
	if el.Name != "oMath" {
		return
	}
	f := formula.FromOMML(el).Formula(display)
	if f.Text == "" && f.LaTeX == "" {
		return
	}
	m := l.marks(l.theme.characters(el.Find("rPr")).over(l.plain))
	m.Italic, m.Code = false, false // letters of formulas are always slanted
	l.runs = append(l.runs, page.Run{Kind: page.FormulaRun, Formula: &f, Marks: m})
}
