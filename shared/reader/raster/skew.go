package raster

import (
	"image"
	"math"
)

// steepest is the largest angle that is looked for, in degrees.
const steepest = 7.0

// fewest is how many letters it takes to tell how a page stands.
const fewest = 30

// PoseOf tells how a page must be turned for its lines to run straight from left
// to right, by the feet of its letters: they stand in rows. Whether it stands on
// its head is a guess, which is why the caller looks at what can be read.
func PoseOf(letters []Component, height int) Pose {
	if len(letters) < fewest || height <= 0 {
		return Pose{}
	}
	var all image.Rectangle
	for _, c := range letters {
		all = all.Union(c.Box)
	}
	// Of a tall page, such as one of the web, letters stand below each other by chance.
	long := max(1, float64(all.Dy())/float64(max(1, all.Dx())))
	flat, flatScore := rows(letters, height, 0)
	best, bestScore := Pose{Skew: flat}, flatScore
	for _, quarters := range []int{1, 3} {
		if skew, score := rows(letters, height, quarters); score > bestScore && score > 1.4*long*flatScore {
			best, bestScore = Pose{Quarters: quarters, Skew: skew}, score
		}
	}
	if math.Abs(best.Skew) < 0.15 {
		best.Skew = 0 // nothing to see, and turning blurs
	}
	return best
}

// rows finds the angle at which the feet of the letters fall together best, once
// the page has been turned by quarters.
func rows(letters []Component, height, quarters int) (skew, score float64) {
	feet := make([]image.Point, 0, len(letters))
	for _, c := range letters {
		feet = append(feet, foot(c.Box, quarters))
	}
	for _, pass := range []struct{ reach, step float64 }{{steepest, 0.5}, {0.5, 0.05}} {
		centre := skew
		for a := centre - pass.reach; a <= centre+pass.reach+1e-9; a += pass.step {
			if s := concentration(feet, height, a); s > score || s == score && math.Abs(a) < math.Abs(skew) {
				skew, score = a, s
			}
		}
	}
	return -skew, score
}

// foot is the middle of the lower edge of a letter, after the quarter turns.
func foot(b image.Rectangle, quarters int) image.Point {
	cx, cy := (b.Min.X+b.Max.X)/2, (b.Min.Y+b.Max.Y)/2
	switch quarters {
	case 1: // the right edge comes to lie below
		return image.Pt(-cy, b.Max.X)
	case 3:
		return image.Pt(cy, -b.Min.X)
	case 2:
		return image.Pt(-cx, -b.Min.Y)
	}
	return image.Pt(cx, b.Max.Y)
}

// concentration is how far the feet share few rows when rows rise by an angle.
func concentration(feet []image.Point, height int, degrees float64) float64 {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	size := math.Max(1, float64(height)/5)
	counts := map[int]int{}
	for _, p := range feet {
		counts[int(math.Floor((float64(p.Y)*cos-float64(p.X)*sin)/size))]++
	}
	sum := 0
	for _, n := range counts {
		sum += n * n
	}
	return float64(sum)
}
