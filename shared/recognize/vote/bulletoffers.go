package vote

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/printed"
	"formwright/shared/recognize/rewrite"
)

// marksRight reports whether a highlighter or a colour sets one line apart under
// most numbered questions: nothing but a test with its answers looks so, whatever
// its title says.
func (r *Reader) marksRight(ds []draft.Draft) bool {
	n := 0
	for _, d := range ds {
		if d.Labelled && len(d.Choices) >= 2 && slices.ContainsFunc(r.Verdict, func(m rewrite.Mark) bool {
			return draft.Strength(m.Kind) > draft.Strength(quiz.ByBold) && len(draft.Covered(d, m)) == 1
		}) {
			n++
		}
	}
	return n >= printed.LeastSigned && n*2 > len(ds)
}
