package scan

import (
	"math"
	"slices"
)

// palette is the colours of a page: what a camera shows in many shades was one
// pen, so that colours of nearly one hue are one.
type palette []rgb

// sameHue is how far the hues of one pen are apart, in degrees.
const sameHue = 25

// learn adds a colour. Of one pen the most vivid is kept: thin strokes are pale.
func (p *palette) learn(c rgb) {
	if i := p.pen(c); i >= 0 {
		if c.chroma() > (*p)[i].chroma() {
			(*p)[i] = c
		}
		return
	}
	*p = append(*p, c)
}

// hex is the colour of the pen that a colour comes from.
func (p *palette) hex(c rgb) string {
	if i := p.pen(c); i >= 0 {
		return (*p)[i].hex()
	}
	return c.hex()
}

func (p *palette) pen(c rgb) int {
	return slices.IndexFunc(*p, func(known rgb) bool {
		d := math.Abs(known.hue() - c.hue())
		return min(d, 360-d) < sameHue
	})
}

// hue is the angle of a colour on the colour wheel: red 0, green 120, blue 240.
func (c rgb) hue() float64 {
	r, g, b := c[0], c[1], c[2]
	angle := math.Atan2(math.Sqrt(3)*(g-b), 2*r-g-b) * 180 / math.Pi
	if angle < 0 {
		angle += 360
	}
	return angle
}
