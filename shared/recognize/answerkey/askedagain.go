package answerkey

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// The answers may stand at the end behind the questions themselves, which are asked
// a second time there, without their choices:
//
//	What is the capital of Peru?
//	a) Quito
//	b) Lima
//	...
//	What is the capital of Peru?
//	Answer: b) Lima
const (
	leastAgain   = 3 // questions
	mostFolds    = 3 // lines that the question takes where it stands first
	leastAsked   = 3 // words of it
	leastChoices = 2 // below it there
)

// again is a question that is asked a second time.
type again struct {
	first, second int
	rest          line.Line // what stands behind it on its line
}

// AskedAgain puts the answers of such a list behind the choices of their questions
// and leaves the list out. All must be in order, and nearly all answered by a
// choice of the question or behind a word for it. Questions without choices are
// answered by what stands behind them below the heading of a key.
func (r *Reader) AskedAgain(lines []line.Line) []line.Line {
	if !mayAskAgain(lines) {
		return lines
	}
	list := r.repeatedAsks(lines)
	if len(list) < leastAgain {
		return lines
	}
	begin := list[0].second
	keyed := r.headsBelow(lines, list[len(list)-1].first, begin)
	behind := map[int][]line.Line{} // by the line they stand behind
	said, last := 0, 0
	for k, a := range list {
		next, end := begin, len(lines)
		if k+1 < len(list) {
			next, end = list[k+1].first, list[k+1].second
		} else {
			end = min(end, a.second+2+last)
		}
		answer := lines[a.second+1 : end]
		if a.rest.Text != "" {
			answer = append([]line.Line{a.rest}, answer...)
		}
		for len(answer) > 0 && answer[0].Text == "" {
			answer = answer[1:]
		}
		at := lastChoice(lines, a.first, next)
		open := keyed && choicesIn(lines[a.first+1:at+1]) == 0
		if choicesIn(answer) > 1 || at < a.first+leastChoices && !open || slices.ContainsFunc(answer, r.asks) {
			return lines // it is asked anew, or was answered before
		}
		if open {
			at = foldedTo(lines, a.first)
		}
		if len(answer) == 0 || !open && !r.answers(answer[0], lines[a.first+1:at+1]) {
			continue
		}
		said++
		last = max(last, len(answer)-1)
		if c, _ := r.Vocabulary.Find(answer[0].Head(), lexicon.AnswerWord); c == lexicon.NoClass {
			l := answer[0]
			l.Label = nil
			answer = append([]line.Line{flatten.Answering(l)}, answer[1:]...)
		}
		behind[at] = answer
	}
	if said*10 < len(list)*8 {
		return lines
	}
	asked := lastChoice(lines, list[len(list)-1].first, begin) + 1
	out := make([]line.Line, 0, len(lines))
	for i, l := range lines[:asked] {
		out = append(append(out, l), behind[i]...)
	}
	for _, rest := range [][]line.Line{lines[asked:begin], lines[min(len(lines), list[len(list)-1].second+2+last):]} {
		if slices.ContainsFunc(rest, asksOrCounts) {
			out = append(out, rest...)
		}
	}
	return out
}

// headsBelow reports whether the heading of a key stands between two lines.
func (r *Reader) headsBelow(lines []line.Line, from, to int) bool {
	for i := from + 1; i < to; i++ {
		if r.IsKeyHeading(lines[i]) || r.NamesKey(lines, i) {
			return true
		}
	}
	return false
}

// foldedTo is the line where a question that begins at another one ends with its mark.
func foldedTo(lines []line.Line, from int) int {
	for i := from; i < min(len(lines), from+mostFolds); i++ {
		if lexicon.HasQuestionMark(lines[i].Text) {
			return i
		}
	}
	return from
}

// asksOrCounts reports whether a line asks or has a number: what stands around the
// list is no more than words about it otherwise.
func asksOrCounts(l line.Line) bool {
	_, numbered := l.NumberLabel()
	return numbered || l.Label != nil || lexicon.HasQuestionMark(l.Text) || l.Kind != line.TextLine && l.Kind != line.RuleLine
}

// repeatedAsks finds the questions at the end that are asked further up, in the
// same order.
func (r *Reader) repeatedAsks(lines []line.Line) []again {
	first := map[string]int{}
	var list []again
	for i, l := range lines {
		text, rest := r.askedText(l)
		if at, ok := first[text]; ok && text != "" {
			if n := len(list); n > 0 && (at <= list[n-1].first || at >= list[0].second) {
				list = nil
			}
			list = append(list, again{first: at, second: i, rest: rest})
			continue
		}
		if text == "" && l.Kind == line.TextLine && !isLettered(l) {
			text, _ = askedIn(joinedAsk(lines, i), r.labelEnd(l))
		}
		if _, ok := first[text]; !ok && text != "" {
			first[text] = i
		}
	}
	return list
}

