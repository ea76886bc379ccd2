package scan

import (
	"image"
	"slices"
)

// lines finds straight lines that are longer than a few letters and thinner
// than the stroke of a large one: rules, underlines, gaps to write on, borders.
// Upright ones must be longer, as headlines have tall letters.
func (s *sight) lines() (across, down []image.Rectangle) {
	w, h := s.grey.Rect.Dx(), s.grey.Rect.Dy()
	thick := max(3, s.height/3)
	across = strokes(h, w, s.height*3, thick, func(i, j int) bool { return s.ink(j, i) })
	down = strokes(w, h, s.height*4, thick, s.ink)
	across = slices.DeleteFunc(across, s.isPrint)
	for i, r := range down {
		down[i] = image.Rect(r.Min.Y, r.Min.X, r.Max.Y, r.Max.X)
	}
	return across, append(down, s.betweenLines(across, down, thick)...)
}

// betweenLines finds the upright lines of tables with rows of one line: they are
// as short as letters may be, but reach from a line to the next.
func (s *sight) betweenLines(across, down []image.Rectangle, thick int) (out []image.Rectangle) {
	for i, top := range across {
		for _, foot := range across[i+1:] {
			high := foot.Min.Y - top.Max.Y
			if high < s.height*3/2 || high > s.height*4 || top.Dx() < 6*s.height || foot.Max.X <= top.Min.X || top.Max.X <= foot.Min.X {
				continue
			}
			from, to := max(top.Min.X, foot.Min.X), min(top.Max.X, foot.Max.X)
			runs := strokes(to-from, high, high, thick, func(x, y int) bool { return s.ink(from+x, top.Max.Y+y) })
			for _, r := range runs {
				line := image.Rect(from+r.Min.Y, top.Min.Y, from+r.Max.Y, foot.Max.Y)
				if !slices.ContainsFunc(down, line.Overlaps) {
					out = append(out, line)
				}
			}
		}
	}
	return out
}

// isPrint reports whether a short stroke is the feet of letters that flow into
// each other in small print: much stands right above or below it.
func (s *sight) isPrint(r image.Rectangle) bool {
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
func strokes(lines, length, need, thick int, ink func(i, j int) bool) []image.Rectangle {
	var out, open []image.Rectangle
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
				open = extend(open, image.Rect(from, i, j, i+1))
			}
		}
		if len(out) > maxStrokes {
			return nil
		}
	}
	return thin(append(out, open...), thick)
}

// extend adds a run to the stroke that it continues, or begins one.
func extend(open []image.Rectangle, run image.Rectangle) []image.Rectangle {
	for k, r := range open {
		if run.Min.X <= r.Max.X+3 && r.Min.X <= run.Max.X+3 {
			open[k] = r.Union(run)
			return open
		}
	}
	return append(open, run)
}

// thin drops what is a filled area.
func thin(in []image.Rectangle, thick int) []image.Rectangle {
	var out []image.Rectangle
	for _, r := range in {
		if r.Dy() <= thick {
			out = append(out, r)
		}
	}
	return out
}
