package draft

import (
	"formwright/shared/quiz"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Alternative is the one of two printed words that is set apart.
type Alternative struct {
	Kind quiz.EvidenceKind
	Word line.Line
}

// pairInFront takes "(True / False)" off the front of a stem.
func (r *Reader) pairInFront(d *Draft, out *Statement) {
	first := d.Stem[0]
	m := r.FrontPair(first, out.Found)
	if m == nil {
		return
	}
	out.Labels, out.Found = r.PairIn(first.Text, m, true)
	d.Stem[0] = first.From(m[1])
	r.pickMarked(first, m, d.Stem, out)
}

// pickMarked reads the key from the one word of a pair that is set apart. A
// mark on both words, or on the statement too, is only style.
func (r *Reader) pickMarked(l line.Line, m []int, statement []line.Line, out *Statement) {
	if out.Key != nil {
		return
	}
	words := []line.Line{line.NewLine(line.LineAt(l.Pos()), line.SliceRuns(l.Runs, m[2], m[3])), line.NewLine(line.LineAt(l.Pos()), line.SliceRuns(l.Runs, m[4], m[5]))}
	one, other := MarksOf(Choice{Lines: words[:1]}), MarksOf(Choice{Lines: words[1:]})
	style := MarksOf(Choice{Lines: statement})
	marked := Alternative{strongest(one, other, style), words[0]}
	second := strongest(other, one, style)
	if (marked.Kind == "") == (second == "") {
		return
	}
	if second != "" {
		marked = Alternative{second, words[1]}
	}
	if value, ok := r.SaysYes(marked.Word.Text); ok {
		out.Key, out.Marked = &value, marked
	}
}

// strongest is the surest kind of mark that neither of two others shares, empty
// for none. Slanted words are too often only style.
func strongest(on, other, style map[rewrite.Mark]bool) quiz.EvidenceKind {
	var out quiz.EvidenceKind
	for m := range on {
		if !other[m] && !style[m] && m.Kind != quiz.ByItalic && (out == "" || Strength(m.Kind) > Strength(out)) {
			out = m.Kind
		}
	}
	return out
}
