package layout

import "strconv"

// brightness is the light of a colour of six hex digits, from 0 to 1, and how
// far it is from grey.
func brightness(color string) (light, tint float64) {
	v, err := strconv.ParseUint(color, 16, 32)
	if err != nil || len(color) != 6 {
		return 1, 0
	}
	r, g, b := float64(v>>16)/255, float64(v>>8&0xff)/255, float64(v&0xff)/255
	return 0.3*r + 0.59*g + 0.11*b, max(r, g, b) - min(r, g, b)
}

func isDark(color string) bool {
	light, _ := brightness(color)
	return light < 0.5
}

// isWhite reports whether a colour cannot be told from white paper.
func isWhite(color string) bool {
	light, tint := brightness(color)
	return light > 0.97 && tint < 0.06
}

// isPale reports whether a colour behind text means nothing: white, or the pale
// grey of a pasted web page.
func isPale(color string) bool {
	light, tint := brightness(color)
	return isWhite(color) || light > 0.9 && tint < 0.03
}

// isGrey reports whether a colour has no hue.
func isGrey(color string) bool {
	_, tint := brightness(color)
	return tint < 0.06
}
