package raster

import (
	"image"
	"math"
	"slices"
)

// point is a place on a page.
type point struct{ x, y float64 }

// textLine is the feet of letters that follow each other.
type textLine struct {
	feet  []point
	left  int     // where it begins
	right int     // of its last letter
	foot  float64 // at which it goes on, apart from what is known to bend it
}

// Gaps between words, in heights of letters: where it is not known yet how lines
// run, and where it is. Words of a line that fills its column stand far apart.
const (
	wordGap     = 1.5
	followedGap = 2.5
)

// textLines follows letters to the right as far as the gaps are those between
// words. Lines may rise, fall or bend a little, apart from what is known of it: off
// is how far down a place lies for that.
func textLines(letters []Component, height int, wide float64, off func(point) float64) []textLine {
	sorted := slices.Clone(letters)
	slices.SortStableFunc(sorted, func(a, b Component) int { return a.Box.Min.X - b.Box.Min.X })
	var lines []textLine
	open := map[int][]int{} // by height on the page, in letters
	h := float64(height)
	for _, c := range sorted {
		if dy := c.Box.Dy(); dy*2 < height || dy > height*2 || c.Box.Dx() > 4*height {
			continue
		}
		below := off(point{float64(c.Box.Min.X+c.Box.Max.X) / 2, float64(c.Box.Max.Y)})
		foot := float64(c.Box.Max.Y) - below
		band := int(math.Floor(foot / h))
		best, near := -1, 0.45*h
		for b := band - 1; b <= band+1; b++ {
			for _, k := range open[b] {
				gap := c.Box.Min.X - lines[k].right
				if d := max(foot-lines[k].foot, lines[k].foot-foot); gap > -height && float64(gap) < wide*h && d < near {
					best, near = k, d
				}
			}
		}
		if best < 0 {
			best = len(lines)
			lines = append(lines, textLine{left: c.Box.Min.X, foot: foot})
			open[band] = append(open[band], best)
		}
		lines[best].add(c.Box, below, h)
		if b := int(math.Floor(lines[best].foot / h)); !slices.Contains(open[b], best) {
			open[b] = append(open[b], best)
		}
	}
	return lines
}

// add puts a letter at the end. One that reaches below the line does not bend it.
func (l *textLine) add(b image.Rectangle, below, height float64) {
	foot := float64(b.Max.Y)
	l.feet = append(l.feet, point{float64(b.Min.X+b.Max.X) / 2, foot})
	l.right = b.Max.X
	if d := foot - below - l.foot; max(d, -d) < 0.2*height {
		l.foot += 0.3 * d
	}
}
