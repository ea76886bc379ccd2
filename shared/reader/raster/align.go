package raster

import (
	"math"
	"slices"
)

// Bounds of how what stands below each other may slant, in widths of the page,
// and how much better it must stand afterwards.
const (
	slantStep    = 0.004
	slants       = 30 // steps
	fanStep      = 0.008
	fans         = 25
	fewestBegins = 12
	betterAlign  = 1.5
)

// align finds the slant at which the beginnings of lines stand below each other
// best.
func (w *Warp) align(lines []textLine, height float64) {
	var begins []point
	for _, l := range lines {
		if len(l.feet) >= 3 {
			u, v := w.unit(point{float64(l.left), l.foot})
			begins = append(begins, point{u, v})
		}
	}
	if len(begins) < fewestBegins || w.upright(begins, height) {
		return
	}
	size := 0.5 * height / float64(w.size.X)
	now := aligned(begins, size, 0, 0)
	best, slant, fan := now, 0.0, 0.0
	for i := -slants; i <= slants; i++ {
		for k := -fans; k <= fans; k++ {
			p, q := slantStep*float64(i), fanStep*float64(k)
			// of equals the one that changes least
			if s := aligned(begins, size, p, q) - 0.05*now*(math.Abs(p/slantStep/slants)+math.Abs(q/fanStep/fans)); s > best {
				best, slant, fan = s, p, q
			}
		}
	}
	if best > betterAlign*now {
		w.slant, w.fan = slant, fan
	}
}

// upright reports whether most lines begin right below others that stand far
// above or below them, as on a screen: two columns that a slant would put below
// each other are two columns.
func (w *Warp) upright(begins []point, height float64) bool {
	const farApart, exact = 6, 1.0 / 16 // heights of letters
	below := 0
	for _, b := range begins {
		if slices.ContainsFunc(begins, func(o point) bool {
			return math.Abs(o.x-b.x)*float64(w.size.X) <= max(1, exact*height) && math.Abs(o.y-b.y)*float64(w.size.Y) >= farApart*height
		}) {
			below++
		}
	}
	return below*5 >= len(begins)*3
}

// aligned is how far places share few columns at a slant.
func aligned(begins []point, size, slant, fan float64) float64 {
	at := make([]float64, len(begins))
	for i, b := range begins {
		at[i] = (b.x - slant*b.y) / (1 + fan*b.y) / size
	}
	slices.Sort(at)
	sum, from := 0.0, 0
	for i, x := range at {
		for at[from] < x-1 {
			from++
		}
		n := float64(i - from)
		sum += n
	}
	return sum
}

func middle(all []float64) float64 { return quantile(all, 0.5) }

// quantile is the value that so many do not exceed; 0 of none.
func quantile(all []float64, part float64) float64 {
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return all[min(len(all)-1, int(part*float64(len(all))))]
}
