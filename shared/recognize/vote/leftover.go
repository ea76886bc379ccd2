package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/rewrite"
)

// restVote reads keys in which the wrong choices are coloured: the choices left as
// the text is are the right ones. The place of the one left changes, or a style
// is at work and not a person.
func (r *Reader) restVote(ds []draft.Draft) {
	if len(r.Verdict) > 0 {
		return
	}
	asked := 0
	found := map[rewrite.Mark]*draft.Leavings{}
	for i := range ds {
		if len(ds[i].Choices) < 3 {
			continue
		}
		asked++
		for m := range draft.MarksIn(ds[i]) {
			if found[m] == nil {
				found[m] = &draft.Leavings{Places: map[int]int{}}
			}
			found[m].Count(ds[i], m)
		}
	}
	for m, f := range found {
		if f.Told(asked) {
			draft.LeaveOut(ds, m)
		}
	}
}
