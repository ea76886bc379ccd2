package scan

import (
	"image"
	"slices"

	"formwright/shared/reader/raster"
)

// The least and most of a field that a screen draws around a choice, with round
// corners, in heights of letters.
const (
	shortestField = 8
	lowestField   = 2
	highestField  = 9
)

// takeRims finds the rims of such fields among patches of ink: their sides would be
// read as bars, and two of them below each other as lines to write on.
func (s *sight) takeRims(all []raster.Component) {
	for _, c := range all {
		w, h := c.Box.Dx(), c.Box.Dy()
		if w < shortestField*s.height || h < lowestField*s.height || h > highestField*s.height || c.Pixels > 2*(w+h)*s.thick() {
			continue
		}
		if s.straightSides(c.Box) && s.isRounded(c.Box) {
			s.rims = append(s.rims, c.Box)
		}
	}
	onRim := func(l stroke) bool {
		return slices.ContainsFunc(s.rims, func(r image.Rectangle) bool {
			return l.In(r.Inset(-s.thick())) && !l.Overlaps(r.Inset(s.thick()+1))
		})
	}
	s.across, s.down = slices.DeleteFunc(s.across, onRim), slices.DeleteFunc(s.down, onRim)
}

// isRounded reports whether nothing is drawn in the corners of a box.
func (s *sight) isRounded(r image.Rectangle) bool {
	return !s.ink(r.Min.X, r.Min.Y) && !s.ink(r.Max.X-1, r.Min.Y) && !s.ink(r.Min.X, r.Max.Y-1) && !s.ink(r.Max.X-1, r.Max.Y-1)
}

// wipeRim takes out the rim of a field, its round corners too.
func (s *sight) wipeRim(g *image.Gray, r image.Rectangle) {
	side, corner := s.thick(), min(r.Dy()/3, s.height)
	out := r.Inset(-2)
	for _, part := range []image.Rectangle{
		{out.Min, image.Pt(out.Max.X, r.Min.Y+side)}, {image.Pt(out.Min.X, r.Max.Y-side), out.Max},
		{out.Min, image.Pt(r.Min.X+side, out.Max.Y)}, {image.Pt(r.Max.X-side, out.Min.Y), out.Max},
		{out.Min, r.Min.Add(image.Pt(corner, corner))}, {r.Max.Sub(image.Pt(corner, corner)), out.Max},
		{image.Pt(r.Max.X-corner, out.Min.Y), image.Pt(out.Max.X, r.Min.Y+corner)}, {image.Pt(out.Min.X, r.Max.Y-corner), image.Pt(r.Min.X+corner, out.Max.Y)},
	} {
		wipe(g, part)
	}
}
