package docx

import (
	"formwright/shared/ooxml"
	"formwright/shared/reader/typeset"
)

// theme holds the colours of the document's theme by their slot: "accent1",
// "dk1", "lt2".
type theme map[string]string

func (r *reader) readTheme() theme {
	part, ok := r.related("theme")
	if !ok {
		return nil
	}
	root, err := r.pkg.Tree(part)
	if err != nil {
		r.unread(part, err)
		return nil
	}
	t := theme{}
	if scheme := root.Find("clrScheme"); scheme != nil {
		for slot := scheme.First; slot != nil; slot = slot.Next {
			if c := slot.First; c != nil {
				t[slot.Name] = typeset.Hex(firstOf(c.Attr("lastClr"), c.Val()))
			}
		}
	}
	return t
}

func firstOf(values ...string) string {
	for _, v := range values {
		if v != "" {
			return v
		}
	}
	return ""
}

// slot gives the theme's own name for the names that documents use.
func slot(name string) string {
	switch name {
	case "dark1", "text1":
		return "dk1"
	case "light1", "background1":
		return "lt1"
	case "dark2", "text2":
		return "dk2"
	case "light2", "background2":
		return "lt2"
	case "hyperlink":
		return "hlink"
	case "followedHyperlink":
		return "folHlink"
	}
	return name
}

// textColor is empty for ordinary text: automatic, black, or the theme's own
// text colour. Word writes the computed value beside a theme colour; other
// writers leave it out, so that the theme is asked.
func (t theme) textColor(el *ooxml.Element) string {
	color := typeset.Hex(el.Val())
	if themed := slot(el.Attr("themeColor")); themed != "" {
		if themed == "dk1" && el.Attr("themeTint") == "" && el.Attr("themeShade") == "" {
			return ""
		}
		if color == "" {
			color = t[themed]
		}
	}
	if color == "000000" {
		return ""
	}
	return color
}

// shading is the colour behind text or a cell; empty for none and for white.
func (t theme) shading(el *ooxml.Element) string {
	if el == nil {
		return ""
	}
	value, themed := el.Attr("fill"), slot(el.Attr("themeFill"))
	if el.Val() == "solid" { // the pattern's colour covers the fill
		value, themed = el.Attr("color"), slot(el.Attr("themeColor"))
	}
	color := typeset.Hex(value)
	if color == "" {
		color = t[themed]
	}
	if color == "FFFFFF" {
		return ""
	}
	return color
}

// highlight gives the colours of the 16 pens (ECMA-376-1, 17.18.40). White and
// none leave no trace.
func highlight(name string) string {
	switch name {
	case "yellow":
		return "FFFF00"
	case "green":
		return "00FF00"
	case "cyan":
		return "00FFFF"
	case "magenta":
		return "FF00FF"
	case "blue":
		return "0000FF"
	case "red":
		return "FF0000"
	case "darkBlue":
		return "000080"
	case "darkCyan":
		return "008080"
	case "darkGreen":
		return "008000"
	case "darkMagenta":
		return "800080"
	case "darkRed":
		return "800000"
	case "darkYellow":
		return "808000"
	case "darkGray":
		return "808080"
	case "lightGray":
		return "C0C0C0"
	case "black":
		return "000000"
	}
	return ""
}
