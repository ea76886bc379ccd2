package pptx

import (
	"formwright/shared/ooxml"
)

// levels is how deep lists go (ECMA-376-1, 21.1.2.4.13).
const levels = 9

// characters are the properties of text that one place sets. What is not set is
// nil or empty.
type characters struct {
	bold, italic, underline, strike *bool
	colour                          string // unset is empty
	highlight                       string
	baseline                        *int
	font                            string
	language                        string
}

// over lays c, the nearer place, over base.
func (c characters) over(base characters) characters {
	set(&base.bold, c.bold)
	set(&base.italic, c.italic)
	set(&base.underline, c.underline)
	set(&base.strike, c.strike)
	set(&base.baseline, c.baseline)
	pick(&base.colour, c.colour)
	pick(&base.highlight, c.highlight)
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

func (t theme) characters(rPr *ooxml.Element) characters {
	var c characters
	if rPr == nil {
		return c
	}
	c.bold, c.italic = flag(rPr, "b"), flag(rPr, "i")
	c.underline, c.strike = unless(rPr, "u", "none"), unless(rPr, "strike", "noStrike")
	if v, ok := rPr.Lookup("baseline"); ok {
		n := number(v, 0)
		c.baseline = &n
	}
	c.language = rPr.Attr("lang")
	for el := range kids(rPr) {
		switch el.Name {
		case "solidFill":
			c.colour = t.colour(el)
		case "gradFill":
			c.colour = t.colour(kid(el, "gsLst", "gs"))
		case "highlight":
			c.highlight = t.colour(el)
		case "latin", "sym":
			pick(&c.font, el.Attr("typeface"))
		}
	}
	return c
}

func flag(el *ooxml.Element, name string) *bool {
	v, ok := el.Lookup(name)
	if !ok {
		return nil
	}
	on := isOn(v)
	return &on
}

func unless(el *ooxml.Element, name, off string) *bool {
	v, ok := el.Lookup(name)
	if !ok {
		return nil
	}
	on := v != off
	return &on
}

// bullet is how a paragraph is numbered.
type bullet struct {
	kind  string // "none", "char", "auto", "picture"; empty when not set
	sign  string // the glyph, or the type of numbering
	start int
	font  string
}

// outline are the properties of paragraphs of one level.
type outline struct {
	bullet     bullet
	align      string
	margin     *int // left, EMU
	indent     *int // of the first line, from the margin
	characters characters
}

func (o outline) over(base outline) outline {
	font := o.bullet.font
	if font == "" {
		font = base.bullet.font
	}
	if o.bullet.kind != "" {
		base.bullet = o.bullet
	}
	base.bullet.font = font
	pick(&base.align, o.align)
	set(&base.margin, o.margin)
	set(&base.indent, o.indent)
	base.characters = o.characters.over(base.characters)
	return base
}

// outline reads an a:pPr or an a:lvl1pPr.
func (t theme) outline(pPr *ooxml.Element) outline {
	var o outline
	if pPr == nil {
		return o
	}
	o.align = pPr.Attr("algn")
	o.margin, o.indent = length(pPr, "marL"), length(pPr, "indent")
	for el := range kids(pPr) {
		switch el.Name {
		case "buNone":
			o.bullet.kind = "none"
		case "buChar":
			o.bullet.kind, o.bullet.sign = "char", el.Attr("char")
		case "buAutoNum":
			o.bullet.kind, o.bullet.sign, o.bullet.start = "auto", el.Attr("type"), number(el.Attr("startAt"), 1)
		case "buBlip":
			o.bullet.kind = "picture"
		case "buFont":
			o.bullet.font = el.Attr("typeface")
		case "defRPr":
			o.characters = t.characters(el)
		}
	}
	return o
}

func length(el *ooxml.Element, name string) *int {
	v, ok := el.Lookup(name)
	if !ok {
		return nil
	}
	n := number(v, 0)
	return &n
}

// styles are the list styles a shape's text stands on, the nearest first.
type styles []*ooxml.Element

// stylesOf collects the list styles of a shape: its own, those of the
// placeholders below it, the master's for its kind, the presentation's.
func (s *slide) stylesOf(sh *shape) styles {
	all := styles{kid(sh.text(), "lstStyle")}
	for _, under := range sh.under {
		all = append(all, kid(under, "txBody", "lstStyle"))
	}
	kind := "otherStyle"
	if sh.holder != nil {
		switch holderKind(sh.holder) {
		case "title":
			kind = "titleStyle"
		case "body":
			kind = "bodyStyle"
		}
	}
	if m := s.sheet.master(); m != nil && sh.holder != nil {
		all = append(all, kid(m.styles, kind))
	}
	if sh.holder == nil || kind == "otherStyle" {
		all = append(all, s.defaults)
	}
	return all
}

// level lays the list styles for one level, from 0, over one another.
func (t theme) level(all styles, level int) outline {
	var out outline
	name := "lvl" + string(rune('1'+level)) + "pPr"
	for i := len(all) - 1; i >= 0; i-- {
		out = t.outline(kid(all[i], name)).over(out)
	}
	return out
}
