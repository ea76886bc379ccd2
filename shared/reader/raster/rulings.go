package raster

import "image"

// Ruling is an upright line of a table, from its upper end to its lower one.
type Ruling struct{ Top, Foot image.Point }

// Bounds of the rulings that tell how a page was photographed: how many there are, how
// long, in heights of letters, how far they lean, as a part of their length, how far
// one may stray from what the others say, in heights of letters, and from where on it
// is worth it.
const (
	fewestRulings = 3
	longRuling    = 15
	mostLean      = 1.0 / 8
	straysOff     = 0.3
	worthRuling   = 0.3
)

// alignTo sets upright the rulings of tables: lines that a page has upright lean on a
// photograph taken from aside, the more so the further they are from its middle.
func (w *Warp) alignTo(rulings []Ruling, height float64) bool {
	type lean struct{ u, slope, length float64 } // at its middle, widths for a height
	var leans []lean
	worst := 0.0
	for _, r := range rulings {
		u0, v0 := w.unit(point{float64(r.Top.X), float64(r.Top.Y)})
		u1, v1 := w.unit(point{float64(r.Foot.X), float64(r.Foot.Y)})
		long := float64(r.Foot.Y - r.Top.Y)
		off := float64(max(r.Foot.X-r.Top.X, r.Top.X-r.Foot.X))
		if long < longRuling*height || off > mostLean*long {
			continue
		}
		slope := (u1 - u0) / (v1 - v0)
		leans = append(leans, lean{u0 - slope*v0, slope, long})
		worst = max(worst, off)
	}
	if len(leans) < fewestRulings || worst < worthRuling*height {
		return false
	}
	var n, x, y, xx, xy float64
	for _, l := range leans {
		n, x, y, xx, xy = n+l.length, x+l.length*l.u, y+l.length*l.slope, xx+l.length*l.u*l.u, xy+l.length*l.u*l.slope
	}
	spread := xx - x*x/n
	if spread < 1e-3*n {
		return false // they stand beside each other
	}
	fan := (xy - x*y/n) / spread
	slant := (y - fan*x) / n
	for _, l := range leans {
		stray := (l.slope - slant - fan*l.u) * l.length / float64(w.size.Y) * float64(w.size.X)
		if max(stray, -stray) > straysOff*height {
			return false // a drawing
		}
	}
	w.slant, w.fan = slant, fan
	return true
}
