package draft

import (
	"slices"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/printed"
)

// betterBy is by how much another grammar must explain a part of a document
// better than the one of the whole: about the worth of one question; but any
// labels that fit are better than none.
func betterBy(whole Grammar) int {
	if whole.Bare() {
		return 1
	}
	return 3
}

// piece is a part of a document with the grammar that explains it best.
type piece struct {
	from, to int
	grammar  Grammar
}

// Piecewise gives the parts of a document grammars of their own where the one
// that explains the whole leaves questions unread: a first part may ask with
// "Question 1" and a second go on with "16.".
func (r *Reader) Piecewise(ts []Token, whole Parsed) Parsed {
	if r.Uniform {
		return whole
	}
	headings := r.headingCuts(ts)
	all := r.partCuts(ts, whole, headings)
	if len(all) == 0 {
		return whole
	}
	best, most := whole, r.worth(whole)+betterBy(whole.grammar)-1
	for _, cuts := range [][]int{all, headings} {
		if len(cuts) == 0 {
			continue
		}
		joined, ok := r.joined(ts, whole, cuts)
		if s := r.worth(joined); ok && s > most {
			best, most = joined, s
		}
		if len(all) == len(headings) {
			break
		}
	}
	return best
}

// worth is the score of a part, whose numbered orders ask as much as questions do:
// "1) Describe the heron." says nothing for a way to read a whole document, but
// under a heading of its own it is read no other way. Neither is what a key answers in
// words by its number.
func (r *Reader) worth(p Parsed) int {
	total := score(p)
	for i := range p.Drafts {
		if d := &p.Drafts[i]; d.Labelled && len(d.Choices) == 0 && len(d.Stem) > 0 && d.weight() == -1 && (r.OrdersBelow(d.Stem[0].Text) || r.keyedInWords(d)) {
			total += 2
		}
	}
	return total
}

// keyedInWords reports whether a key has an answer of several letters for the number of
// a draft.
func (r *Reader) keyedInWords(d *Draft) bool {
	return r.Keyed(*d) && slices.ContainsFunc(r.Keys.Entries, func(e *answerkey.KeyEntry) bool {
		return e.Number == d.Label.Number && lexicon.CountsLetters(e.Value.Text, leastKeyLetters)
	})
}

// leastKeyLetters is how many letters an answer in words has at least.
const leastKeyLetters = 4

// joined gives every part between cuts its own grammar; false when none takes
// another than the whole has.
func (r *Reader) joined(ts []Token, whole Parsed, cuts []int) (Parsed, bool) {
	var pieces []piece
	from, other := 0, false
	for _, to := range append(cuts[:len(cuts):len(cuts)], len(ts)) {
		value := r.worth
		if from == 0 {
			value = score // orders before all questions say how to answer them
		}
		g := r.grammarOf(ts[from:to], whole.grammar, value)
		if n := len(pieces); g == whole.grammar && n > 0 && r.countsOn(ts[pieces[n-1].from:from], ts[from:to], pieces[n-1].grammar, g) {
			g = pieces[n-1].grammar
		}
		other = other || g != whole.grammar
		if n := len(pieces); n > 0 && pieces[n-1].grammar == g {
			pieces[n-1].to = to
		} else {
			pieces = append(pieces, piece{from, to, g})
		}
		from = to
	}
	if !other {
		return Parsed{}, false
	}
	return r.joinPieces(ts, pieces, whole.grammar), true
}

// partCuts lists where parts of a document may begin: at headings between
// sections, around the first and the last question, and where a number that is
// missing stands under another label.
func (r *Reader) partCuts(ts []Token, whole Parsed, headings []int) []int {
	cuts := slices.Clone(headings)
	for k, s := range whole.starts {
		end := len(ts)
		if k+1 < len(whole.starts) {
			end = whole.starts[k+1]
		}
		if k == 0 && s > 0 {
			cuts = append(cuts, s)
		}
		i := dueBetween(ts, s, end, whole.grammar)
		if i == 0 {
			i = anewBetween(ts, s, end, whole.grammar)
		}
		if i > 0 {
			cuts = append(cuts, i)
			if end < len(ts) {
				cuts = append(cuts, end)
			}
		}
	}
	if whole.grammar.kind == line.PlainNumber {
		cuts = append(cuts, wordedBehind(ts, whole)...)
	}
	if whole.grammar.kind != line.WordNumber {
		cuts = append(cuts, labelledPart(ts, whole)...)
	}
	slices.Sort(cuts)
	return slices.Compact(cuts)
}

// headingCuts lists the headings between sections.
func (r *Reader) headingCuts(ts []Token) []int {
	var cuts []int
	for i, t := range ts {
		if i > 0 && t.Heading && strongHeading(t, r.Vocabulary) {
			cuts = append(cuts, i)
		}
	}
	return cuts
}

