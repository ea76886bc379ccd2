package scan

import (
	"image"
	"slices"

	"formwright/shared/reader/raster"
)

// paleOutline is up to how light the outlines of circles on screens are, which
// are one pixel thin and grey.
const paleOutline = 228

// findCircles finds the circles to fill in before lines of text: two at least,
// below each other, as an O may begin a line. A disc of their size is one that
// is filled in.
func (s *sight) findCircles(all []raster.Component) {
	found := s.circles(all, nil)
	if s.threshold < paleOutline {
		pale := *s
		pale.threshold, pale.dark = paleOutline, s.threshold
		patches := raster.Components(s.grey, paleOutline)
		found = pale.circles(patches, found)
		found = append(found, pale.rounded(patches, found)...)
	}
	found = s.withoutVerdicts(found)
	for i, f := range found {
		for k, o := range found {
			if d := f.box.Min.X - o.box.Min.X; i != k && max(d, -d) <= s.height/2 {
				s.frames = append(s.frames, f)
				break
			}
		}
	}
}

// withoutVerdicts leaves out circles in colour around a tick or a cross, which
// stand before words that say whether an answer was right, and notes that they
// are no letters.
func (s *sight) withoutVerdicts(found []frame) []frame {
	return slices.DeleteFunc(found, func(f frame) bool {
		within := outline{f.box, s.ink}
		sign := signOf(f.box, func(x, y int) bool { return s.ink(x, y) && within.distance(image.Pt(x, y)) < 0.72 })
		if !f.ticked || sign == "" || s.inkColour(f.box).chroma() < fringe {
			return false
		}
		s.signs = append(s.signs, f.box)
		return true
	})
}

// circles adds the circles among patches to those that are known, and with two
// at least what is drawn badly or filled in line with them.
func (s *sight) circles(all []raster.Component, found []frame) []frame {
	var round []image.Rectangle
	rays := map[image.Rectangle]int{}
	for _, c := range all {
		if n := s.roundness(c); n >= leastRound && !among(found, c.Box) && (!s.isCapital(c.Box) || s.isPale(c.Box)) && !s.onBadge(c.Box) && !s.behindBox(c.Box) {
			round = append(round, c.Box)
			rays[c.Box] = n
		}
	}
	for _, b := range round {
		starts := s.startsLine(b)
		if starts && (rays[b] >= surelyRound || inColumn(round, b)) || !starts && inGrid(round, b) {
			found = append(found, frame{box: b, ticked: s.inside(b) > 12})
		}
	}
	if len(found) < 2 {
		return found
	}
	for _, f := range found {
		for _, c := range all {
			if !s.inLine(f.box, c.Box) || among(found, c.Box) || !s.startsLine(c.Box) || s.onBadge(c.Box) || s.behindBox(c.Box) {
				continue
			}
			switch full := c.Pixels*100 > c.Box.Dx()*c.Box.Dy()*66; {
			case full:
				found = append(found, frame{box: c.Box, ticked: true})
			case outline{c.Box, s.ink}.around(0.75, 1.1) >= 52 && s.roomBehind(c.Box): // drawn badly
				found = append(found, frame{box: c.Box, ticked: s.inside(c.Box) > 12})
			}
		}
	}
	return found
}

// onBadge reports whether a patch is the print on a small square or disc of
// colour: a letter, whatever its shape.
func (s *sight) onBadge(b image.Rectangle) bool {
	const times = 4
	return slices.ContainsFunc(s.patches, func(p image.Rectangle) bool {
		return b.In(p) && p.Dx() <= times*b.Dx() && p.Dy() <= times*b.Dy()
	})
}

// behindBox reports whether a patch is the first sign behind a box to tick: the O of
// "Oslo", not a circle too.
func (s *sight) behindBox(b image.Rectangle) bool {
	return slices.ContainsFunc(s.frames, func(f frame) bool {
		return f.box.Max.X <= b.Min.X && b.Min.X-f.box.Max.X < s.height*3/2 && f.box.Min.Y < b.Max.Y && b.Min.Y < f.box.Max.Y
	})
}

// startsLine reports whether a patch has room before it and letters behind.
func (s *sight) startsLine(b image.Rectangle) bool {
	row := image.Rect(b.Min.X-s.height*5/4, b.Min.Y, b.Max.X+5*s.height, b.Max.Y)
	letters := 0
	for _, l := range s.letters {
		if l.Box.Overlaps(b) || !l.Box.Overlaps(row) {
			continue
		}
		if l.Box.Min.X < b.Max.X {
			return false
		}
		letters++
	}
	return letters > 0
}

