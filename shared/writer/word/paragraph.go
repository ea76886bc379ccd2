package word

import (
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/bidi"

	"formwright/shared/richtext"
)

// layout is how a paragraph stands on the page.
type layout struct {
	style  string
	keep   bool // on one page with the next paragraph
	breaks bool // begins a page
	indent int  // from the left in twips instead of the style's; 0 for the style's
	list   int  // number of the list the paragraph begins an item of; 0 for none
	level  int
}

// properties is the w:pPr element, its children in the order of the schema
// (ECMA-376-1, 17.3.1.26).
func (d *document) properties(l layout) string {
	var b strings.Builder
	b.WriteString(`<w:pPr><w:pStyle w:val="` + l.style + `"/>`)
	if l.keep {
		b.WriteString("<w:keepNext/>")
	}
	if l.breaks {
		b.WriteString("<w:pageBreakBefore/>")
	}
	if l.list > 0 {
		b.WriteString(`<w:numPr><w:ilvl w:val="` + strconv.Itoa(l.level) + `"/><w:numId w:val="` + strconv.Itoa(l.list) + `"/></w:numPr>`)
	}
	if d.rtl {
		b.WriteString("<w:bidi/>")
	}
	if l.indent > 0 {
		hanging := "0"
		if l.list > 0 {
			hanging = strconv.Itoa(listStep)
		}
		b.WriteString(`<w:ind w:left="` + strconv.Itoa(l.indent) + `" w:hanging="` + hanging + `"/>`)
	}
	b.WriteString("</w:pPr>")
	return b.String()
}

// paragraph writes one paragraph around runs that are XML already.
func (d *document) paragraph(l layout, runs ...string) {
	d.body.WriteString("<w:p>" + d.properties(l))
	for _, r := range runs {
		d.body.WriteString(r)
	}
	d.body.WriteString("</w:p>\n")
}

// run is text with marks; a tab in it is a tab.
func run(text string, m richtext.Marks) string { return styledRun(text, m, "") }

// styledRun is a run with a character style.
func styledRun(text string, m richtext.Marks, style string) string {
	if text == "" {
		return ""
	}
	var b strings.Builder
	b.WriteString("<w:r>" + runProperties(text, m, style))
	for i, piece := range strings.Split(text, "\t") {
		if i > 0 {
			b.WriteString("<w:tab/>")
		}
		if piece != "" {
			b.WriteString(`<w:t xml:space="preserve">` + escape(piece) + "</w:t>")
		}
	}
	b.WriteString("</w:r>")
	return b.String()
}

// runProperties is the w:rPr element, its children in the order of the schema
// (17.3.2.28). Complex scripts have bold and italic of their own.
func runProperties(text string, m richtext.Marks, style string) string {
	var b strings.Builder
	if m.Code {
		style = "CodeText"
	}
	if style != "" {
		b.WriteString(`<w:rStyle w:val="` + style + `"/>`)
	}
	for _, p := range []struct {
		on  bool
		xml string
	}{
		{m.Bold, "<w:b/><w:bCs/>"},
		{m.Italic, "<w:i/><w:iCs/>"},
		{m.Strike, "<w:strike/>"},
		{m.Underline, `<w:u w:val="single"/>`},
		{m.Super, `<w:vertAlign w:val="superscript"/>`},
		{m.Sub && !m.Super, `<w:vertAlign w:val="subscript"/>`},
		{strings.ContainsFunc(text, rightToLeft), "<w:rtl/>"},
	} {
		if p.on {
			b.WriteString(p.xml)
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "<w:rPr>" + b.String() + "</w:rPr>"
}

func rightToLeft(r rune) bool {
	if r < 0x590 || !unicode.IsLetter(r) {
		return false
	}
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

func escape(s string) string { return richtext.EscapeHTML(s) }

func attr(s string) string {
	return strings.ReplaceAll(escape(strings.Join(strings.Fields(s), " ")), `"`, "&quot;")
}

// plain is text that a person reads as it is.
func plain(text string) string { return run(text, richtext.Marks{}) }

// muted is text that frames the question, such as its points.
func muted(text string) string { return styledRun(text, richtext.Marks{}, "Muted") }
