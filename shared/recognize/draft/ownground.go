package draft

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/rewrite"
)

// OwnGround takes the background of choices for none where all choices of a
// question but one stand on the same: cells of a table in its colours, of which the
// right one was filled anew.
func OwnGround(ds []Draft) {
	for _, d := range ds {
		odd := otherGround(d)
		if odd < 0 {
			continue
		}
		for k := range d.Choices {
			if k != odd {
				delete(d.Choices[k].Marks, rewrite.Mark{Kind: quiz.ByShading})
			}
		}
	}
}

// otherGround is the choice on a vivid ground of its own, -1 for none.
func otherGround(d Draft) int {
	if len(d.Choices) < 3 {
		return -1
	}
	on := map[string][]int{}
	for k, c := range d.Choices {
		ground := c.Lines[0].Shade()
		if ground == "" || !c.Marks[rewrite.Mark{Kind: quiz.ByShading}] {
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
	if odd < 0 || !rewrite.Vivid(own) || rewrite.Vivid(base) && !IsGreen(own) {
		return -1
	}
	return odd
}
