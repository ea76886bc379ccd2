package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
)

// nameVote takes the word off stems that all begin with the same one, "Q: Why
// ...", where the questions were found by something else than that word.
func (r *Reader) nameVote(ds []draft.Draft) {
	ends := map[int]int{}
	for i, d := range ds {
		if d.Labelled || len(d.Stem) == 0 || d.Stem[0].Kind != line.TextLine || d.Stem[0].Label != nil {
			continue
		}
		if q, ok := d.Stem[0].QuestionLabel(r.Vocabulary); ok && q.Kind == line.NameNumber && q.End < len(d.Stem[0].Text) {
			ends[i] = q.End
		}
	}
	if len(ends) < 2 || len(ends)*2 < len(ds) {
		return
	}
	for i, end := range ends {
		ds[i].Stem[0] = ds[i].Stem[0].From(end)
	}
}
