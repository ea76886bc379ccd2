package scan

import (
	"image"
	"slices"

	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// maxBullets bounds the bullets of a page; beyond it they are a pattern.
const maxBullets = 400

// bulletsOf finds the solid dots and squares before lines of text, which an
// engine reads as letters: e, o, *, ¢.
func (s *sight) bulletsOf(all []raster.Component) []image.Rectangle {
	var out []image.Rectangle
	within := 0
	for _, c := range all {
		if !s.isDot(c) || among(s.frames, c.Box) || slices.ContainsFunc(s.patches, c.Box.In) {
			continue
		}
		switch opens := s.opensLine(c.Box); {
		case opens:
			out = append(out, c.Box)
		case s.isLetterLike(c.Box):
			within++
		}
	}
	if len(out) > maxBullets {
		return nil
	}
	if within >= manyFull && within >= 2*len(out) {
		return slices.DeleteFunc(out, s.isLetterLike)
	}
	return out
}

// manyFull is how many discs as large as small letters stand within lines where print
// is so small or blurred that an a or e is as full as a disc: those before lines are
// letters too.
const manyFull = 12

// isLetterLike reports whether a dot is as large as a small letter; full stops and the
// dots of an i are smaller.
func (s *sight) isLetterLike(dot image.Rectangle) bool {
	return min(dot.Dx(), dot.Dy())*2 >= s.height-1
}

// isDot reports whether a patch is a filled disc or square, not larger than
// letters. Small bold letters are nearly as full as small discs.
func (s *sight) isDot(c raster.Component) bool {
	w, h := c.Box.Dx(), c.Box.Dy()
	low, high, full := max(3, s.height/5), max(4, s.height*3/4), 68
	if max(w, h) > high && max(w, h) >= 10 {
		high, full = s.height*6/5, 75
	}
	return min(w, h) >= low && max(w, h) <= high && max(w, h)-min(w, h) <= max(1, max(w, h)/4) && c.Pixels*100 >= w*h*full
}

// opensLine reports whether a dot has room before it and a line of text behind,
// at half the height of its letters; a full stop stands at their feet. A disc as
// large as a letter stands further from the next than bold letters do.
func (s *sight) opensLine(dot image.Rectangle) bool {
	middle := (dot.Min.Y + dot.Max.Y) / 2
	row := image.Rect(dot.Min.X-s.height*5/4, dot.Min.Y-s.height/2, dot.Max.X+5*s.height, dot.Max.Y+s.height/2)
	var beside []image.Rectangle
	letters, room := 0, s.height/4
	if dot.Dy() > s.height*3/4 {
		room = s.height * 2 / 5
	}
	for _, l := range s.letters {
		if !l.Box.Overlaps(row) || l.Box == dot {
			continue
		}
		if l.Box.Min.X < dot.Max.X+room {
			return false
		}
		beside = append(beside, l.Box)
		high := l.Box.Dy()
		foot := dot.Max.Y + high/12
		if dot.Dy()*3 > high*2 { // too large for a full stop
			foot = middle
		}
		if high*2 >= s.height && l.Box.Min.Y < middle && l.Box.Max.Y > foot {
			letters++
		}
	}
	return letters > 0 && !s.isRaised(dot, beside)
}

// isRaised reports whether a dot stands as high as a star does beside letters, of which
// small print leaves no more than a dot: a bullet stands at the middle of a capital.
func (s *sight) isRaised(dot image.Rectangle, letters []image.Rectangle) bool {
	const high = 0.64 // of a capital
	feet, head := make([]int, 0, len(letters)), letters[0].Min.Y
	for _, l := range letters {
		feet, head = append(feet, l.Max.Y), min(head, l.Min.Y)
	}
	slices.Sort(feet)
	foot := feet[len(feet)/2]
	capital := max(float64(foot-head), 1.15*float64(s.height))
	if 4*(foot-head) < 5*s.height { // none of them reaches up: "assumes"
		capital = 1.4 * float64(s.height)
	}
	return float64(2*foot-dot.Min.Y-dot.Max.Y)/2 > high*capital
}

// withBullets puts the bullets before the words they stand before.
func (s *sight) withBullets(spans []layout.Span, dpi float64) []layout.Span {
	before := map[int]layout.Span{}
	for _, b := range s.bullets {
		box := points(b, dpi)
		middle, reach := box.Y+box.Height/2, float64(8*s.height)*72/dpi
		best := -1
		for i, w := range spans {
			if w.Box.Y < middle && middle < w.Box.Y+w.Box.Height && w.Box.X > box.X && w.Box.X-box.X < reach {
				reach, best = w.Box.X-box.X, i
			}
		}
		if best >= 0 {
			before[best] = layout.Span{Text: "•", Box: box, Size: spans[best].Size, Block: spans[best].Block}
		}
	}
	out := make([]layout.Span, 0, len(spans)+len(before))
	for i, w := range spans {
		if b, ok := before[i]; ok {
			b.Box.Y, b.Box.Height = w.Box.Y, w.Box.Height // it stands on the line of its words
			out = append(out, b)
		}
		out = append(out, w)
	}
	return out
}
