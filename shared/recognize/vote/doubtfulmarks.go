package vote

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

const (
	// loneQuestions is how many questions with choices a document has at least
	// where a colour at a single one of them says nothing.
	loneQuestions = 8
	// quarrels is how many questions show that two marks of a document disagree.
	quarrels = 2
)

// Why the marks of a question were not taken for its key.
const (
	loneDoubt    = "One choice of this question is set apart, but no other question of the document has such a mark, so it was not taken as the answer. Choose the answer yourself."
	fewDoubt     = "A choice of this question is set apart, but most questions of the document have no such mark, so it was not taken as the answer. Choose the answer yourself."
	excessDoubt  = "Most choices of this question are set apart, but those of other questions one by one, so none of them was taken as the answer. Choose the answer yourself."
	quarrelDoubt = "The marks of this question name different answers, as in other questions of the document, so none of them was followed. Choose the answer yourself."
)

// certain are the marks of a document that may be followed: not those that only
// stress "all of the above".
func certain(v Verdict, ds []draft.Draft) Verdict {
	out := v[:0]
	for _, m := range v {
		if !Incidental(m.Kind) || !draft.StressesAbove(m, ds) {
			out = append(out, m)
		}
	}
	return out
}

// besideKey drops what is often only style, or an uneven print, where few questions
// have it and the document has a list of answers to most of them: that is how it tells
// them.
func (r *Reader) besideKey(v Verdict, ds []draft.Draft) Verdict {
	asked, keyed := 0, 0
	counts := map[rewrite.Mark]int{}
	for i := range ds {
		if len(ds[i].Choices) < 2 {
			continue
		}
		asked++
		if r.Keyed(ds[i]) {
			keyed++
		}
		for m := range marksTelling(ds[i]) {
			counts[m]++
		}
	}
	if keyed*2 < asked || keyed == 0 {
		return v
	}
	return slices.DeleteFunc(v, func(m rewrite.Mark) bool { return Incidental(m.Kind) && counts[m]*2 <= asked })
}

// doubts notes at every question why its marks are not followed: they are too
// rare in the document, or those of one kind name other choices than those of
// another.
func (r *Reader) doubts(ds []draft.Draft) {
	for i, m := range r.Verdict {
		for _, weaker := range r.Verdict[i+1:] {
			if weaker.Kind != m.Kind {
				quarrel(m, weaker, ds)
			}
		}
		if Incidental(m.Kind) {
			r.excess(m, ds)
		}
	}
	counts, asked := map[rewrite.Mark]int{}, 0
	for i := range ds {
		if len(ds[i].Choices) < 2 {
			continue
		}
		asked++
		for m := range marksTelling(ds[i]) {
			counts[m]++
		}
	}
	if len(r.Verdict) > 0 {
		return
	}
	for i := range ds {
		if d := &ds[i]; d.Doubt == "" {
			d.Doubt = rareDoubt(*d, counts, asked)
		}
	}
}

// rareDoubt says that the marks of a question are too rare in the document, if
// they are; that of the mark which most questions have.
func rareDoubt(d draft.Draft, counts map[rewrite.Mark]int, asked int) string {
	most := 0
	for m := range marksTelling(d) {
		if m.Kind != quiz.ByItalic && counts[m]*3 <= asked {
			most = max(most, counts[m])
		}
	}
	switch most {
	case 0:
		return ""
	case 1:
		return loneDoubt
	}
	return fewDoubt
}

// marksTelling are the marks that cover one choice of a question alone.
func marksTelling(d draft.Draft) map[rewrite.Mark]bool {
	out := map[rewrite.Mark]bool{}
	for _, c := range d.Choices {
		for m := range c.Marks {
			if len(draft.Covered(d, m)) == 1 {
				out[m] = true
			}
		}
	}
	return out
}