// labelledPart is where the questions with a word and a number, "Q5.", begin and
// where the first without stands behind the last of them.
func labelledPart(ts []Token, whole Parsed) []int {
	var at []int
	for i, t := range ts {
		if t.question.Kind == line.WordNumber {
			at = append(at, i)
		}
	}
	if len(at) < 2 || whole.grammar.Bare() && len(at) < printed.LeastCounted {
		return nil
	}
	cuts := at[:1:1]
	for _, s := range whole.starts {
		if s > at[len(at)-1] {
			return append(cuts, s)
		}
	}
	return cuts
}

// wordedBehind is where a label with a word and a number goes on behind the last
// numbered question, "Exercise 2" behind those of "Exercise 1". One that begins
// anew heads an answer sheet as well.
func wordedBehind(ts []Token, whole Parsed) []int {
	if len(whole.starts) == 0 {
		return nil
	}
	for i := whole.starts[len(whole.starts)-1] + 1; i < len(ts); i++ {
		if q := ts[i].question; q.Kind == line.WordNumber {
			if q.Number == 1 {
				return nil
			}
			return []int{i}
		}
	}
	return nil
}

// dueBetween finds the number that is due behind the question at s, under
// another label than its own; 0 for none.
func dueBetween(ts []Token, s, end int, g Grammar) int {
	due := ts[s].question.Number + 1
	if g.Bare() || due < 2 || end < len(ts) && ts[end].question.Number == due {
		return 0
	}
	for i := s + 1; i < end; i++ {
		q, before := ts[i].question, ts[i-1].question
		inList := i-1 > s && before.Kind == q.Kind && before.Delim == q.Delim && before.Number == due-1 // it counts choices
		if q.Kind != line.NoNumber && q.Number == due && !inList && !g.match(ts[i]) && q.Delim != line.BareDelim && q.Delim != line.GluedDelim {
			return i
		}
	}
	return 0
}

// anewBetween finds the heading under the choices of the question at s below which
// numbers begin again in another way, "Short questions" and "1)" behind "5."; 0
// for none.
func anewBetween(ts []Token, s, end int, g Grammar) int {
	offered := false
	for i := s + 1; i < end; i++ {
		t := ts[i]
		switch q := t.question; {
		case t.choice.Kind == lexicon.LetterLabel:
			offered = true
		case !offered || q.Kind != line.PlainNumber || q.Number != 1 || g.match(t) || q.Delim == line.BareDelim || q.Delim == line.GluedDelim:
		case ts[i-1].Kind == line.TextLine && ts[i-1].question.Kind == line.NoNumber && !ts[i-1].isChoice() && ts[i-1].note.Class == lexicon.NoClass:
			return i - 1
		}
	}
	return 0
}

// grammarOf is the grammar of a part: that of the whole, unless another explains
// at least two of its questions better, by their value. Where the part says "Question 2" as the
// whole does, nothing but labels can explain it better.
func (r *Reader) grammarOf(ts []Token, whole Grammar, value func(Parsed) int) Grammar {
	starts := r.starts(ts, whole)
	as := r.parse(ts, whole, starts)
	usual := value(as)
	r.spare = as.Drafts
	p := r.Best(ts)
	better := len(p.Drafts) >= 2 && value(p) >= usual+betterBy(whole)
	r.spare = p.Drafts
	if better && (whole.kind != line.WordNumber || len(starts) == 0 || !p.grammar.Bare()) {
		return p.grammar
	}
	return whole
}

// countsOn reports whether a part goes on with the numbers of the part before it
// under that part's grammar, and has no questions under the one of the whole.
func (r *Reader) countsOn(before, part []Token, g, whole Grammar) bool {
	if g == whole || g.Bare() || len(r.starts(part, whole)) > 0 {
		return false
	}
	last, next := r.starts(before, g), r.starts(part, g)
	if len(last) == 0 || len(next) == 0 {
		return false
	}
	return part[next[0]].question.Number == before[last[len(last)-1]].question.Number+1
}

// joinPieces parses each piece under its own grammar. What stands before the
// first question of a piece leads to it.
func (r *Reader) joinPieces(ts []Token, pieces []piece, usual Grammar) Parsed {
	out := Parsed{grammar: usual}
	var between []Token
	for k, piece := range pieces {
		part := ts[piece.from:piece.to]
		p := r.parse(part, piece.grammar, r.starts(part, piece.grammar))
		out.orphans += p.orphans
		if len(p.Drafts) == 0 {
			between = append(between, part...)
			continue
		}
		if len(out.Drafts) == 0 {
			out.Intro = append(between, p.Intro...)
		} else {
			lead := LineList(append(between, p.Intro...))
			p.Drafts[0].Prelude = append(lead, p.Drafts[0].Prelude...)
		}
		if between = nil; k+1 < len(pieces) {
			between = p.rest // the heading over the next piece
		}
		for _, s := range p.starts {
			out.starts = append(out.starts, piece.from+s)
		}
		out.Drafts = append(out.Drafts, p.Drafts...)
	}
	if n := len(out.Drafts); n > 0 && len(between) > 0 {
		last := &out.Drafts[n-1]
		last.Trailing = append(last.Trailing, LineList(between)...)
	}
	return out
}
