package recognize

import "formwright/shared/quiz"

// ownGround takes the background of choices for none where all choices of a
// question but one stand on the same: cells of a table in its colours, of which the
// right one was filled anew.
func ownGround(ds []draft) {
	for _, d := range ds {
		odd := otherGround(d)
		if odd < 0 {
			continue
		}
		for k := range d.choices {
			if k != odd {
				delete(d.choices[k].marks, mark{kind: quiz.ByShading})
			}
		}
	}
}

// otherGround is the choice on a vivid ground of its own, -1 for none.
func otherGround(d draft) int {
	if len(d.choices) < 3 {
		return -1
	}
	on := map[string][]int{}
	for k, c := range d.choices {
		ground := c.lines[0].shade()
		if ground == "" || !c.marks[mark{kind: quiz.ByShading}] {
			return -1
		}
		on[ground] = append(on[ground], k)
	}
	if len(on) != 2 {
		return -1
	}
	odd, own, base := -1, "", ""
	for ground, at := range on {
		if len(at) == 1 {
			odd, own = at[0], ground
		} else {
			base = ground
		}
	}
	if odd < 0 || !vivid(own) || vivid(base) && !isGreen(own) {
		return -1
	}
	return odd
}