// quarrel finds the questions in which two marks name different choices. Where
// they mostly do, nobody can tell which of them is the key.
func quarrel(a, b rewrite.Mark, ds []draft.Draft) {
	var apart []int
	agree, alone := 0, 0
	for i, d := range ds {
		first, second := draft.Covered(d, a), draft.Covered(d, b)
		switch {
		case len(first) == 0:
		case len(second) == 0:
			alone++
		case overlap(first, second):
			agree++
		default:
			apart = append(apart, i)
		}
	}
	if len(apart) < quarrels || len(apart) <= agree+alone {
		return
	}
	for _, i := range apart {
		ds[i].Doubt, ds[i].Quarrels = quarrelDoubt, true
	}
}

// isScanned reports whether the choices of a question were read from a picture.
func isScanned(d draft.Draft) bool {
	return slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
		return slices.ContainsFunc(c.Lines, func(l line.Line) bool {
			return slices.ContainsFunc(l.Runs, func(r page.Run) bool { return r.Confidence > 0 })
		})
	})
}

// singlesToOne is how many questions have one choice set apart for each that has
// most of them so.
const singlesToOne = 9

// excess takes a mark off the few questions of a scan of which it covers most choices,
// though they do not ask for several, where it covers a single one of nearly all
// others: print may be uneven. What was set by a program is as its author meant it.
func (r *Reader) excess(m rewrite.Mark, ds []draft.Draft) {
	var most []int
	single := 0
	for i, d := range ds {
		switch n := len(draft.Covered(d, m)); {
		case n == 1:
			single++
		case n*2 > len(d.Choices) && isScanned(d) && !d.Multiple && !d.StemSays(r.Multiple):
			most = append(most, i)
		}
	}
	if single < loneQuestions || single < singlesToOne*len(most) {
		return
	}
	for _, i := range most {
		ds[i].Doubt = excessDoubt
		for _, c := range ds[i].Choices {
			delete(c.Marks, m)
		}
	}
}

// motley reports whether every choice of a question has a text colour of its
// own: three colours or more tell nothing.
func motley(d draft.Draft) bool {
	seen := map[string]bool{}
	for _, c := range d.Choices {
		colours := 0
		for m := range c.Marks {
			if m.Kind == quiz.ByColour {
				if seen[m.Colour] {
					return false
				}
				seen[m.Colour] = true
				colours++
			}
		}
		if colours != 1 {
			return false
		}
	}
	return len(seen) >= 3
}

// motleyPart is of how many coloured questions one must be motley.
const motleyPart = 6

// withoutMotley takes the colours of such questions off, so that they count for
// nothing; off all questions where many are so: there colours tell kinds apart, as
// in a test of what people are like.
func withoutMotley(ds []draft.Draft) {
	coloured := 0
	var odd []int
	seen := map[string]bool{}
	for i := range ds {
		has := false
		for _, c := range ds[i].Choices {
			has = has || len(coloursOf(c)) > 0
		}
		if has {
			coloured++
		}
		if len(ds[i].Choices) < 3 || !motley(ds[i]) {
			continue
		}
		odd = append(odd, i)
		for _, c := range ds[i].Choices {
			for _, m := range coloursOf(c) {
				seen[m.Colour] = true
				delete(c.Marks, m)
			}
		}
	}
	if len(odd)*motleyPart < coloured {
		return
	}
	for _, d := range ds {
		for _, c := range d.Choices {
			for _, m := range coloursOf(c) {
				if seen[m.Colour] {
					delete(c.Marks, m)
				}
			}
		}
	}
}

// coloursOf lists the text colours of a choice.
func coloursOf(c draft.Choice) (out []rewrite.Mark) {
	for m := range c.Marks {
		if m.Kind == quiz.ByColour {
			out = append(out, m)
		}
	}
	return out
}

// Incidental marks are often only style.
func Incidental(k quiz.EvidenceKind) bool {
	return k == quiz.ByBold || k == quiz.ByItalic || k == quiz.ByUnderline || k == quiz.ByShading
}
