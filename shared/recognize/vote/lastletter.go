package vote

import (
	"slices"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

var letterAtEnd = pattern.Guarded(pattern.EndsWith("ABCDEFGH", ""), `[\s)）;；。.\]]\s*([A-H])$`)

// lastLetterVote reads the letter of the right answer that stands behind the
// last choice, "D. none of them  B", where most questions that have no other key
// do so, with letters of their own that differ.
func (r *Reader) lastLetterVote(ds []draft.Draft) {
	unanswered := func(d draft.Draft) bool {
		return len(d.Choices) >= 3 && !d.HasAnswer() && d.StemKey == "" && d.Label.Key == ""
	}
	if !slices.ContainsFunc(ds, func(d draft.Draft) bool { return unanswered(d) && letterBehind(d) != nil }) {
		return // as in nearly all papers: what else their choices carry is dear to ask
	}
	hits := map[int][]int{}
	different := map[string]bool{}
	open := 0
	for i, d := range ds {
		if !unanswered(d) || r.OtherwiseSigned(d) {
			continue
		}
		open++
		if m := letterBehind(d); m != nil {
			hits[i] = m
			last := d.LastLine().Text
			different[last[m[2]:m[3]]] = true
		}
	}
	if len(hits) < draft.LastLetters || len(different) < draft.LastDifferent || len(hits)*10 < open*6 {
		return
	}
	for i, m := range hits {
		d := &ds[i]
		c := &d.Choices[len(d.Choices)-1]
		l := d.LastLine()
		d.StemKey = l.Text[m[2]:m[3]]
		c.Lines = draft.ReplaceLine(c.Lines, len(c.Lines)-1, l.Cut(0, m[2]))
	}
}

// letterBehind is the place of a letter of a choice behind the last one, nil
// where there is none or another choice ends in one too.
func letterBehind(d draft.Draft) []int {
	m := letterAtEnd.FindStringSubmatchIndex(d.LastLine().Text)
	if m == nil || m[0] == 0 {
		return nil
	}
	letter := lexicon.Fold(d.LastLine().Text[m[2]:m[3]])
	own := false
	for k, c := range d.Choices {
		own = own || c.Label.Kind == lexicon.LetterLabel && c.Label.Sign == letter
		if k+1 < len(d.Choices) && len(c.Lines) > 0 && letterAtEnd.MatchString(c.Lines[len(c.Lines)-1].Text) {
			return nil
		}
	}
	if !own {
		return nil
	}
	return m
}
