package draft

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// OwnGround takes the background of choices for none where all choices of a
// question but one stand on the same: cells of a table, or boxes of a slide, in its
// colours, of which the right one was filled anew.
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
		ground := groundOf(c.Lines[0])
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

// WithoutCodeGround takes the background of choices that are program code for none
// where code outside of the choices stands on the same: listings are printed so.
func WithoutCodeGround(ds []Draft) {
	grounds := map[string]bool{}
	for _, d := range ds {
		for _, l := range slices.Concat(d.Prelude, d.Stem) {
			if ground := groundOf(l); ground != "" && line.CodeLine(l) {
				grounds[ground] = true
			}
		}
	}
	if len(grounds) == 0 {
		return
	}
	other := func(l line.Line) bool { return groundOf(l) != "" && !grounds[groundOf(l)] }
	for _, d := range ds {
		for _, c := range d.Choices {
			if isCode(c) && !slices.ContainsFunc(c.Lines, other) {
				delete(c.Marks, rewrite.Mark{Kind: quiz.ByShading})
			}
		}
	}
}

// groundOf is the background of the words of a line, "" for none.
func groundOf(l line.Line) string {
	for _, run := range l.Runs {
		if run.Marks.Shading != "" {
			return run.Marks.Shading
		}
	}
	return l.Shade()
}
