package html

import (
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// list reads an ol or ul: each item's first paragraph takes its label.
func (f *flow) list(n *html.Node, l look) {
	f.lists++
	c := f.counter(n, l)
	for item := n.FirstChild; item != nil; item = item.NextSibling {
		switch {
		case f.full():
			return
		case item.Type != html.ElementNode:
			if item.Type == html.TextNode {
				f.text(item.Data, l)
			}
		case item.Data == "li":
			f.item(item, l, c)
		default: // lists straight in lists, which browsers show a level deeper
			f.element(item, l)
		}
	}
	f.ends[c.end(c.value)] = c.name
}

// end names a list by what its next item would be.
func (c *counter) end(next int) string {
	return fmt.Sprint(c.level, c.format, c.prefix, c.suffix, next)
}

func (f *flow) item(n *html.Node, l look, c *counter) {
	own := f.sheet.look(n, l)
	if own.hidden || isLeftOut(n) {
		return
	}
	f.flush()
	before := f.label
	if f.label = c.next(n, own); f.label == nil {
		f.label = before
	}
	f.block(n, own)
	if f.label != before {
		f.label = nil // of an item that shows nothing
	}
}

// counter is where a list stands.
type counter struct {
	name   string
	level  int
	value  int
	step   int
	marker string // what the list's style asks for
	format string
	prefix string
	suffix string
}

func (f *flow) counter(n *html.Node, l look) *counter {
	c := &counter{name: fmt.Sprintf("list %d", f.lists), level: levelOf(n), value: 1, step: 1, format: "bullet", prefix: "•"}
	if n.Data == "ol" {
		c.format, c.prefix, c.suffix = format(attr(n, "type")), "", "."
		if _, reversed := lookup(n, "reversed"); reversed {
			c.value, c.step = items(n), -1
		}
		if v, err := strconv.Atoi(attr(n, "start")); err == nil {
			c.value = v
		}
	}
	c.marker = l.marker
	c.restyle(l.marker)
	for _, class := range strings.Fields(attr(n, "class")) {
		if m, ok := f.sheet.markers[class]; ok {
			c.name, c.prefix, c.suffix = class[:strings.LastIndexByte(class, '-')], m.prefix, m.suffix
			if c.format = "bullet"; m.format != "bullet" {
				c.format = format(m.format)
			}
		}
	}
	if name, ok := f.ends[c.end(c.value)]; ok && c.value != 1 && c.format != "bullet" {
		c.name = name // a list that begins where another stopped goes on with it
	}
	return c
}

// restyle takes a list-style-type.
func (c *counter) restyle(kind string) {
	switch kind {
	case "", "initial", "inherit":
	case "disc", "circle", "square":
		c.format, c.prefix, c.suffix = "bullet", "•", ""
	case "none":
		c.format = "none"
	default:
		if f := format(kind); f != "decimal" || strings.HasPrefix(kind, "decimal") {
			c.format, c.prefix, c.suffix = f, "", "."
		}
	}
}

// format gives the names of HTML and CSS those of ECMA-376.
func format(kind string) string {
	switch kind {
	case "a", "lower-alpha", "lower-latin":
		return "lowerLetter"
	case "A", "upper-alpha", "upper-latin":
		return "upperLetter"
	case "i", "lower-roman":
		return "lowerRoman"
	case "I", "upper-roman":
		return "upperRoman"
	case "decimal-leading-zero":
		return "decimalZero"
	case "cjk-decimal", "cjk-ideographic", "trad-chinese-informal", "simp-chinese-informal", "japanese-informal":
		return "chineseCounting"
	case "arabic-indic", "persian":
		return "hindiNumbers"
	case "hebrew":
		return "hebrew1"
	case "thai":
		return "thaiLetters"
	}
	return "decimal"
}

// next is the label of an item; nil when the list shows none.
func (c *counter) next(n *html.Node, l look) *page.Label {
	at := *c
	if l.marker != c.marker {
		at.restyle(l.marker)
	}
	if v, err := strconv.Atoi(attr(n, "value")); err == nil {
		c.value = v
	}
	at.value = c.value
	switch at.format {
	case "none":
		return nil
	case "bullet":
		return typeset.Bulleted(c.name, c.level, "", at.prefix)
	}
	c.value += c.step
	return typeset.Numbered(c.name, c.level, at.format, at.value, at.prefix, at.suffix)
}

// levelOf is how many lists a list stands in, or what its class says.
func levelOf(n *html.Node) int {
	level := 0
	for p := n.Parent; p != nil && level < 9; p = p.Parent {
		if p.Data == "ol" || p.Data == "ul" {
			level++
		}
	}
	if _, rest, ok := strings.Cut(attr(n, "class"), "lst-kix_"); ok && level == 0 {
		name, _, _ := strings.Cut(rest, " ")
		if v, err := strconv.Atoi(name[strings.LastIndexByte(name, '-')+1:]); err == nil && v > 0 && v < 9 {
			return v // a cloud document's lists stand side by side
		}
	}
	return level
}

func items(n *html.Node) int {
	count := 0
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Data == "li" {
			count++
		}
	}
	return count
}
