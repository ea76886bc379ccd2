package layout

import "slices"

// besideShare is how much of the lower one of two objects stands beside the other
// where they are read across.
const besideShare = 0.6

// inReadingOrder sorts the objects of a region from top to bottom, those that stand
// side by side as lines are read, though one of them begins a little further up.
func inReadingOrder(objects []object, rtl bool) []object {
	out := slices.Clone(objects)
	slices.SortStableFunc(out, func(a, b object) int { return order(a.y0, b.y0) })
	for from := 0; from < len(out); {
		to := from + 1
		for to < len(out) && besideAll(out[from:to], out[to]) {
			to++
		}
		slices.SortStableFunc(out[from:to], func(a, b object) int {
			if rtl {
				a, b = b, a
			}
			return order(a.x0, b.x0)
		})
		from = to
	}
	return out
}

// besideAll reports whether an object stands in one row with others.
func besideAll(row []object, o object) bool {
	return !slices.ContainsFunc(row, func(r object) bool {
		return o.sharedX(r.rect) > 0 || o.sharedY(r.rect) < besideShare*max(o.height(), r.height())
	})
}
