package typeset

import (
	"cmp"
	"slices"
)

// Box is where something stands on a slide, in points.
type Box struct {
	X, Y, W, H float64
	Placed     bool // the place is known
	Title      bool // it names the slide
}

// Rows puts what stands on a slide in the order a person reads it, by index: from
// top to bottom, what stands side by side from left to right. What has no place
// comes last, but a title first.
func Rows(boxes []Box) [][]int {
	order := make([]int, len(boxes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(boxes[i].top(), boxes[j].top()) })
	var rows [][]int
	for _, i := range order {
		if n := len(rows); n > 0 && boxes[i].beside(boxes[rows[n-1][0]]) {
			rows[n-1] = append(rows[n-1], i)
		} else {
			rows = append(rows, []int{i})
		}
	}
	for _, row := range rows {
		slices.SortStableFunc(row, func(i, j int) int { return cmp.Compare(boxes[i].X, boxes[j].X) })
	}
	return rows
}

func (b Box) top() float64 {
	switch {
	case b.Placed:
		return b.Y
	case b.Title:
		return -1e12
	}
	return 1e12
}

// The least and the most that the tops of one row may differ by, in points.
const (
	leastReach = 3.6
	mostReach  = 36
)

// beside reports whether a box stands in the row that another begins: their tops
// differ by less than half the lower one's height, or their middles by a quarter.
// A tall picture does not make one row of all its height.
func (b Box) beside(first Box) bool {
	if !b.Placed || !first.Placed || b.Title != first.Title {
		return false
	}
	if b.X < first.X+first.W*0.9 && first.X < b.X+b.W*0.9 && b.Y > first.Y {
		return false // one above the other
	}
	reach := min(max(min(b.H, first.H)/2, leastReach), mostReach)
	tops, middles := b.Y-first.Y, b.Y+b.H/2-first.Y-first.H/2
	return max(tops, -tops) < reach || max(middles, -middles) < reach/2
}
