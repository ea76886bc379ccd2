package scan

import (
	"image"

	"formwright/shared/reader/raster"
)

// findOverdrawn finds the boxes whose tick reaches far beyond them: a patch of
// ink that holds a square as large as the known ones, in line with them.
func (s *sight) findOverdrawn(all []raster.Component, known []frame) {
	for _, c := range all {
		if among(s.frames, c.Box) || c.Box.Dy() > 5*s.height || c.Box.Dx() > 5*s.height {
			continue
		}
		for _, k := range known {
			if c.Box.Dx()*10 <= k.box.Dx()*11 && c.Box.Dy()*10 <= k.box.Dy()*11 || c.Box.Dx() < k.box.Dx()*9/10 || c.Box.Dy() < k.box.Dy()*9/10 {
				continue
			}
			if box, ok := s.squareIn(c.Box, k.box); ok {
				if f, ok := s.filled(box); ok {
					if f.ticked {
						f.beyond = s.patchOf(c.Box, box.Min)
					}
					s.frames = append(s.frames, f)
				}
				break
			}
		}
	}
}

// squareIn looks for the outline of a box inside a patch, below or above a known
// one.
func (s *sight) squareIn(patch, known image.Rectangle) (image.Rectangle, bool) {
	w, h := known.Dx(), known.Dy()
	for dx := -s.height / 3; dx <= s.height/3; dx++ {
		x := known.Min.X + dx
		if x < patch.Min.X || x+w > patch.Max.X {
			continue
		}
		for y := patch.Min.Y; y+h <= patch.Max.Y; y++ {
			if r := image.Rect(x, y, x+w, y+h); s.closed(r, 85) {
				return r, true
			}
		}
	}
	return image.Rectangle{}, false
}
