package odf

import (
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// maxSpaces bounds the spaces that one element stands for.
const maxSpaces = 50

// line is the content of a paragraph while it is read.
type line struct {
	*reader
	base  style
	link  string
	runs  []page.Run
	boxes []*ooxml.Element // shapes with text that are anchored here
	space bool             // the text so far ends in white space
	field int              // where the content of a form's field begins, from 1
	kind  string           // of that field
}

// walk reads text and elements set in c.
func (l *line) walk(el *ooxml.Element, c characters) {
	if el == nil || c.isHidden() {
		return
	}
	for k := el.First; k != nil && l.reader.runs <= maxRuns; k = k.Next {
		if k.Name == "" {
			l.typed(k.Text, c)
		} else {
			l.element(k, c)
		}
	}
}

// typed adds text with its white space collapsed (OpenDocument 1.3 part 3, 6.1.2).
func (l *line) typed(s string, c characters) {
	var b strings.Builder
	for _, ch := range s {
		if ch == ' ' || ch == '\t' || ch == '\n' || ch == '\r' {
			if !l.space && (len(l.runs) > 0 || b.Len() > 0) {
				b.WriteByte(' ')
			}
			l.space = true
			continue
		}
		b.WriteRune(ch)
		l.space = false
	}
	l.text(b.String(), c)
}

// text adds text as it is.
func (l *line) text(s string, c characters) {
	if s == "" {
		return
	}
	m := l.marks(c)
	if typeset.IsSymbolFont(c.font) || strings.ContainsAny(s, privateGlyphs) {
		l.runs = append(l.runs, typeset.Glyphs(c.font, s, m)...)
		return
	}
	if s = typeset.Visible(s); s != "" {
		l.runs = append(l.runs, page.Run{Text: s, Marks: m})
		l.reader.runs++
	}
}

// privateGlyphs are the boxes of symbol fonts, which converters keep in the
// private area without saying the font.
const privateGlyphs = "\uf0a8\uf0fe\uf0fd\uf06f"

func (l *line) marks(c characters) page.Marks {
	m := c.marks(l.base.shading)
	m.Link = l.link
	return m
}

func (l *line) add(run page.Run) {
	l.runs = append(l.runs, run)
	l.reader.runs++
	l.space = false
}

// element reads one element that stands in a paragraph.
func (l *line) element(el *ooxml.Element, c characters) {
	switch el.Name {
	case "span":
		l.walk(el, l.styles.find("text", el.Attr("style-name")).characters.over(c))
	case "s":
		n := min(number(el.Attr("c"), 1), maxSpaces)
		l.text(strings.Repeat(" ", n), c)
		l.space = false
	case "tab":
		l.add(page.Run{Kind: page.TabRun, Marks: l.marks(c)})
	case "line-break":
		l.add(page.Run{Kind: page.BreakRun})
		l.space = true
	case "a":
		outer := l.link
		if link := typeset.Address(el.Attr("href")); link != "" {
			l.link = link
		}
		l.walk(el, c)
		l.link = outer
	case "note":
		l.note(el)
	case "ruby":
		l.walk(kid(el, "ruby-base"), c)
	case "placeholder":
		l.add(page.Run{Kind: page.BlankRun, Marks: l.marks(c)})
	case "drop-down":
		l.dropDown(el, c)
	case "content-control":
		l.contentControl(el, c)
	case "fieldmark", "fieldmark-start", "fieldmark-end":
		l.fieldMark(el)
	case "text-input":
		l.input(el, c)
	case "annotation", "annotation-end", "page-number", "page-count", "hidden-text", "soft-page-break", "bookmark", "bookmark-start", "bookmark-end":
	default:
		if !l.inline(el) {
			l.walk(el, c)
		}
	}
}

// note keeps a foot- or endnote for the end of the document.
func (l *line) note(el *ooxml.Element) {
	r, at := l.reader, l.at
	f := &flow{}
	end := el.Attr("note-class") == "endnote"
	r.at.Part, r.at.Cell = "footnotes", ""
	if end {
		r.at.Part = "endnotes"
	}
	r.blocks(kid(el, "note-body"), f)
	r.at = at
	if end {
		r.endnotes = append(r.endnotes, typeset.Trim(f.blocks)...)
	} else {
		r.footnotes = append(r.footnotes, typeset.Trim(f.blocks)...)
	}
}
