package recognize

import (
	"slices"
	"unicode/utf8"

	"formwright/shared/quiz"
)

// lookQuestions is how many questions must have their answer set apart under
// them before such lines are taken as answers.
const lookQuestions = 3

// manyLooks is how many questions need ask nothing in words where hardly one is
// without such a line: sentences to complete end anyhow.
const manyLooks = 12

// look is what is set apart in the lines under a question.
type look struct {
	mark   mark
	from   int // the first line of the stem that is set so
	one    bool
	behind bool // it and all lines behind it are
}

// lookVote reads questions under which the answer stands in another look: as a
// line of its own, or as one of several lines, which are choices without labels.
// Most of the questions that are open must be so, and most must ask.
func (r *recognizer) lookVote(ds []draft) {
	looks := map[int]look{}
	open, asking, inner := 0, 0, 0
	distinct := map[string]bool{}
	for i := range ds {
		d := &ds[i]
		if len(d.choices) > 0 || d.hasAnswer() || len(d.stem) == 0 {
			continue
		}
		open++
		l, ok := r.lookOf(*d)
		if !ok {
			continue
		}
		looks[i] = l
		distinct[d.stem[l.from].text] = true
		if d.tied > 0 || closesStem(d.stem[0].text) || d.asks() || r.cued(d.stem[0].text) {
			asking++
		}
		if l.one && !l.behind {
			inner++
		}
	}
	n := len(looks)
	paired := n >= manyLooks && n*10 >= open*9 && open*10 >= len(ds)*9
	if n < lookQuestions || n*2 < open || asking*2 < n && !paired || len(distinct)*3 < n*2 {
		return
	}
	for i := range ds {
		d := &ds[i]
		l, ok := looks[i]
		switch {
		case ok && l.one && (inner > 0 || !l.behind):
			d.offer(l.from)
		case ok && l.behind:
			d.word = joined(d.stem[l.from:])
			d.wordKind, d.below, d.paired = l.mark.kind, true, paired
			d.stem = d.stem[:l.from:l.from]
		case inner > 0 && d.tied >= 3 && len(d.choices) == 0:
			d.offer(len(d.stem))
		}
	}
}

// lookOf finds what is set apart under the first line of a question, by the
// strongest mark that says something.
func (r *recognizer) lookOf(d draft) (look, bool) {
	n := len(d.stem)
	if n < 2 || n > maxChoices || d.room > 0 || d.stemKey != "" || d.truth || d.multiple || d.single {
		return look{}, false
	}
	if codeLength(d.stem[1:]) > 0 || !slices.ContainsFunc(d.stem[1:], line.isMarked) || slices.ContainsFunc(d.stem[1:], r.noAnswer) {
		return look{}, false
	}
	over := marksOf(draftChoice{lines: d.stem[:1]})
	places := map[mark][]int{}
	for i, l := range d.stem[1:] {
		for m := range marksOf(draftChoice{lines: []line{l}}) {
			if !over[m] {
				places[m] = append(places[m], i+1)
			}
		}
	}
	var best look
	for m, at := range places {
		if isTold(d.stem[at[0]].text) && strength(m.kind) <= strength(quiz.ByBold) && !d.inquiring() {
			continue
		}
		l := look{mark: m, from: at[0], behind: at[0]+len(at) == n, one: len(at) == 1 && (n >= 4 || n == 3 && r.areOpposites(d.stem[1].text, d.stem[2].text)) && plainStart(d) <= at[0]}
		if (l.one || l.behind) && (best.from == 0 || strength(m.kind) > strength(best.mark.kind) || strength(m.kind) == strength(best.mark.kind) && m.colour < best.mark.colour) {
			best = l
		}
	}
	return best, best.from > 0
}

// inquiring reports whether a stem asks with a question mark or a gap.
func (d *draft) inquiring() bool {
	return slices.ContainsFunc(d.stem, func(l line) bool { return endsAsking(l.text) || hasBlank(l) })
}

// noAnswer reports whether a line can be no answer: it is no text, too long, says
// what it is worth, leaves room or asks.
func (r *recognizer) noAnswer(l line) bool {
	return l.kind != textLine || l.label != nil || utf8.RuneCountInString(l.text) > 2*plainLimit || hasBlank(l) || isRoom(l.text) || bracketPoints.MatchString(l.text) || r.truthCue.in(fold(l.text)) || isChoiceList(l)
}

// offer makes the lines behind the stem choices; marked is one of them.
func (d *draft) offer(marked int) {
	at := 1
	if p := plainStart(*d); p > 0 && p <= marked && d.tied == 0 {
		at = p
	}
	for _, l := range d.stem[at:] {
		d.choices = append(d.choices, draftChoice{lines: []line{l}})
	}
	d.stem = d.stem[:at:at]
	d.plain = true
	dropDashes(d.choices)
}

// areOpposites reports whether two lines are "yes" and "no", or "true" and "false".
func (r *recognizer) areOpposites(first, second string) bool {
	a, ok1 := r.saysYes(first)
	b, ok2 := r.saysYes(second)
	return ok1 && ok2 && a != b
}
