package layout

// Papers in columns keep their gutter from page to page. A page with few lines in
// its last column does not tell by itself that they are one.

const (
	leastParted = 2  // pages have the gutter
	sameGutter  = 12 // points to either side
)

// shareGutters tells pages where those before them are parted into columns, when
// most of these are.
func shareGutters(sheets []*sheet) {
	var at []float64
	for i, s := range sheets {
		ms := s.masses()
		x, bands := s.divided(ms)
		if len(bands) == 0 {
			x, bands = bestGutter(ms, s.bounds, true)
		}
		if len(bands) > 0 {
			at = append(at, x)
			continue
		}
		if len(at)*2 > i && len(at) > 0 && (len(at) >= leastParted || i == 1) && oneGutter(at) {
			s.gutter = at[len(at)-1]
		}
	}
}

// oneGutter reports whether all gutters are at one place.
func oneGutter(at []float64) bool {
	for _, x := range at {
		if abs(x-at[0]) > sameGutter {
			return false
		}
	}
	return true
}

// rulesOutColumns reports whether what stands at either side of a gutter is no
// column wherever the gutter is: points, the rest of the choices at the left, a key.
func rulesOutColumns(ms []mass, bands []band, x float64) bool {
	left, right := split(ms, bands, x)
	return isWorths(right) || startsLate(right) || allBullets(right) && !allBullets(left) || matches(left, right) || isKeyGrid(left, right)
}
