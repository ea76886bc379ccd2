package pdf

import "strconv"

// Web pages draw a tick and a cross with fonts of icons of their own, whose codes
// say nothing. Where one icon of a font is green and another red, their colours do.

// hue tells the colours of ticks and crosses from others.
type hue int

const (
	otherHue hue = 0
	greenHue hue = 1
	redHue   hue = 2
)

// leastHue is how much stronger the one colour is than the others, of 255.
const leastHue = 60

// hueOf is the hue of a colour as styles have it.
func hueOf(color string) hue {
	n, err := strconv.ParseUint(color, 16, 32)
	if err != nil || len(color) != 6 {
		return otherHue
	}
	red, green, blue := int(n>>16), int(n>>8&0xFF), int(n&0xFF)
	switch {
	case green >= red+leastHue && green >= blue+leastHue:
		return greenHue
	case red >= green+leastHue && red >= blue+leastHue:
		return redHue
	}
	return otherHue
}

// icon is one shape of a font.
type icon struct {
	font string
	code rune
}

// colouredIcons writes ticks and crosses for the icons of a font that stand alone and
// have those colours, where a page has both, each for a shape of its own.
func colouredIcons(all []character) {
	hues := map[icon]hue{}
	both := map[string]hue{}
	for i := range all {
		if c := &all[i]; isIcon(all, i) {
			h := hueOf(c.style.color)
			hues[icon{c.style.font.name, c.code}] |= h
			both[c.style.font.name] |= h
		}
	}
	for i := range all {
		c := &all[i]
		if !isIcon(all, i) || both[c.style.font.name] != greenHue|redHue {
			continue
		}
		switch h := hueOf(c.style.color); {
		case h == otherHue || h != hues[icon{c.style.font.name, c.code}]:
		case h == greenHue:
			c.code = '✓'
		default:
			c.code = '✗'
		}
	}
}

// isIcon reports whether a character is of the private area, nothing else is known of
// it, and no other is of its object.
func isIcon(all []character, i int) bool {
	c := &all[i]
	return c.code >= 0xE000 && c.code <= 0xF8FF && c.style != nil && c.style.font.seen(c.code) == "" &&
		(i == 0 || all[i-1].object != c.object) && (i+1 == len(all) || all[i+1].object != c.object)
}
