package draft

import (
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// AsksBeside reports whether a statement asks by more than room for its answer
// at one of its ends.
func AsksBeside(stem []line.Line) bool {
	bare := append([]line.Line(nil), stem...)
	if len(bare) > 0 {
		rewrite.DropRoom(bare)
	}
	return (&Draft{Stem: bare}).Asks()
}

// TruthVote finds the statements of a test that are answered by a letter, "(T)"
// and "(F)" at their ends or "_T_" and "_F_" at their fronts, where several
// questions do it and both answers occur.
func (r *Reader) TruthVote(ds []Draft) {
	r.pairVote(ds)
	r.offeredVote(ds)
	var said []int
	bare, right, wrong := 0, 0, 0
	for i, d := range ds {
		if len(d.Choices) > 0 || len(d.Stem) == 0 || d.HasAnswer() {
			continue
		}
		bare++
		value, ok := r.truthWritten(d)
		if !ok {
			continue
		}
		said = append(said, i)
		if value {
			right++
		} else {
			wrong++
		}
	}
	if right == 0 || wrong == 0 || len(said)*2 < bare && min(right, wrong) < rewrite.ManyTruths {
		return
	}
	for _, i := range said {
		ds[i].Truth = true
	}
}

// pairVote finds the words that the letters written at the statements of a test
// begin, where these are the two letters of one pair: the V of "O" and "V" is false
// in Finnish.
func (r *Reader) pairVote(ds []Draft) {
	written, pair := r.LettersSaid(ds, truthLetterWritten)
	for _, i := range written {
		ds[i].Pair = pair
	}
}

// leastOffered is how many statements offer the same two letters.
const leastOffered = 3

// offeredVote finds the statements that offer the letters for true and false at their ends,
// "(V / F)": one alone may end in a unit, several with the same pair ask what is true.
func (r *Reader) offeredVote(ds []Draft) {
	at := map[[2]string][]int{}
	for i, d := range ds {
		if !d.Claims || len(d.Choices) > 0 || len(d.Stem) == 0 {
			continue
		}
		if pair, ok := rewrite.InitialsAtEnd(d.Stem[len(d.Stem)-1].Text); ok {
			at[pair] = append(at[pair], i)
		}
	}
	for _, drafts := range at {
		if len(drafts) < leastOffered {
			continue
		}
		for _, i := range drafts {
			ds[i].Truth = true
		}
	}
}

// truthLetterWritten is the single letter written at a statement, folded.
func truthLetterWritten(d Draft) string {
	if len(d.Choices) > 0 || len(d.Stem) == 0 || d.HasAnswer() {
		return ""
	}
	for _, said := range truthsWritten(d) {
		if utf8.RuneCountInString(said) == 1 && unicode.IsLetter(rewrite.FirstRune(said)) {
			return lexicon.Fold(said)
		}
	}
	return ""
}

// truthsWritten is what stands at the end and in front of a statement where its
// truth may be written.
func truthsWritten(d Draft) (out []string) {
	if said, end := rewrite.TruthAtEnd(d.Stem[len(d.Stem)-1].Text); end >= 0 {
		out = append(out, said)
	}
	if m := flatten.TruthLead.FindStringSubmatch(d.Stem[0].Text); m != nil {
		out = append(out, lexicon.FirstOf(m[1], m[2]))
	}
	return out
}

// truthWritten reads the letter for true or false at a statement.
func (r *Reader) truthWritten(d Draft) (value, ok bool) {
	for _, said := range truthsWritten(d) {
		if t, ok := d.SaidByInitial(said); ok {
			return t.Value, true
		}
		if t, ok := r.TruthOf(said, true); ok {
			return t.Value, true
		}
	}
	return false, false
}

// truthInFront takes "_T_" off the front of a statement.
func (r *Reader) truthInFront(d *Draft, out *Statement) {
	m := flatten.TruthLead.FindStringSubmatch(d.Stem[0].Text)
	if !out.Found || out.Key != nil || m == nil || len(m[0]) == len(d.Stem[0].Text) {
		return
	}
	t, ok := d.SaidByInitial(lexicon.FirstOf(m[1], m[2]))
	if !ok {
		t, ok = r.TruthOf(lexicon.FirstOf(m[1], m[2]), true)
	}
	if ok {
		out.Key = &t.Value
		if out.Labels == [2]string{} {
			out.Labels = t.Labels
		}
		d.Stem[0] = d.Stem[0].From(len(m[0]))
	}
}

// UnderTruth reports, for every draft, whether the instructions over it ask for
// true or false.
func (r *Reader) UnderTruth(p Parsed) []bool {
	return Under(p, func(lines []line.Line) bool { return r.OrdersTruth(flatten.FoldLines(lines)) })
}

// Under reports, for every draft, whether the lines over it or over those before
// it say something: what stands over a question holds up to the next heading.
func Under(p Parsed, says func([]line.Line) bool) []bool {
	out := make([]bool, len(p.Drafts))
	said := says(LineList(p.Intro[max(0, len(p.Intro)-3):]))
	for i, d := range p.Drafts {
		if len(d.Prelude) > 0 && !(i == 0 && said && rewrite.OnlyPartTitles(d.Prelude)) {
			said = says(d.Prelude)
		}
		out[i] = said
	}
	return out
}
