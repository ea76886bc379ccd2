package pdf

// borders draws the sides of boxes that are filled between an outer and an inner
// rectangle, as programs that print web pages draw them: a box with a lower border
// alone is a line to write on. What is left of the path it gives back.
func (w *walk) borders(all []outline, b brush) []outline {
	var rest []outline
	for i := 0; i < len(all); i++ {
		if i+1 < len(all) && w.border(all[i], all[i+1], b) {
			i++
			continue
		}
		rest = append(rest, all[i])
	}
	return rest
}

// border draws what lies between two rectangles, in either order, when that is as
// thin as a line; false for everything else.
func (w *walk) border(one, other outline, b brush) bool {
	outer, inner := one.around(), other.around()
	if outer.area() < inner.area() {
		outer, inner = inner, outer
	}
	if !one.isRectangle(one.around()) || !other.isRectangle(other.around()) || inner.area() == 0 || outer.grow(0.05).cut(inner) != inner {
		return false
	}
	const least = 0.1
	sides := []rect{
		{outer.left, outer.top, outer.right, inner.top}, {outer.left, inner.bottom, outer.right, outer.bottom},
		{outer.left, outer.top, inner.left, outer.bottom}, {inner.right, outer.top, outer.right, outer.bottom},
	}
	drawn := sides[:0]
	for _, s := range sides {
		if width := min(s.width(), s.height()); width > thin {
			return false
		} else if width > least {
			drawn = append(drawn, s)
		}
	}
	if len(drawn) == 4 {
		w.rectangle(outer, brush{stroked: true, stroke: b.fill, width: min(drawn[0].height(), drawn[1].height())})
		return true
	}
	for _, s := range drawn {
		w.line(s, min(s.width(), s.height()), b.fill)
	}
	return true
}
