package vote

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// lookQuestions is how many questions must have their answer set apart under
// them before such lines are taken as answers.
const lookQuestions = 3

// manyLooks is how many questions need ask nothing in words where hardly one is
// without such a line: sentences to complete end anyhow.
const manyLooks = 12

// look is what is set apart in the lines under a question.
type look struct {
	mark   rewrite.Mark
	below  int  // the first line that is not set as the question is
	from   int  // the first line of the stem that is set so
	one    bool // of several lines it is the only one
	some   bool // of several lines it and others are, but not all
	behind bool // it and all lines behind it are
	sure   bool // it does not look as a question does that goes on
}

// tells reports whether one line, or all behind it, is surely set apart.
func (l look) tells() bool { return l.sure && (l.one || l.behind) }

// lookVote reads questions under which the answer stands in another look: as a
// line of its own, or as one of several lines, which are choices without labels.
// Most of the questions that are open must be so, and most must ask.
func (r *Reader) lookVote(ds []draft.Draft) {
	looks := map[int]look{}
	open, n, asking, inner := 0, 0, 0, 0
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) > 0 || d.HasAnswer() || len(d.Stem) == 0 {
			continue
		}
		open++
		l, ok := r.lookOf(*d)
		if !ok {
			continue
		}
		looks[i] = l
		if !l.tells() {
			continue
		}
		n++
		if d.Tied > 0 || flatten.ClosesStem(d.Stem[0].Text) || d.Asks() || r.Cued(d.Stem[0].Text) {
			asking++
		}
		if l.one && !l.behind {
			inner++
		}
	}
	paired := n >= manyLooks && n*10 >= open*9 && open*10 >= len(ds)*9
	offered := inner >= lookQuestions && inner*2 > n
	if even := r.offeredBelow(ds, looks); len(even) > 0 {
		for _, i := range even {
			ds[i].Offer(looks[i].from, looks[i].from)
		}
		return
	}
	if n < lookQuestions || n*2 < open || asking*2 < n && !paired && !(offered && asking > 0) || ownLooks(ds, looks)*3 < n*2 {
		return
	}
	var ink rewrite.Mark // of answers below
	for i := range ds {
		d := &ds[i]
		l, ok := looks[i]
		switch {
		case ok && l.one && (inner > 0 || !l.behind), ok && (l.one || l.some) && offered:
			d.Offer(l.below, l.from)
		case ok && l.behind && l.sure:
			word := flatten.Joined(d.Stem[l.from:])
			d.Word = &word
			d.WordKind, d.Below, d.Paired = l.mark.Kind, true, paired
			d.Stem = d.Stem[:l.from:l.from]
			if isInk(l.mark) {
				ink = l.mark
			}
		case inner > 0 && d.Tied >= 3 && len(d.Choices) == 0:
			d.Offer(1, len(d.Stem))
		}
	}
	for i := range ds {
		takeMarkedTail(&ds[i], ink)
	}
}

// leastOfferedBelow is how many lines stand below each question at the least where they are
// choices that are set apart as a whole.
const leastOfferedBelow = 3

// longestOfferedBelow is how many characters such a choice has at the most.
const longestOfferedBelow = 100

// offeredBelow are the questions under which several brief lines each are set apart, all
// behind the question: its choices, and no answer in several lines, which an order to name
// some things may have.
func (r *Reader) offeredBelow(ds []draft.Draft, looks map[int]look) (offered []int) {
	orders := 0
	for i := range ds {
		l, ok := looks[i]
		if !ok || !l.tells() || !l.behind {
			continue
		}
		below := ds[i].Stem[l.from:]
		if len(below) < leastOfferedBelow || slices.ContainsFunc(below, func(l line.Line) bool {
			return l.Kind != line.TextLine || utf8.RuneCountInString(l.Text) > longestOfferedBelow
		}) {
			return nil
		}
		if r.OrdersStudy(ds[i].Stem[0].Text) {
			orders++
		}
		offered = append(offered, i)
	}
	if len(offered) < lookQuestions || orders*2 > len(offered) {
		return nil
	}
	return offered
}