// joinedAsk is the text from a line on to the first one with a question mark: what
// stands behind it is not asked. It is empty where none comes soon.
func joinedAsk(lines []line.Line, from int) string {
	for k := from; k < len(lines) && k < from+mostFolds && lines[k].Kind == line.TextLine && (k == from || lines[k].Label == nil); k++ {
		if !lexicon.HasQuestionMark(lines[k].Text) {
			continue
		}
		joined := ""
		for _, l := range lines[from : k+1] {
			joined = strings.TrimSpace(joined + " " + l.Text)
		}
		return joined
	}
	return ""
}

// askedText is what a line asks, folded and without its number, and what stands
// behind the question mark; nothing where it asks nothing. A line with a number also
// asks with a colon at its end.
func (r *Reader) askedText(l line.Line) (text string, rest line.Line) {
	if l.Kind != line.TextLine || isLettered(l) {
		return "", line.Line{}
	}
	if !lexicon.HasQuestionMark(l.Text) {
		if _, numbered := l.QuestionLabel(r.Vocabulary); !numbered || !endsOpen(&l) {
			return "", line.Line{}
		}
	}
	text, end := askedIn(l.Text, r.labelEnd(l))
	if text == "" {
		return "", line.Line{}
	}
	return text, l.From(end)
}

// endsOpen reports whether a line ends with a colon behind as many letters as the quick
// look compares.
func endsOpen(l *line.Line) bool {
	mark := askMark(l)
	if mark < 0 || l.Text[mark] != ':' {
		return false
	}
	_, whole := askTailOf(l, mark)
	return whole
}

// labelEnd is where the number of a question ends in the text of a line.
func (r *Reader) labelEnd(l line.Line) int {
	if q, ok := l.WordLabel(r.Vocabulary); ok {
		return q.End
	}
	q, _ := l.NumberLabel()
	return q.End
}

func isLettered(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}

// askedIn is what a text asks behind its number up to its first question mark, or up
// to its end without one, and where what stands behind that begins.
func askedIn(s string, from int) (text string, end int) {
	mark := strings.IndexByte(s, '?')
	if !lexicon.IsASCII(s) {
		mark = strings.IndexAny(s, "?？؟")
	}
	if mark < 0 {
		mark = len(s)
	}
	if mark <= from || flatten.CountWords(s[from:mark], leastAsked) < leastAsked {
		return "", 0
	}
	behind := strings.TrimLeft(s[mark:], "?？؟ \t:–—-")
	return lexicon.Fold(plainSpaced(s[from:mark])), len(s) - len(behind)
}

// plainSpaced is a text with one space between its words.
func plainSpaced(s string) string {
	if lexicon.IsPlain(s) && !lexicon.MayGap(s) {
		return strings.TrimSpace(s)
	}
	return strings.Join(strings.Fields(s), " ")
}

// lastChoice is the place of the last choice with a letter between a question and
// the next; of the last line with words where it has none.
func lastChoice(lines []line.Line, from, next int) int {
	at, choice := from, false
	for i := from + 1; i < next; i++ {
		switch c, ok := lines[i].ChoiceLabel(); {
		case ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.BulletLabel):
			at, choice = i, true
		case !choice && lines[i].Text != "":
			at = i
		}
	}
	return at
}

// asks reports whether a line is a question with a mark.
func (r *Reader) asks(l line.Line) bool {
	text, _ := r.askedText(l)
	return text != "" && lexicon.HasQuestionMark(l.Text)
}

func choicesIn(lines []line.Line) int {
	n := 0
	for _, l := range lines {
		if c, ok := l.ChoiceLabel(); ok && (c.Kind == lexicon.LetterLabel || c.Check != page.NoCheck) {
			n++
		}
	}
	return n
}

// answers reports whether a line answers a question with these choices: it repeats
// one, or a word for an answer opens it.
func (r *Reader) answers(l line.Line, choices []line.Line) bool {
	if c, _ := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); c != lexicon.NoClass {
		return true
	}
	for _, c := range choices {
		if sameWords(c, l) {
			return true
		}
	}
	return false
}

// sameWords reports whether a line says what a choice does, with its letter or
// without.
func sameWords(choice, l line.Line) bool {
	bare := func(l line.Line) string {
		if c, ok := l.ChoiceLabel(); ok && l.Label == nil {
			l = l.From(c.End)
		}
		return strings.TrimRight(l.Folded(), " .;")
	}
	said := bare(l)
	return said != "" && said == bare(choice)
}
