package asks

import (
	"slices"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a test whose answers are written with numbered lists of their own.
const (
	leastOuter = 6  // questions that count on across the lists
	leastInner = 2  // lists
	innerSize  = 2  // entries of a list
	askPercent = 70 // of the questions ask or order, and are followed by prose
	innerAsked = 8  // at most one entry in so many asks, or has an answer
)

// InnerLists tells the questions of a test that count on from the lists in the
// answers between them, which count from 1 each: the entries of those ask nothing
// and stay in their answer.
func (r *Reader) InnerLists(lines []line.Line) []line.Line {
	outer, lists := r.outerCount(lines)
	if len(outer) < leastOuter || lists < leastInner {
		return lines
	}
	asking, told, entries, asked, answered := 0, 0, 0, 0, 0
	isOuter := map[int]bool{}
	for _, i := range outer {
		isOuter[i] = true
		if r.asksOrOrders(lines[i]) {
			asking++
		}
		if i+1 < len(lines) && r.typedNumber(lines[i+1]) == 0 && !r.asksOrOrders(lines[i+1]) {
			told++ // choices would stand here
		}
	}
	first, last := outer[0], outer[len(outer)-1]
	for i := first; i < last; i++ {
		if isOuter[i] || r.typedNumber(lines[i]) == 0 {
			continue
		}
		if entries++; r.asksOrOrders(lines[i]) {
			asked++
		}
		if r.hasOwn(lines[i+1:]) {
			answered++
		}
	}
	if min(asking, told)*100 < len(outer)*askPercent || asked*innerAsked > entries || answered*innerAsked > entries {
		return lines
	}
	out := slices.Clone(lines)
	for i := first; i < last; i++ {
		if !isOuter[i] && r.typedNumber(lines[i]) > 0 {
			out[i].Inside, out[i].Open = true, true
		}
	}
	return out
}

// hasOwn reports whether an answer or choices stand right under a numbered line, above the
// next: it is a question of its own.
func (r *Reader) hasOwn(below []line.Line) bool {
	for i := range below {
		if r.typedNumber(below[i]) > 0 {
			return false
		}
		if c, ok := below[i].ChoiceLabel(); ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.BoxLabel) {
			return true
		}
		if c, _ := below[i].NoteClass(r.Vocabulary); c == lexicon.AnswerWord {
			return true
		}
	}
	return false
}

// typedNumber is the plain number that a line is typed behind, 0 for none.
func (r *Reader) typedNumber(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0
	}
	q, ok := l.QuestionLabelTyped()
	if !ok || q.Kind != line.PlainNumber || q.Delim == line.BareDelim || q.Delim == line.AloneDelim || q.End >= len(l.Text) {
		return 0
	}
	return q.Number
}

// asksOrOrders reports whether a line asks, or begins with an order to answer.
func (r *Reader) asksOrOrders(l line.Line) bool {
	q, _ := l.QuestionLabelTyped()
	body := l.From(q.End)
	return lexicon.HasQuestionMark(body.Text) || flatten.HasBlank(body) || r.Asking.Begins(lexicon.Fold(body.Text)) > 0 || lexicon.OrdersByForm(body.Text)
}

// outerCount finds the lines that count on from 1, and says how many lists that
// begin anew stand between them. A line that could go on with either goes on with
// the list it stands in.
func (r *Reader) outerCount(lines []line.Line) (outer []int, lists int) {
	count, inner, size, pending := 0, 0, 0, 0
	for i, l := range lines {
		n := r.typedNumber(l)
		opens := n > 0 && n == count+1 && (inner == 0 || n != inner+1 || r.asksOrOrders(l))
		if (opens || n == 1) && size >= innerSize {
			pending++
		}
		switch {
		case n == 0:
		case opens:
			outer, lists = append(outer, i), lists+pending
			count, inner, size, pending = n, 0, 0, 0
		case n == 1:
			inner, size = 1, 1
		case n == inner+1:
			inner, size = n, size+1
		}
	}
	return outer, lists
}
