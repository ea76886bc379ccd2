package asks

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastGiven is how many entries a list has at least that a task gives.
const leastGiven = 2

// GivenLists tells what a task gives from choices: under "2. Consider a computer with
// the following parts:" a list with bullets, and behind it what to do with them,
// "Calculate ...", which offers nothing either, or under "2. Create a class with these
// methods:" the list alone. Both belong to the task, unless questions of the document
// offer choices behind bullets.
func (r *Reader) GivenLists(lines []line.Line) []line.Line {
	given, offered := map[int]int{}, 0
	for i := range lines {
		switch end := r.listUnder(lines, i); {
		case end == 0 && flatten.EndsAsking(lines[i].Text) && i+leastGiven < len(lines) && isGiven(lines[i+1]) && isGiven(lines[i+leastGiven]):
			offered++
		case end == 0:
		case r.ordersAt(lines, end):
			given[i] = end
		case r.ordersProgram(lines[i]):
			given[i] = end - 1
		default:
			offered++
		}
	}
	if len(given) <= offered {
		return lines
	}
	out := slices.Clone(lines)
	for i, order := range given {
		for k := i; k <= order; k++ {
			out[k].Inside, out[k].Open = k > i, true
		}
	}
	return out
}

// listUnder is where the list with bullets ends that stands under the numbered line i,
// which announces it, 0 where there is none.
func (r *Reader) listUnder(lines []line.Line, i int) int {
	head := lines[i]
	if q, ok := head.QuestionLabel(r.Vocabulary); !ok || q.Kind == line.NoNumber || head.Cell() || !announcesList(head.Text) {
		return 0
	}
	k := i + 1
	for k < len(lines) && isGiven(lines[k]) {
		k++
	}
	if k-i <= leastGiven || !r.givesList(head) {
		return 0
	}
	return k
}

// ordersProgram reports whether a numbered line begins with the order for a program, or for a
// part of one.
func (r *Reader) ordersProgram(l line.Line) bool {
	q, _ := l.QuestionLabel(r.Vocabulary)
	return r.Programs.Begins(lexicon.Fold(l.Text[q.End:])) > 0
}

// ordersAt reports whether line k says what to do, and offers nothing for it.
func (r *Reader) ordersAt(lines []line.Line, k int) bool {
	if k == len(lines) || !r.standsBare(lines[k]) || !r.OrdersTasks(lines[k]) || rewrite.NamesSection(lines[k], r.Vocabulary) {
		return false
	}
	if k+1 == len(lines) {
		return true
	}
	next := lines[k+1]
	_, numbered := next.QuestionLabel(r.Vocabulary)
	return numbered || !isGiven(next) && !beginsChoices(next)
}

// givesList reports whether a line announces a list and neither asks nor lets choose.
func (r *Reader) givesList(l line.Line) bool {
	f := l.Folded()
	c, _ := r.Vocabulary.Find(l.Head(), lexicon.SingleCue, lexicon.MultipleCue)
	return announcesList(l.Text) && !lexicon.HasQuestionMark(l.Text) && c == lexicon.NoClass && !r.Multiple.In(f) && !r.Cued(l.Text) && !r.OrdersAtHead(f) && !r.Match.In(f) && !r.Order.In(f)
}

// isGiven reports whether a line is an entry of a list with bullets.
func isGiven(l line.Line) bool { return isBulletWithin(l, -1) || isTypedBullet(l) }

// beginsChoices reports whether a line begins with the letter or box of a choice.
func beginsChoices(l line.Line) bool {
	_, ok := l.ChoiceLabel()
	return ok
}

// standsBare reports whether a line has no number and no label.
func (r *Reader) standsBare(l line.Line) bool {
	q, _ := l.QuestionLabel(r.Vocabulary)
	return l.Kind == line.TextLine && l.Text != "" && l.Label == nil && !l.Cell() && q.Kind == line.NoNumber && !beginsChoices(l)
}