// ownLooks counts the lines that are set apart and say what no other says. What
// stands plain under another question is offered there, and may be right often; a
// line that always looks so is a heading.
func ownLooks(ds []draft.Draft, looks map[int]look) int {
	plain, distinct, own := map[string]bool{}, map[string]bool{}, 0
	for i, l := range looks {
		for k, other := range ds[i].Stem[l.below:] {
			if at := l.below + k; at < l.from || l.one && at > l.from {
				plain[other.Text] = true
			}
		}
	}
	for i, l := range looks {
		switch text := ds[i].Stem[l.from].Text; {
		case !l.tells():
		case plain[text]:
			own++
		default:
			distinct[text] = true
		}
	}
	return own + len(distinct)
}

// lookOf finds what is set apart under the first line of a question, by the
// strongest mark that says something.
func (r *Reader) lookOf(d draft.Draft) (look, bool) {
	n := len(d.Stem)
	if n < 2 || n > lexicon.MaxChoices || d.Room > 0 || d.StemKey != "" || d.Truth || d.Multiple || d.Single {
		return look{}, false
	}
	if line.CodeLength(d.Stem[1:]) > 0 && !areCalls(d.Stem[1:]) || !slices.ContainsFunc(d.Stem[1:], line.Line.IsMarked) || slices.ContainsFunc(d.Stem[1:], func(l line.Line) bool { return l.Kind != line.ObjectLine && r.noAnswer(l) }) {
		return look{}, false
	}
	if r.showsExample(d.Stem[:n-1]) {
		return look{}, false
	}
	over := draft.MarksOf(draft.Choice{Lines: d.Stem[:1]})
	places := map[rewrite.Mark][]int{}
	for i, l := range d.Stem[1:] {
		if l.Kind == line.ObjectLine {
			continue // what is asked about, between a question and its answer
		}
		for m := range draft.MarksOf(draft.Choice{Lines: []line.Line{l}}) {
			places[m] = append(places[m], i+1)
		}
	}
	var best look
	for m, at := range places {
		below := 1
		for over[m] && len(at) > 1 && at[0] == below {
			at, below = at[1:], below+1 // the question goes on
		}
		if draft.IsTold(d.Stem[at[0]].Text) && draft.Strength(m.Kind) <= draft.Strength(quiz.ByBold) && !d.Inquiring() {
			continue
		}
		several := (n >= 4 || n == 3 && r.areOpposites(d.Stem[1].Text, d.Stem[2].Text)) && draft.PlainStart(d, asks.PlainLimit) <= at[0]
		l := look{mark: m, from: at[0], below: below, behind: at[0]+len(at) == n && !over[m], one: several && len(at) == 1, some: several && len(at) > 1 && len(at) < n-below, sure: !over[m] || at[0] > below}
		if (l.one || l.some || l.behind) && (best.from == 0 || draft.Strength(m.Kind) > draft.Strength(best.mark.Kind) || draft.Strength(m.Kind) == draft.Strength(best.mark.Kind) && m.Colour < best.mark.Colour) {
			best = l
		}
	}
	return best, best.from > 0 && !setByEditor(d.Stem[:best.from], best.mark)
}

// areCalls reports whether every line is the name of a function, or calls one, and sets
// nothing: choices of code, and no program.
func areCalls(lines []line.Line) bool {
	return !slices.ContainsFunc(lines, func(l line.Line) bool {
		return !strings.HasSuffix(l.Text, ")") && !strings.HasSuffix(l.Text, "]") || strings.Contains(l.Text, " = ") || l.Lead > 0
	})
}

// noAnswer reports whether a line can be no answer: it is no text, too long, says
// what it is worth, leaves room or asks.
func (r *Reader) noAnswer(l line.Line) bool {
	return utf8.RuneCountInString(l.Text) > 2*asks.PlainLimit || r.notWritten(l)
}

// notWritten reports whether a line is nothing that is written below a question.
func (r *Reader) notWritten(l line.Line) bool {
	return l.Kind != line.TextLine || l.Label != nil || flatten.HasBlank(l) || line.IsRoom(l.Text) || line.BracketPoints.MatchString(l.Text) || l.Says(r.TruthCue) || asks.IsChoiceList(l)
}

// areOpposites reports whether two lines are "yes" and "no", or "true" and "false".
func (r *Reader) areOpposites(first, second string) bool {
	a, ok1 := r.SaysYes(first)
	b, ok2 := r.SaysYes(second)
	return ok1 && ok2 && a != b
}
