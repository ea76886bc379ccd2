package answerkey

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastInTurn is how many questions must be answered in turn in sentences under a
// heading that speaks of answers among other words.
const leastInTurn = 3

// turnReach is how many lines an answer or a question has at most.
const turnReach = 60

// answersInTurn reports whether the numbers below a heading say something of each
// question above it in turn: as many as there are questions, counted alike, of
// which hardly any asks, as most of the questions do. "Quiz Answer Key" then heads
// a key, though its answers are no letters.
func (r *Reader) answersInTurn(lines []line.Line, at int) bool {
	below, asked, last := 0, 0, at
	for i := at + 1; i < len(lines) && i <= last+turnReach && !r.EndsKey(lines[i]); i++ {
		if e, ok := numberedEntry(lines[i]); ok && e.Number == below+1 {
			below, last = below+1, i
			if r.asksOrOrders(e.Value) {
				asked++
			}
		}
	}
	if below < leastInTurn || asked*5 > below*2 {
		return false
	}
	above, asked, last := below, 0, at
	for i := at - 1; i >= max(0, last-turnReach) && above > 0; i-- {
		e, ok := r.numberedAsk(lines, i)
		if !ok {
			continue
		}
		if e.Number != above {
			return false
		}
		above, last = above-1, i
		if r.asksOrOrders(e.Value) {
			asked++
		}
	}
	return above == 0 && asked*10 >= below*6
}

// numberedAsk is the number of a line and what it says; behind a word for the question,
// "Question 3", that may stand on the line below.
func (r *Reader) numberedAsk(lines []line.Line, i int) (KeyEntry, bool) {
	if e, ok := numberedEntry(lines[i]); ok {
		return e, true
	}
	q, ok := lines[i].QuestionLabel(r.Vocabulary)
	if !ok || lines[i].Label != nil || q.Kind != line.WordNumber || q.Number == 0 {
		return KeyEntry{}, false
	}
	value := lines[i].From(q.End)
	if value.Text == "" && i+1 < len(lines) {
		value = lines[i+1]
	}
	return KeyEntry{Number: q.Number, Value: value}, true
}

// countsBelow reports whether the line below a heading is numbered 1.
func countsBelow(lines []line.Line, at int) bool {
	if at+leastInTurn >= len(lines) {
		return false
	}
	l := &lines[at+1]
	if l.Kind != line.TextLine || l.Text == "" {
		return false
	}
	if l.Label != nil {
		return l.Label.Number == 1
	}
	number, end := typedEntryNumber(l.Text)
	return end > 0 && number == 1
}

// asksOrOrders reports whether a line asks, by its mark or its words, or orders
// something.
func (r *Reader) asksOrOrders(l line.Line) bool {
	return lexicon.HasQuestionMark(l.Text) || r.Cued(l.Text) || lexicon.OrdersByForm(l.Text)
}

// asksAnew reports whether the numbers that begin again below a heading are
// questions of the next section: most of the first ones ask.
func (r *Reader) asksAnew(lines []line.Line, heading int) bool {
	numbered, asked := 0, 0
	for _, l := range lines[heading+1:] {
		e, ok := numberedEntry(l)
		if !ok || e.Number != numbered+1 || numbered == leastInTurn {
			break
		}
		numbered++
		if _, judged := r.TruthOf(e.Value.Text, false); !judged && r.asksOrOrders(e.Value) { // "Waar" is true, and where
			asked++
		}
	}
	return asked*3 > numbered*2
}
