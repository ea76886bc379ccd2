package pptx

import (
	"fmt"
	"math"

	"formwright/shared/ooxml"
	"formwright/shared/reader/typeset"
)

// theme holds colours by their slot: "accent1", "dk1", and once a master maps
// them, "tx1" and "bg1".
type theme map[string]string

func (r *reader) readTheme(rels ooxml.Relations) theme {
	t := theme{}
	rel, ok := rels.ByKind("theme")
	if !ok || !r.pkg.Has(rel.Target) {
		return t
	}
	tree, err := r.pkg.Tree(rel.Target)
	if err != nil {
		r.unread(rel.Target, err)
		return t
	}
	for slot := range kids(tree.Find("clrScheme")) {
		t[slot.Name] = t.colour(slot)
	}
	return t
}

// mapped gives the names that slides use for the theme's slots (p:clrMap).
func (t theme) mapped(names *ooxml.Element) theme {
	if names == nil && t["tx1"] != "" {
		return t
	}
	out := theme{}
	for slot, colour := range t {
		out[slot] = colour
	}
	for name, slot := range map[string]string{"tx1": "dk1", "bg1": "lt1", "tx2": "dk2", "bg2": "lt2"} {
		if to := names.Attr(name); to != "" {
			slot = to
		}
		out[name] = t[slot]
	}
	return out
}

// colour reads the colour that an element such as a:solidFill holds; empty when
// it holds none.
func (t theme) colour(holder *ooxml.Element) string {
	for c := range kids(holder) {
		hex := ""
		switch c.Name {
		case "srgbClr":
			hex = typeset.Hex(c.Val())
		case "sysClr":
			hex = typeset.Hex(c.Attr("lastClr"))
		case "schemeClr":
			hex = t[c.Val()]
		case "prstClr":
			hex = preset(c.Val())
		case "scrgbClr":
			hex = percents(c)
		default:
			continue
		}
		if hex != "" {
			return modulated(hex, c)
		}
	}
	return ""
}

func percents(c *ooxml.Element) string {
	part := func(name string) int { return min(max(number(c.Attr(name), 0), 0), 100_000) * 255 / 100_000 }
	return fmt.Sprintf("%02X%02X%02X", part("r"), part("g"), part("b"))
}

// preset knows the names of colours (ECMA-376-1, 20.1.10.47) that marks are
// made in.
func preset(name string) string {
	switch name {
	case "red":
		return "FF0000"
	case "green":
		return "008000"
	case "lime":
		return "00FF00"
	case "blue":
		return "0000FF"
	case "yellow":
		return "FFFF00"
	case "orange":
		return "FFA500"
	case "purple":
		return "800080"
	case "black":
		return "000000"
	case "white":
		return "FFFFFF"
	case "gray":
		return "808080"
	case "cyan":
		return "00FFFF"
	case "magenta":
		return "FF00FF"
	}
	return ""
}

// modulated makes a colour lighter or darker as its lumMod, lumOff, shade and
// tint say.
func modulated(hex string, c *ooxml.Element) string {
	if c.First == nil {
		return hex
	}
	var rgb [3]float64
	for i := range rgb {
		var n int
		fmt.Sscanf(hex[2*i:2*i+2], "%02X", &n)
		rgb[i] = float64(n) / 255
	}
	for m := range kids(c) {
		v := float64(number(m.Val(), 100_000)) / 100_000
		for i := range rgb {
			switch m.Name {
			case "lumMod", "shade":
				rgb[i] *= v
			case "lumOff":
				rgb[i] += v
			case "tint":
				rgb[i] = 1 - (1-rgb[i])*v
			}
		}
	}
	out := ""
	for _, v := range rgb {
		out += fmt.Sprintf("%02X", int(math.Round(min(max(v, 0), 1)*255)))
	}
	return out
}

// fill is the colour an area is filled with; empty for none. Of a gradient it is
// the first colour.
func (t theme) fill(properties *ooxml.Element) (hex string, set bool) {
	for c := range kids(properties) {
		switch c.Name {
		case "noFill", "grpFill", "blipFill":
			return "", true
		case "solidFill":
			return t.colour(c), true
		case "gradFill":
			return t.colour(kid(c, "gsLst", "gs")), true
		case "pattFill":
			return t.colour(kid(c, "fgClr")), true
		}
	}
	return "", false
}
