package odf

import (
	"strconv"
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// characters are the properties of text that one style sets. What is not set is
// nil or empty; colours are "none" where they are set back to the ordinary one.
type characters struct {
	bold, italic, underline, strike, hidden *bool
	colour, background                      string
	position                                string
	font                                    string
	language                                string
}

func (s *styleSheet) characters(el *ooxml.Element) characters {
	var c characters
	if v, ok := el.Lookup("font-weight"); ok {
		heavy, _ := strconv.Atoi(v)
		c.bold = flag(v == "bold" || heavy >= 600)
	}
	if v, ok := el.Lookup("font-style"); ok {
		c.italic = flag(v != "normal")
	}
	c.underline, c.strike = lined(el, "text-underline-style"), lined(el, "text-line-through-style")
	if c.strike == nil {
		c.strike = lined(el, "text-line-through-type")
	}
	if v, ok := el.Lookup("display"); ok {
		c.hidden = flag(v == none)
	}
	if v, ok := el.Lookup("color"); ok {
		if c.colour = typeset.Ink(typeset.Hex(v)); c.colour == "" {
			c.colour = none
		}
	}
	if el.Attr("use-window-font-color") == "true" {
		c.colour = none
	}
	c.background, c.position = background(el), el.Attr("text-position")
	if c.font = el.Attr("font-name"); s.fonts[c.font] != "" {
		c.font = s.fonts[c.font]
	}
	if c.font == "" {
		c.font = strings.Trim(el.Attr("font-family"), `'"`)
	}
	if c.language = el.Attr("language"); c.language == "zxx" || c.language == none {
		c.language = ""
	} else if country := el.Attr("country"); c.language != "" && country != "" && country != none {
		c.language += "-" + country
	}
	return c
}

func flag(on bool) *bool { return &on }

func lined(el *ooxml.Element, name string) *bool {
	v, ok := el.Lookup(name)
	if !ok {
		return nil
	}
	return flag(v != none)
}

// over lays c, the nearer style, over base.
func (c characters) over(base characters) characters {
	set(&base.bold, c.bold)
	set(&base.italic, c.italic)
	set(&base.underline, c.underline)
	set(&base.strike, c.strike)
	set(&base.hidden, c.hidden)
	pick(&base.colour, c.colour)
	pick(&base.background, c.background)
	pick(&base.position, c.position)
	pick(&base.font, c.font)
	pick(&base.language, c.language)
	return base
}

func set[T any](to **T, value *T) {
	if value != nil {
		*to = value
	}
}

func pick(to *string, value string) {
	if value != "" {
		*to = value
	}
}

func shown(colour string) string {
	if colour == none {
		return ""
	}
	return colour
}

// marks gives what is seen of text in a paragraph with this colour behind it.
func (c characters) marks(shading string) page.Marks {
	on := func(v *bool) bool { return v != nil && *v }
	m := page.Marks{Bold: on(c.bold), Italic: on(c.italic), Underline: on(c.underline), Strike: on(c.strike),
		Color: shown(c.colour), Highlight: shown(c.background), Shading: shown(shading), Code: typeset.Monospaced(c.font)}
	m.Super, m.Sub = c.script()
	return m
}

// script reads text-position: "super", "sub" or how far it is raised.
func (c characters) script() (super, sub bool) {
	first, _, _ := strings.Cut(c.position, " ")
	switch first {
	case "super":
		return true, false
	case "sub":
		return false, true
	}
	raised, _ := strconv.ParseFloat(strings.TrimSuffix(first, "%"), 64)
	return raised > 0, raised < 0
}

func (c characters) isHidden() bool { return c.hidden != nil && *c.hidden }
