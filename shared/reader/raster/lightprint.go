package raster

import "image"

// Bounds of the ground of a screen: what part of the picture it is at least, in percent,
// for the bars of a program around a page bear light print too; how much brighter print on it is than the ground,
// how many letters it bears at least, and what part of its pixels is as bright as the
// one beside, in percent. Camera grain and wood are not.
const (
	leastGround  = 40
	lightStep    = 70
	leastLetters = 8
	evenGround   = 85
	sameShade    = 1
)

// bearsLight reports whether an area is the ground of a screen with light print on it,
// which no table is that a page lies on.
func (s surroundings) bearsLight(g *image.Gray, means []int, area []int) bool {
	if len(area)*100 < len(means)*leastGround {
		return false
	}
	ground, inside := 0, make([]bool, len(means))
	parts := make([]image.Rectangle, 0, len(area))
	for _, at := range area {
		parts = append(parts, s.block(at).Intersect(g.Rect))
		ground += means[at]
		inside[at] = true
		for _, next := range s.around(at) {
			inside[next] = true // blocks of light print are brighter
		}
	}
	limit := ground/len(area) + lightStep
	if limit > 255 || !isDrawn(g, parts...) {
		return false
	}
	opposite := image.NewGray(g.Rect)
	for i, v := range g.Pix {
		opposite.Pix[i] = 255 - v
	}
	letters := 0
	for _, c := range Letters(Components(opposite, uint8(255-limit))) {
		if s.isAmid(inside, c.Box.Inset(-s.size/2).Intersect(g.Rect)) {
			letters++
		}
	}
	return letters >= leastLetters
}

// isAmid reports whether the corners of a box lie in an area.
func (s surroundings) isAmid(inside []bool, r image.Rectangle) bool {
	at := func(x, y int) bool { return inside[y/s.size*s.columns+x/s.size] }
	return at(r.Min.X, r.Min.Y) && at(r.Max.X-1, r.Min.Y) && at(r.Min.X, r.Max.Y-1) && at(r.Max.X-1, r.Max.Y-1)
}
