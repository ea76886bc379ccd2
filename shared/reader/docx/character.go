package docx

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// switches are the on/off properties of characters.
type switches uint16

const (
	bold switches = 1 << iota
	italic
	strike
	hidden
	boldComplex   // bold of right-to-left and complex scripts
	italicComplex // their italic
	doubleStrike
	rightToLeft
	complexScript

	// toggling switches turn each other off when both the paragraph's and the
	// character's style set them (ECMA-376-1, 17.7.3).
	toggling = bold | italic | strike | hidden | boldComplex | italicComplex
)

// none is a value that was set to nothing, unlike the empty string, which was
// not set.
const none = "none"

// characters are the properties of text that one level of the style hierarchy
// sets.
type characters struct {
	set, on    switches
	style      string // the character style
	underline  string
	emphasis   string // a dot or circle at each East Asian character
	highlight  string
	shading    string
	color      string
	vertical   string // superscript, subscript, baseline
	raised     string // half-points, as written
	font       string
	language   string
	asian      string // language of East Asian text
	complexTag string // language of right-to-left text
}

// over lays c, the nearer level, over base.
func (c characters) over(base characters) characters {
	base.on = base.on&^c.set | c.on
	base.set |= c.set
	pick(&base.style, c.style)
	pick(&base.underline, c.underline)
	pick(&base.emphasis, c.emphasis)
	pick(&base.highlight, c.highlight)
	pick(&base.shading, c.shading)
	pick(&base.color, c.color)
	pick(&base.vertical, c.vertical)
	pick(&base.raised, c.raised)
	pick(&base.font, c.font)
	pick(&base.language, c.language)
	pick(&base.asian, c.asian)
	pick(&base.complexTag, c.complexTag)
	return base
}

func pick(to *string, value string) {
	if value != "" {
		*to = value
	}
}

// styled lays a character style over the paragraph's characters. Toggles that
// both turn on cancel out.
func (c characters) styled(paragraph characters) characters {
	out := c.over(paragraph)
	out.on = out.on&^toggling | (paragraph.on^c.on)&toggling
	return out
}

// characters reads an rPr.
func (t theme) characters(rPr *ooxml.Element) characters {
	var c characters
	if rPr == nil {
		return c
	}
	for el := rPr.First; el != nil; el = el.Next {
		if el.Space == "w" {
			t.character(el, &c)
		}
	}
	return c
}

func (t theme) character(el *ooxml.Element, c *characters) {
	if bit := switchOf(el.Name); bit != 0 {
		c.set |= bit
		if isOn(el) {
			c.on |= bit
		}
		return
	}
	switch el.Name {
	case "rStyle":
		c.style = el.Val()
	case "u":
		c.underline = orNone(el.Val())
	case "em":
		c.emphasis = orNone(el.Val())
	case "highlight":
		c.highlight = orNone(highlight(el.Val()))
	case "shd":
		c.shading = orNone(t.shading(el))
	case "color":
		c.color = orNone(t.textColor(el))
	case "vertAlign":
		c.vertical = el.Val()
	case "position":
		c.raised = el.Val()
	case "rFonts":
		c.font = font(el)
	case "lang":
		c.language, c.asian, c.complexTag = el.Val(), el.Attr("eastAsia"), el.Attr("bidi")
	}
}

func switchOf(name string) switches {
	switch name {
	case "b":
		return bold
	case "i":
		return italic
	case "bCs":
		return boldComplex
	case "iCs":
		return italicComplex
	case "strike":
		return strike
	case "dstrike":
		return doubleStrike
	case "vanish":
		return hidden
	case "rtl":
		return rightToLeft
	case "cs":
		return complexScript
	}
	return 0
}

func isOn(el *ooxml.Element) bool {
	switch el.Val() {
	case "0", "false", "off", none:
		return false
	}
	return true
}

func orNone(value string) string {
	if value == "" {
		return none
	}
	return value
}

func font(el *ooxml.Element) string {
	for _, name := range []string{"ascii", "hAnsi", "cs", "eastAsia"} {
		if f := el.Attr(name); f != "" {
			return f
		}
	}
	return ""
}

// marks turns resolved properties into what the page shows.
func (c characters) marks() page.Marks {
	b, i := bold, italic
	if c.on&(rightToLeft|complexScript) != 0 {
		b, i = boldComplex, italicComplex
	}
	m := page.Marks{
		Bold: c.on&b != 0, Italic: c.on&i != 0, Strike: c.on&(strike|doubleStrike) != 0,
		Underline: shown(c.underline) != "" || shown(c.emphasis) != "",
		Color:     shown(c.color), Highlight: shown(c.highlight), Shading: shown(c.shading),
		Code: typeset.Monospaced(c.font),
	}
	m.Super, m.Sub = c.script()
	return m
}

func shown(value string) string {
	if value == none {
		return ""
	}
	return value
}

// script also takes text raised or lowered by two points or more for a script.
func (c characters) script() (super, sub bool) {
	switch c.vertical {
	case "superscript":
		return true, false
	case "subscript":
		return false, true
	}
	if c.raised == "" {
		return false, false
	}
	n, err := strconv.Atoi(strings.TrimSuffix(c.raised, "pt"))
	if err != nil {
		return false, false
	}
	if strings.HasSuffix(c.raised, "pt") {
		n *= 2
	}
	return n >= 4, n <= -4
}

// tongue is the language the text is set in; empty when nothing says.
func (c characters) tongue(asian bool) string {
	switch {
	case c.on&(rightToLeft|complexScript) != 0 && c.complexTag != "":
		return c.complexTag
	case asian && c.asian != "":
		return c.asian
	}
	return c.language
}

// isAsian reports whether text begins in a script that w:lang calls East Asian.
func isAsian(s string) bool {
	c, _ := utf8.DecodeRuneInString(s)
	return c >= 0x2E80 && c <= 0xD7FF || c >= 0xF900 && c <= 0xFAFF || c >= 0xFF00 && c <= 0xFFEF || c >= 0x20000 && c <= 0x3FFFF
}
