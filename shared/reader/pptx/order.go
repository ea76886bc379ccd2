package pptx

import "formwright/shared/reader/typeset"

// inch is in English metric units.
const inch = 914_400

// rows puts the shapes in the order a person reads them.
func (s *slide) rows() [][]*shape {
	boxes := make([]typeset.Box, len(s.shapes))
	for i, sh := range s.shapes {
		boxes[i] = sh.shown()
	}
	var out [][]*shape
	for _, row := range typeset.Rows(boxes) {
		var shapes []*shape
		for _, i := range row {
			shapes = append(shapes, s.shapes[i])
		}
		out = append(out, shapes)
	}
	return out
}

// shown is where a shape stands, in points.
func (sh *shape) shown() typeset.Box {
	const point = inch / 72
	return typeset.Box{X: sh.box.x / point, Y: sh.box.y / point, W: sh.box.w / point, H: sh.box.h / point,
		Placed: sh.placed, Title: sh.isTitle()}
}

func abs(v float64) float64 { return max(v, -v) }
