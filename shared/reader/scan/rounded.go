package scan

import (
	"image"

	"formwright/shared/reader/raster"
)

// rounded lists the boxes to tick that programs draw with round corners, among
// patches and beside those that are known. Letters are smaller.
func (s *sight) rounded(all []raster.Component, found []frame) (out []frame) {
	for _, c := range all {
		w, h := c.Box.Dx(), c.Box.Dy()
		if min(w, h)*2 < s.height*3 || max(w, h) > s.height*3 || !near(w, h, 1) || among(found, c.Box) || among(s.frames, c.Box) {
			continue
		}
		if s.straightSides(c.Box) && (outline{c.Box, s.ink}).cornersFree() == 4 && s.sideWidth(c.Box)*5 <= min(w, h) && s.startsLine(c.Box) && s.free(c.Box.Max.X, 1, c.Box) {
			out = append(out, frame{box: c.Box, ticked: s.inside(c.Box) > 12})
		}
	}
	return out
}

// straightSides reports whether the middle half of each side of a box is drawn on
// its edge: those of round letters curve.
func (s *sight) straightSides(b image.Rectangle) bool {
	drawn := func(from, to int, ink func(at int) bool) bool {
		for at := from + (to-from)/4; at < to-(to-from)/4; at++ {
			if !ink(at) {
				return false
			}
		}
		return true
	}
	across := func(y int) bool { return drawn(b.Min.X, b.Max.X, func(x int) bool { return s.ink(x, y) }) }
	down := func(x int) bool { return drawn(b.Min.Y, b.Max.Y, func(y int) bool { return s.ink(x, y) }) }
	return across(b.Min.Y) && across(b.Max.Y-1) && down(b.Min.X) && down(b.Max.X-1)
}
