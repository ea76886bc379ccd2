package scan

import (
	"image"
	"slices"

	"formwright/shared/reader/raster"
)

// stroke is a straight line of ink, which may lean a little.
type stroke struct {
	image.Rectangle
	ink         int // pixels
	first, last int // where its ends are, across its length
}

// leaning is how far a line leans at the most, as a part of its length: a page is set
// straight as a whole, the bend of a photograph leaves a little.
const leaning = 50

// thickness is that of the line itself, which is less than its box where it leans.
func (r stroke) thickness() int {
	along := max(r.Dx(), r.Dy(), 1)
	return (r.ink + along - 1) / along
}

// leans reports whether the box of a line holds more than the line.
func (r stroke) leans(thick int) bool { return min(r.Dx(), r.Dy()) > thick }

// at is where a line is at a place along it.
func (r stroke) at(place, length int) int { return r.first + (r.last-r.first)*place/max(1, length) }

// lines finds straight lines that are longer than a few letters and thinner
// than the stroke of a large one: rules, underlines, gaps to write on, borders.
// Upright ones must be longer, as headlines have tall letters.
func (s *sight) lines() (across, down []stroke) {
	w, h := s.grey.Rect.Dx(), s.grey.Rect.Dy()
	thick := s.thick()
	across = strokes(h, w, s.height*3, thick, leaning, func(i, j int) bool { return s.ink(j, i) })
	down = strokes(w, h, s.height*4, thick, leaning, s.ink)
	across = slices.DeleteFunc(across, s.isPrint)
	for i, r := range down {
		down[i].Rectangle = image.Rect(r.Min.Y, r.Min.X, r.Max.Y, r.Max.X)
	}
	return across, append(down, s.betweenLines(across, down, thick)...)
}

// rulings are the upright lines of tables, which lean where a page was photographed
// from aside.
func (s *sight) rulings() (out []raster.Ruling) {
	const leaning = 8
	for _, r := range strokes(s.grey.Rect.Dx(), s.grey.Rect.Dy(), s.height*3/2, s.thick(), leaning, s.ink) {
		out = append(out, raster.Ruling{Top: image.Pt(r.first, r.Min.X), Foot: image.Pt(r.last, r.Max.X)})
	}
	return out
}

// thick is how thick lines are at the most.
func (s *sight) thick() int { return max(3, s.height/3) }

// betweenLines finds the upright lines of tables with rows of one line: they are
// as short as letters may be, but reach from a line to the next.
func (s *sight) betweenLines(across, down []stroke, thick int) (out []stroke) {
	for i, top := range across {
		for _, foot := range across[i+1:] {
			high := foot.Min.Y - top.Max.Y
			if high < s.height*3/2 || high > s.height*4 || top.Dx() < 6*s.height || foot.Max.X <= top.Min.X || top.Max.X <= foot.Min.X {
				continue
			}
			from, to := max(top.Min.X, foot.Min.X), min(top.Max.X, foot.Max.X)
			runs := strokes(to-from, high, high, thick, leaning, func(x, y int) bool { return s.ink(from+x, top.Max.Y+y) })
			for _, r := range runs {
				r.Rectangle = image.Rect(from+r.Min.Y, top.Min.Y, from+r.Max.Y, foot.Max.Y)
				r.first, r.last = from+r.first, from+r.last
				if !slices.ContainsFunc(down, func(d stroke) bool { return r.Overlaps(d.Rectangle) }) {
					out = append(out, r)
				}
			}
		}
	}
	return out
}

// isPrint reports whether a short stroke is the feet of letters that flow into
// each other in small print: much stands right above or below it.
func (s *sight) isPrint(r stroke) bool {
	if r.Dx() > 6*s.height {
		return false
	}
	touched := 0
	for x := r.Min.X; x < r.Max.X; x++ {
		above, below := r.Min.Y-2, r.Max.Y+1
		if above >= 0 && s.ink(x, above) || below < s.grey.Rect.Dy() && s.ink(x, below) {
			touched++
		}
	}
	return touched*4 > r.Dx()
}

// maxStrokes bounds the lines of a page; beyond it they are a pattern.
const maxStrokes = 2000

// strokes joins long runs of ink on neighbouring lines of pixels to rectangles
// that lie along the lines, and keeps the thin ones.
func strokes(lines, length, need, thick, leaning int, ink func(i, j int) bool) []stroke {
	var out, open []stroke
	for i := range lines {
		kept := open[:0]
		for _, r := range open {
			if r.Max.Y >= i-1 {
				kept = append(kept, r)
			} else {
				out = append(out, r)
			}
		}
		open = kept
		for j := 0; j < length; j++ {
			from := j
			for j < length && ink(i, j) {
				j++
			}
			if j-from >= need {
				open = extend(open, stroke{image.Rect(from, i, j, i+1), j - from, i, i})
			}
		}
		if len(out) > maxStrokes {
			return nil
		}
	}
	return thin(append(out, open...), thick, leaning)
}

// extend adds a run to the stroke that it continues, or begins one.
func extend(open []stroke, run stroke) []stroke {
	for k, r := range open {
		if run.Min.X > r.Max.X+3 || r.Min.X > run.Max.X+3 {
			continue
		}
		if run.Min.X < r.Min.X {
			r.first = run.first
		}
		if run.Max.X > r.Max.X {
			r.last = run.last
		}
		r.Rectangle, r.ink = r.Union(run.Rectangle), r.ink+run.ink
		open[k] = r
		return open
	}
	return append(open, run)
}

// thin drops what is a filled area.
func thin(in []stroke, thick, leaning int) []stroke {
	return slices.DeleteFunc(in, func(r stroke) bool { return r.thickness() > thick || r.Dy() > thick+r.Dx()/leaning })
}
