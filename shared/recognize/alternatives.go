package recognize

import (
	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/recognize/pattern"
)

// truthFront is the pair of words printed before a statement: "(True / False) ".
var truthFront = pattern.New(`^[(\[（【]?\s*([\p{L}\p{M}'’]{1,12})\s*(?:/|\||\sor\s|\sou\s|\soder\s|\so\s|\sили\s|\sчи\s|\sабо\s|\shay\s|\satau\s|\syoki\s|\sveya\s|\slub\s|\sof\s|\svagy\s|\sیا\s|\sأم\s|\sأو\s|或|หรือ)\s*([\p{L}\p{M}'’]{1,14}(?: waar)?)\s*[)\]）】:：][\s.:：\-–—]*`)

// alternative is the one of two printed words that is set apart.
type alternative struct {
	kind quiz.EvidenceKind
	word line
}

// frontPair finds the pair of words at the front of a line. Words that are not
// surely true and false count only where a true-false question is certain.
func (r *recognizer) frontPair(l line, certain bool) []int {
	m := truthFront.FindStringSubmatchIndex(l.text)
	if m == nil || m[1] == len(l.text) {
		return nil
	}
	if _, ok := r.pairIn(l.text, m, certain); !ok {
		return nil
	}
	return m
}

// pairInFront takes "(True / False)" off the front of a stem.
func (r *recognizer) pairInFront(d *draft, out *statement) {
	first := d.stem[0]
	m := r.frontPair(first, out.found)
	if m == nil {
		return
	}
	out.labels, out.found = r.pairIn(first.text, m, true)
	d.stem[0] = first.from(m[1])
	r.pickMarked(first, m, d.stem, out)
}

// pickMarked reads the key from the one word of a pair that is set apart. A
// mark on both words, or on the statement too, is only style.
func (r *recognizer) pickMarked(l line, m []int, statement []line, out *statement) {
	if out.key != nil {
		return
	}
	words := []line{newLine(lineAt(l.pos()), sliceRuns(l.runs, m[2], m[3])), newLine(lineAt(l.pos()), sliceRuns(l.runs, m[4], m[5]))}
	one, other := marksOf(draftChoice{lines: words[:1]}), marksOf(draftChoice{lines: words[1:]})
	style := marksOf(draftChoice{lines: statement})
	marked := alternative{strongest(one, other, style), words[0]}
	second := strongest(other, one, style)
	if (marked.kind == "") == (second == "") {
		return
	}
	if second != "" {
		marked = alternative{second, words[1]}
	}
	if value, ok := r.saysYes(marked.word.text); ok {
		out.key, out.marked = &value, marked
	}
}

// strongest is the surest kind of mark that neither of two others shares, empty
// for none. Slanted words are too often only style.
func strongest(on, other, style map[mark]bool) quiz.EvidenceKind {
	var out quiz.EvidenceKind
	for m := range on {
		if !other[m] && !style[m] && m.kind != quiz.ByItalic && (out == "" || strength(m.kind) > strength(out)) {
			out = m.kind
		}
	}
	return out
}

// markedTruth adds what a marked word says to an answer that is given in words.
func (b *builder) markedTruth(s statement, value bool, kind quiz.EvidenceKind) {
	switch {
	case s.marked.kind == "":
	case *s.key == value:
		b.evidence(s.marked.kind, s.marked.word)
	default:
		b.report(finding.KeyConflict, finding.Warning, s.marked.word, "Two marks of this question name different answers; the %s was followed, not the %s.", kindName(kind), kindName(s.marked.kind))
	}
}

// hasFrontPair reports whether a line begins with the words for true and false.
func (r *recognizer) hasFrontPair(l line) bool { return r.frontPair(l, false) != nil }
