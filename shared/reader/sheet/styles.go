package sheet

import (
	"strconv"
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// look is how a cell is set.
type look struct {
	font    page.Marks
	shading string
	format  format
}

// styles are the looks that cells refer to by their place in cellXfs.
type styles struct {
	theme   []string // colours in the order cells number them
	palette []string // colours that replace the indexed ones
	looks   []look
}

// look is how cells of a style are set; the ordinary way for one that is not
// there.
func (s *styles) look(style int) look {
	if style < 0 || style >= len(s.looks) {
		return look{}
	}
	return s.looks[style]
}

// readStyles reads the style part (ECMA-376-1, 18.8).
func (w *workbook) readStyles(part string) error {
	root, err := w.pkg.Tree(part)
	if err != nil {
		return err
	}
	s := &w.styles
	for _, c := range children(root.Path("colors", "indexedColors")) {
		s.palette = append(s.palette, argb(c.Attr("rgb")))
	}
	var fonts []page.Marks
	for _, f := range children(root.Child("fonts")) {
		fonts = append(fonts, s.runMarks(f))
	}
	var fills []string
	for _, f := range children(root.Child("fills")) {
		fills = append(fills, s.fill(f))
	}
	codes := map[int]string{}
	for _, n := range children(root.Child("numFmts")) {
		if id, err := strconv.Atoi(n.Attr("numFmtId")); err == nil {
			codes[id] = n.Attr("formatCode")
		}
	}
	for _, xf := range children(root.Child("cellXfs")) {
		var l look
		if i := number(xf.Attr("fontId")); i >= 0 && i < len(fonts) {
			l.font = fonts[i]
		}
		if i := number(xf.Attr("fillId")); i >= 0 && i < len(fills) {
			l.shading = fills[i]
		}
		id := number(xf.Attr("numFmtId"))
		l.format = format{id: max(id, 0), code: codes[id]}
		s.looks = append(s.looks, l)
	}
	return nil
}

// children lists the elements in one; none of nil.
func children(e *ooxml.Element) []*ooxml.Element {
	if e == nil {
		return nil
	}
	var out []*ooxml.Element
	for c := e.First; c != nil; c = c.Next {
		out = append(out, c)
	}
	return out
}

// number reads a count or an index, -1 for none.
func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 {
		return -1
	}
	return n
}

// runMarks reads the properties of a font or of a run of rich text.
func (s *styles) runMarks(p *ooxml.Element) page.Marks {
	var m page.Marks
	if p == nil {
		return m
	}
	for e := p.First; e != nil; e = e.Next {
		switch e.Name {
		case "b":
			m.Bold = switched(e)
		case "i":
			m.Italic = switched(e)
		case "u":
			m.Underline = e.Val() != "none"
		case "strike":
			m.Strike = switched(e)
		case "vertAlign":
			m.Super, m.Sub = e.Val() == "superscript", e.Val() == "subscript"
		case "color":
			m.Color = s.colour(e)
		case "name", "rFont":
			m.Code = isMonospaced(e.Val())
		}
	}
	if m.Color == "000000" {
		m.Color = ""
	}
	return m
}

// switched reads an element that is on unless it says otherwise.
func switched(e *ooxml.Element) bool {
	v, ok := e.Lookup("val")
	return !ok || isSet(v)
}

func isMonospaced(font string) bool {
	font = strings.ToLower(font)
	for _, name := range []string{"courier", "consolas", "monospace", "menlo", "source code", "fira code", "dejavu sans mono", "roboto mono", "lucida console"} {
		if strings.HasPrefix(font, name) {
			return true
		}
	}
	return false
}

// fill is the colour of a fill, empty for none and white.
func (s *styles) fill(f *ooxml.Element) string {
	colour := ""
	switch p := f.First; {
	case p == nil:
	case p.Name == "patternFill":
		kind := p.Attr("patternType")
		if kind == "" || kind == "none" {
			return ""
		}
		colour = s.colour(p.Child("fgColor"))
		if kind != "solid" && colour == "" {
			colour = s.colour(p.Child("bgColor"))
		}
	case p.Name == "gradientFill":
		colour = s.colour(p.Find("color"))
	}
	if colour == "FFFFFF" {
		return ""
	}
	return colour
}
