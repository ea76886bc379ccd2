package pdf

// leastUpside is how many characters are printed upside down at the least to be read.
const leastUpside = 6

// upsideDown reads what is printed upside down, as answers are below a puzzle: as if
// the place it fills were turned by half.
func (a *assembly) upsideDown(all []character) {
	var found []*character
	place := rect{}
	for i := range all {
		c := &all[i]
		if c.object == 0 || c.style == nil || c.style.slanted || c.style.quarters != 2 || c.code <= ' ' || c.style.hidden {
			continue
		}
		box := a.view.transformed(c.box)
		if len(found) == 0 {
			place = box
		}
		place = place.union(box)
		found = append(found, c)
	}
	if len(found) < leastUpside {
		return
	}
	upright := a.view
	x, y := place.middle()
	a.view = upright.then(matrix{a: -1, d: -1, e: 2 * x, f: 2 * y})
	for i := range all {
		switch c := &all[i]; {
		case c.object == 0:
			a.generated(c.code)
		case c.style.slanted || c.style.quarters != 2 || c.style.hidden:
			a.finish()
		default:
			a.add(c, c.style)
		}
	}
	a.finish()
	a.view = upright
}