func among(found []frame, b image.Rectangle) bool {
	for _, f := range found {
		if f.box.Overlaps(b) {
			return true
		}
	}
	return false
}

// How many of 60 rays must meet the outline of a circle: of any, and of one that
// need not stand below others. Small ones on screens are drawn unevenly.
const (
	leastRound  = 50
	surelyRound = 57
)

// roundness counts the rays that meet a patch which is a thin round outline; 0 for
// any other.
func (s *sight) roundness(c raster.Component) int {
	w, h := c.Box.Dx(), c.Box.Dy()
	if min(w, h) < max(8, s.height*11/10) || max(w, h) > s.height*3 || max(w-h, h-w)*5 > max(w, h) || among(s.frames, c.Box) {
		return 0
	}
	o := outline{c.Box, s.ink}
	if o.cornersFree() < 4 || s.sideWidth(c.Box)*5 > min(w, h) || !s.roomBehind(c.Box) && !s.isPale(c.Box) {
		return 0
	}
	return o.around(0.8, 1.06)
}

// isPale reports whether the outline of a patch that is larger than letters is paler
// than they are all around, and apart from what follows.
func (s *sight) isPale(b image.Rectangle) bool {
	if s.dark == 0 || min(b.Dx(), b.Dy()) < 2*s.height || !s.free(b.Max.X, 1, b) {
		return false
	}
	within := outline{b, s.ink}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			if s.grey.Pix[y*s.grey.Stride+x] <= s.dark && within.distance(image.Pt(x, y)) > 0.8 {
				return false
			}
		}
	}
	return true
}

// inColumn reports whether round outlines stand below each other, all alike.
func inColumn(round []image.Rectangle, b image.Rectangle) bool {
	const least = 3
	n := 0
	for _, o := range round {
		if alike(o, b) && near(o.Min.X, b.Min.X, 1) {
			n++
		}
	}
	return n >= least
}

// inGrid reports whether outlines that are alike stand both beside and below or
// above one, as in a table of circles to fill in.
func inGrid(round []image.Rectangle, b image.Rectangle) bool {
	beside, below := false, false
	for _, o := range round {
		if o != b && alike(o, b) {
			beside = beside || near(o.Min.Y, b.Min.Y, 2) && !near(o.Min.X, b.Min.X, 3*b.Dx())
			below = below || near(o.Min.X, b.Min.X, 2)
		}
	}
	return beside && below
}

// alike reports whether two outlines are of one size.
func alike(a, b image.Rectangle) bool { return near(a.Dx(), b.Dx(), 1) && near(a.Dy(), b.Dy(), 1) }

func near(a, b, by int) bool { return max(a-b, b-a) <= by }

// isCapital reports whether a round outline may be the word O: as high as many
// letters, on the line, and no further from the next word than words are.
func (s *sight) isCapital(b image.Rectangle) bool {
	row := image.Rect(b.Max.X, b.Min.Y, b.Max.X+12*s.height, b.Max.Y)
	next, onLine, all, high := row.Max.X, 0, 0, 0
	for _, l := range s.letters {
		if near(l.Box.Dy(), b.Dy(), max(1, s.height/10)) && !l.Box.Overlaps(b) {
			high++
		}
		if l.Box.Overlaps(row) && l.Box.Min.X >= b.Max.X {
			next = min(next, l.Box.Min.X)
			all++
			if near(l.Box.Max.Y, b.Max.Y, max(1, s.height/8)) {
				onLine++
			}
		}
	}
	const many = 4
	return next-b.Max.X < s.height && onLine*2 >= all && high >= many
}

// roomBehind reports whether there is more room than between a letter and its
// full stop.
func (s *sight) roomBehind(b image.Rectangle) bool {
	beyond := b
	beyond.Max.X += s.height / 3
	return s.free(b.Max.X, 1, b) && s.free(beyond.Max.X, 1, b)
}

// inside is how much of the middle of a circle is drawn on, in percent.
func (s *sight) inside(b image.Rectangle) int {
	in, n := b.Inset(min(b.Dx(), b.Dy())/4), 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			if s.ink(x, y) {
				n++
			}
		}
	}
	return n * 100 / max(1, in.Dx()*in.Dy())
}
