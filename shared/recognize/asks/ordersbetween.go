package asks

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// bareWords is how many words a number stands before at most that asks nothing by
// itself: "5. chlorophyll".
const bareWords = 3

// Translating orders to say what stands below in another language: "Translate into
// French.", which is all that it says.
var Translating = lexicon.Folded(`^(?:translate|ubersetze|ubersetzen sie|traduis|traduisez|traduce|traduzca|traduza|traduci|traducete|vertaal|przetłumacz|переведите|переведи|перекладіть|переклади|terjemahkan|çevir|çeviriniz|dịch)\s+(?:\pL+\s+){0,3}\pL+\s*[.:]?$`)

// directions call what they order by its name.
var directions = lexicon.Folded(`^(?:directions?|instructions?|anweisung(?:en)?|arbeitsauftrag|consignes?|instruccion(?:es)?|indicaciones|instruções|instrucao|instrução|orientações|istruzioni|consegna|polecenie|инструкция|указание|указания|інструкція|yonerge|yönerge|petunjuk|hướng dẫn|aanwijzing(?:en)?)\s*(?:\([^)]{0,20}\)\s*)?[:：]\s*\S`)

// Directs reports whether a line calls what it orders by its name, "Directions: ...".
func Directs(l line.Line) bool { return directions.MatchString(l.Folded()) }

// OrdersBetween makes heads of the orders that stand between numbers that go on, with
// a gap above and none below, where what they order is no part of the question above:
// "5. chlorophyll / Use each word in a sentence. / 6. stem". An order to translate, or
// one that is called "Directions:", is none of any question's, and one with a colon right
// over a number heads what follows.
func (r *Reader) OrdersBetween(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 1; i+1 < len(lines); i++ {
		l := lines[i]
		foreign := l.Gap && (Translating.MatchString(l.Folded()) || Directs(l))
		if l.Kind != line.TextLine || l.Label != nil || !l.Gap || lines[i+1].Gap && !foreign || lexicon.IsLonger(l.Text, matchHead) || !endsOrder(l.Text) || lexicon.HasQuestionMark(l.Text) {
			continue
		}
		next := r.NumberedRow(lines[i+1])
		if next < 2 || !(r.NumberedRow(lines[i-1]) == next-1 && (foreign || r.orderOverBare(lines, i)) || r.orderAhead(lines, i, next)) {
			continue
		}
		if out == nil {
			out = append(out, lines...)
		}
		out[i].Counts = true
	}
	if out == nil {
		return lines
	}
	return out
}

// orderOverBare reports whether line i orders something and the numbered line above
// it holds bare words or room, as the one below does, or says to answer.
func (r *Reader) orderOverBare(lines []line.Line, i int) bool {
	if _, numbered := lines[i].QuestionLabel(r.Vocabulary); numbered || IsChoiceList(lines[i]) {
		return false
	}
	f := lines[i].Folded()
	bare := r.isBare(lines[i-1]) && (r.isBare(lines[i+1]) || r.OpenTasks.In(f) || r.ToAnswer.Begins(f) > 0 || lexicon.HasQuestionMark(lines[i+1].Text))
	return bare && (r.OrdersTasks(lines[i]) || r.Work.Begins(f) > 0 || r.ToAnswer.Begins(f) > 0 || r.OrdersAtHead(f))
}

// orderAhead reports whether line i orders what only the numbers from next on need, which
// begin right below it: it ends in a colon, or the first of them asks nothing without it.
// What stands under several questions, "Show your work:", is part of each.
func (r *Reader) orderAhead(lines []line.Line, i, next int) bool {
	l, below := lines[i], lines[i+1]
	if _, numbered := l.QuestionLabel(r.Vocabulary); numbered || IsChoiceList(l) || !isDone(lines[i-1]) || r.numberAbove(lines[:i]) != next-1 || repeats(lines, i) {
		return false
	}
	f := l.Folded()
	if topic, order, ok := strings.Cut(f, ": "); ok && flatten.CountWords(topic, bareWords+1) <= bareWords {
		f = order // "Vocabulary: Use each word in a sentence."
	}
	if strings.HasSuffix(f, ":") && r.isBare(below) && r.isBare(lines[i-1]) && flatten.CountWords(f, bareWords+2) <= bareWords+1 && !r.Cued(l.Text) {
		return true // "People to know:"
	}
	if r.Work.Begins(f) == 0 && r.Order.Begins(f) == 0 && r.Filling.Begins(f) == 0 && r.ToAnswer.Begins(f) == 0 && r.OpenTasks.Begins(f) == 0 && r.Asking.Begins(f) == 0 && !r.Each.In(f) {
		return false
	}
	return flatten.ClosesStem(l.Text) || r.isBare(below) || !r.asksAlone(below)
}

// isDone reports whether a line leaves nothing open for the next.
func isDone(l line.Line) bool {
	_, choice := l.ChoiceLabel()
	return choice || flatten.EndsAsking(l.Text) || answerkey.EndsSentence(l.Text) || flatten.HasBlank(l) || line.IsRoom(l.Text)
}

// numberAbove is the number of the last question among lines, 0 for none near.
func (r *Reader) numberAbove(lines []line.Line) int {
	for k := len(lines) - 1; k >= max(0, len(lines)-longestAsked); k-- {
		if n := r.NumberedRow(lines[k]); n > 0 {
			return n
		}
	}
	return 0
}

// longestAsked is how many lines a question has at most over the order for those behind it.
const longestAsked = 12

// repeats reports whether another line says what line i does.
func repeats(lines []line.Line, i int) bool {
	for k, l := range lines {
		if k != i && l.Text == lines[i].Text {
			return true
		}
	}
	return false
}

// asksAlone reports whether a numbered line needs no order over it: it asks or orders
// itself, or leaves a sentence open for choices.
func (r *Reader) asksAlone(l line.Line) bool {
	q, _ := l.QuestionLabel(r.Vocabulary)
	rest := l.From(min(q.End, len(l.Text)))
	return flatten.EndsAsking(rest.Text) || lexicon.HasQuestionMark(rest.Text) || r.Asking.Begins(rest.Folded()) > 0 || flatten.ClosesStem(rest.Text) || !answerkey.EndsSentence(rest.Text) && !strings.Contains(rest.Text, "/")
}

// endsOrder reports whether a line ends as an order does.
func endsOrder(s string) bool { return answerkey.EndsSentence(s) || flatten.ClosesStem(s) }

// isBare reports whether a numbered line holds only a few words or room.
func (r *Reader) isBare(l line.Line) bool {
	q, _ := l.QuestionLabel(r.Vocabulary)
	rest := l.Text[min(q.End, len(l.Text)):]
	return !lexicon.HasQuestionMark(rest) && !answerkey.EndsSentence(rest) && flatten.CountWords(rest, bareWords+1) <= bareWords
}

// NumberedRow is the number with a sign behind it that a line begins with, 0 for none.
func (r *Reader) NumberedRow(l line.Line) int {
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || l.Kind != line.TextLine || q.Kind != line.PlainNumber || q.Delim == line.BareDelim || q.Delim == line.GluedDelim {
		return 0
	}
	return q.Number
}
