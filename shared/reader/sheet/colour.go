package sheet

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"formwright/shared/ooxml"
)

// readTheme reads the colours of the theme. Cells number light before dark,
// which is the other way round than the theme lists them (ECMA-376-1,
// 18.8.3).
func (w *workbook) readTheme(part string) error {
	root, err := w.pkg.Tree(part)
	if err != nil {
		return err
	}
	var listed []string
	for _, c := range children(root.Find("clrScheme")) {
		colour := ""
		if c.First != nil {
			if colour = c.First.Attr("lastClr"); colour == "" {
				colour = c.First.Val()
			}
		}
		listed = append(listed, argb(colour))
	}
	for i := 0; i+1 < min(len(listed), 4); i += 2 {
		listed[i], listed[i+1] = listed[i+1], listed[i]
	}
	w.styles.theme = listed
	return nil
}

// colour reads a colour as six hex digits, empty for the automatic one.
func (s *styles) colour(e *ooxml.Element) string {
	if e == nil || isSet(e.Attr("auto")) {
		return ""
	}
	base := ""
	if v := e.Attr("rgb"); v != "" {
		base = argb(v)
	} else if i := number(e.Attr("theme")); i >= 0 {
		if i < len(s.theme) {
			base = s.theme[i]
		}
	} else if i := number(e.Attr("indexed")); i >= 0 {
		base = s.indexed(i)
	}
	if tint, err := strconv.ParseFloat(e.Attr("tint"), 64); err == nil && tint != 0 && base != "" {
		return tinted(base, tint)
	}
	return base
}

// argb keeps the colour of AARRGGBB and RRGGBB.
func argb(s string) string {
	if len(s) == 8 {
		s = s[2:]
	}
	if _, err := strconv.ParseUint(s, 16, 32); err != nil || len(s) != 6 {
		return ""
	}
	return strings.ToUpper(s)
}

// indexed is a colour of the palette (ECMA-376-1, 18.8.27): eight basic ones
// twice, then the standard ones. Those from 64 on belong to the system.
func (s *styles) indexed(i int) string {
	if i < len(s.palette) {
		return s.palette[i]
	}
	const basic = "000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF"
	const more = "800000008000000080808000800080008080C0C0C08080809999FF993366FFFFCCCCFFFF660066FF80800066CCCCCCFF" +
		"000080FF00FFFFFF0000FFFF8000808000000080800000FF00CCFFCCFFFFCCFFCCFFFF9999CCFFFF99CCCC99FFFFCC99" +
		"3366FF33CCCC99CC00FFCC00FF9900FF6600666699969696003366339966003300333300993300993366333399333333"
	const all = basic + basic + more
	if i*6+6 > len(all) {
		return ""
	}
	return all[i*6 : i*6+6]
}

// tinted makes a colour lighter or darker by its lightness (ECMA-376-1,
// 18.8.19).
func tinted(hex string, tint float64) string {
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil {
		return hex
	}
	var c [3]float64
	for i := range c {
		c[i] = float64(n>>(16-8*i)&255) / 255
	}
	high, low := max(c[0], c[1], c[2]), min(c[0], c[1], c[2])
	light := (high + low) / 2
	if light == 0 || light == 1 && tint > 0 {
		if tint > 0 && light == 0 {
			return grey(tint)
		}
		return hex
	}
	to := light * (1 + tint)
	if tint > 0 {
		to = light*(1-tint) + tint
	}
	out := 0
	for i := range c {
		out = out<<8 | int(math.Round(255*relight(c[i], light, to)))
	}
	return fmt.Sprintf("%06X", out)
}

func grey(light float64) string {
	v := int(math.Round(255 * min(max(light, 0), 1)))
	return fmt.Sprintf("%02X%02X%02X", v, v, v)
}

// relight moves one part of a colour from one lightness to another; hue and
// saturation stay.
func relight(v, from, to float64) float64 {
	room := func(l float64) float64 { return min(l, 1-l) }
	if room(from) == 0 {
		return min(max(to, 0), 1)
	}
	return min(max(to+(v-from)*room(to)/room(from), 0), 1)
}
