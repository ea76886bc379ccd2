package html

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// look is how text is set, as it is inherited from element to element.
type look struct {
	bold, italic, underline, strike, super, sub bool

	ink    string // colour of text
	ground string // the colour that all of the page's text has
	paper  string // behind the text of an inline element
	block  string // behind a paragraph
	font   string
	link   string
	pre    bool // white space is kept
	hidden bool
	align  page.Align
	marker string // list-style-type
	indent float64
	ignore bool   // Word's text for a label
	list   string // Word's list and level
	breaks bool   // a new page begins before it
}

// look lays what is said of an element over what it inherits.
func (s *sheet) look(n *html.Node, l look) look {
	if isBlock(n) {
		l.breaks, l.paper = false, ""
	}
	l = byName(n, l)
	if align := attr(n, "align"); align != "" {
		l.align = alignment(align)
	}
	if color := attr(n, "bgcolor"); color != "" {
		l.block = typeset.Paper(colour(color))
	}
	for _, d := range s.declared(n) {
		l = d.over(l, n)
	}
	return l
}

// byName gives what an element means without any style.
func byName(n *html.Node, l look) look {
	switch n.Data {
	case "b", "strong", "th":
		l.bold = true
	case "i", "em", "cite", "dfn", "var":
		l.italic = true
	case "u", "ins":
		l.underline = true
	case "s", "strike", "del":
		l.strike = true
	case "sup":
		l.super, l.sub = true, false
	case "sub":
		l.super, l.sub = false, true
	case "mark":
		l.paper = "FFFF00"
	case "code", "kbd", "samp", "tt", "pre":
		l.font = "monospace"
	case "font":
		if c := attr(n, "color"); c != "" {
			l.ink = colour(c)
		}
		if face := attr(n, "face"); face != "" {
			l.font = firstFont(face)
		}
	case "a":
		l.link = typeset.Address(attr(n, "href"))
	case "center":
		l.align = page.Center
	case "ul", "ol":
		l.indent, l.marker = l.indent+30, ""
	case "blockquote", "dd":
		l.indent += 30
	}
	if n.Data == "pre" || n.Data == "textarea" {
		l.pre = true
	}
	return l
}

// over lays declarations over a look.
func (d declarations) over(l look, n *html.Node) look {
	for _, name := range []string{"background", "background-color", "mso-highlight"} {
		if v, ok := d[name]; ok {
			l = behind(l, n, colour(v))
		}
	}
	if v, ok := d["color"]; ok {
		if c := colour(v); c != "" || v != "inherit" {
			l.ink = c
		}
	}
	if v, ok := d["font-weight"]; ok {
		heavy, _ := strconv.Atoi(v)
		l.bold = v == "bold" || v == "bolder" || heavy >= 600
	}
	if v, ok := d["font-style"]; ok {
		l.italic = v == "italic" || strings.HasPrefix(v, "oblique")
	}
	for _, name := range []string{"text-decoration", "text-decoration-line"} {
		if v, ok := d[name]; ok {
			l.underline, l.strike = lined(l.underline, v, "underline"), lined(l.strike, v, "line-through")
		}
	}
	if v, ok := d["font-family"]; ok {
		l.font = firstFont(v)
	}
	if v, ok := d["text-align"]; ok {
		l.align = alignment(v)
	}
	return d.placed(l, n)
}

// lined tells whether a line stays: an inner element cannot take away its outer
// one's, but says "none" of its own.
func lined(before bool, value, line string) bool {
	return strings.Contains(value, line) || before && !strings.Contains(value, "none")
}

// placed takes what says where text stands.
func (d declarations) placed(l look, n *html.Node) look {
	switch d["vertical-align"] {
	case "super":
		l.super, l.sub = true, false
	case "sub":
		l.super, l.sub = false, true
	case "baseline":
		l.super, l.sub = false, false
	}
	if d["display"] == "none" || d["visibility"] == "hidden" || d["mso-hide"] == "all" {
		l.hidden = true
	}
	if v, ok := d["white-space"]; ok {
		l.pre = strings.HasPrefix(v, "pre")
	}
	for _, name := range []string{"list-style-type", "list-style"} {
		if v, ok := d[name]; ok {
			l.marker, _, _ = strings.Cut(v, " ")
		}
	}
	if isBlock(n) {
		for _, name := range []string{"margin-left", "text-indent", "padding-left"} {
			if v, ok := points(d[name]); ok {
				l.indent += v
			}
		}
	}
	if v := d["mso-list"]; strings.EqualFold(v, "ignore") {
		l.ignore = true
	} else if v != "" && v != "none" {
		l.list = v
	}
	l.breaks = l.breaks || d["page-break-before"] == "always" || d["break-before"] == "page"
	return l
}

// behind sets the colour behind an element: a block's is shading, an inline one's
// is a highlight.
func behind(l look, n *html.Node, hex string) look {
	if isBlock(n) {
		l.block = typeset.Paper(hex)
	} else {
		l.paper = typeset.Paper(hex)
	}
	return l
}

// marks gives what is seen.
func (l look) marks() page.Marks {
	m := page.Marks{Bold: l.bold, Italic: l.italic, Underline: l.underline, Strike: l.strike, Super: l.super, Sub: l.sub,
		Highlight: l.paper, Shading: l.block, Code: typeset.Monospaced(l.font), Link: l.link}
	if l.ink != l.ground {
		m.Color = typeset.Ink(l.ink)
	}
	return m
}

func firstFont(list string) string {
	first, _, _ := strings.Cut(list, ",")
	return strings.Trim(strings.TrimSpace(first), `'"`)
}

func alignment(value string) page.Align {
	switch strings.ToLower(value) {
	case "center":
		return page.Center
	case "right", "end":
		return page.End
	case "justify":
		return page.Justify
	}
	return page.Start
}

// points reads a length; em is taken for the usual 12 points.
func points(value string) (float64, bool) {
	end := strings.IndexFunc(value, func(c rune) bool { return c >= 'a' && c <= 'z' })
	if end < 0 {
		return 0, false
	}
	v, err := strconv.ParseFloat(value[:end], 64)
	if err != nil || v != v || v > 1e5 || v < -1e5 {
		return 0, false
	}
	factor, ok := map[string]float64{"pt": 1, "px": 0.75, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "em": 12, "rem": 12, "pc": 12}[value[end:]]
	return v * factor, ok
}
