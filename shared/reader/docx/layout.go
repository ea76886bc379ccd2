package docx

import (
	"strconv"

	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// layout is what one level of the style hierarchy sets for a paragraph.
type layout struct {
	style   string
	numID   string // the list; "0" takes the paragraph out of any
	level   int    // in the list; -1 not set
	outline int    // 0 to 8 for headings, 9 for body text, -1 not set
	align   string
	indent  indent
	borders borders
	shading string
	newPage string // "on", "off", not set
}

// indent is in points; the first line's is from the left one.
type indent struct {
	left, first       float64
	hasLeft, hasFirst bool
}

func (i indent) over(base indent) indent {
	if i.hasLeft {
		base.left, base.hasLeft = i.left, true
	}
	if i.hasFirst {
		base.first, base.hasFirst = i.first, true
	}
	return base
}

// borders are the edges of a paragraph that are drawn.
type borders uint8

const (
	above borders = 1 << iota
	below
	beside
	bordersSet
)

// over lays l, the nearer level, over base.
func (l layout) over(base layout) layout {
	pick(&base.style, l.style)
	pick(&base.numID, l.numID)
	pick(&base.align, l.align)
	pick(&base.shading, l.shading)
	pick(&base.newPage, l.newPage)
	if l.level >= 0 {
		base.level = l.level
	}
	if l.outline >= 0 {
		base.outline = l.outline
	}
	if l.borders != 0 {
		base.borders = l.borders
	}
	base.indent = l.indent.over(base.indent)
	return base
}

// layout reads a pPr.
func (t theme) layout(pPr *ooxml.Element) layout {
	l := layout{level: -1, outline: -1}
	if pPr == nil {
		return l
	}
	for el := pPr.First; el != nil; el = el.Next {
		switch el.Name {
		case "pStyle":
			l.style = el.Val()
		case "numPr":
			l.numID = el.ChildVal("numId")
			l.level = number(el.ChildVal("ilvl"), -1)
		case "outlineLvl":
			l.outline = number(el.Val(), -1)
		case "jc":
			l.align = el.Val()
		case "ind":
			l.indent = readIndent(el)
		case "pBdr":
			l.borders = readBorders(el)
		case "shd":
			l.shading = orNone(t.shading(el))
		case "pageBreakBefore":
			l.newPage = "off"
			if isOn(el) {
				l.newPage = "on"
			}
		}
	}
	return l
}

func number(s string, otherwise int) int {
	if s == "" {
		return otherwise // without the error that Atoi would make
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 {
		return otherwise
	}
	return n
}

func readIndent(el *ooxml.Element) indent {
	var i indent
	for _, name := range []string{"left", "start"} {
		if v, ok := points(el.Attr(name)); ok {
			i.left, i.hasLeft = v, true
		}
	}
	if v, ok := points(el.Attr("firstLine")); ok {
		i.first, i.hasFirst = v, true
	}
	if v, ok := points(el.Attr("hanging")); ok {
		i.first, i.hasFirst = -v, true
	}
	return i
}

// points reads a length: twentieths of a point, or with a unit in strict files.
func points(s string) (float64, bool) {
	if s == "" {
		return 0, false
	}
	factor := 0.05
	if len(s) > 2 && s[len(s)-1] > '9' {
		factor = inPoints(s[len(s)-2:])
		s = s[:len(s)-2]
	}
	v, err := strconv.ParseFloat(s, 64)
	if err != nil || v != v || v > 1e6 || v < -1e6 {
		return 0, false
	}
	return v * factor, true
}

func inPoints(unit string) float64 {
	switch unit {
	case "in":
		return 72
	case "cm":
		return 72 / 2.54
	case "mm":
		return 72 / 25.4
	case "pc", "pi":
		return 12
	case "px":
		return 0.75
	}
	return 1
}

func readBorders(el *ooxml.Element) borders {
	b := bordersSet
	for edge := el.First; edge != nil; edge = edge.Next {
		if v := edge.Val(); v == none || v == "nil" || v == "" {
			continue
		}
		switch edge.Name {
		case "top":
			b |= above
		case "bottom", "between":
			b |= below
		case "left", "right", "start", "end":
			b |= beside
		}
	}
	return b
}

// isRule reports whether the borders draw one line and no box.
func (b borders) isRule() bool { return b&(above|below) != 0 && b&beside == 0 }

func (l layout) alignment() page.Align {
	switch l.align {
	case "center":
		return page.Center
	case "right", "end":
		return page.End
	case "both", "distribute":
		return page.Justify
	}
	return page.Start
}
