package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastNamed is how many answers of a document name their question.
const leastNamed = 2

var (
	// toQuestion stands between the word "answer" and the question it is for.
	toQuestion = pattern.New(`(?i)^\s*(?:(?:to|of|for|zur?|für|voor|de|del?|à|al|a|do|da|di|к|на)\s+)?(?:(?:the|la|die|der)\s+)?`)
	// namedNumber is the number of that question with what parts it from the answer.
	namedNumber = pattern.New(`^\s*(?:[Qq]|[Nn]o\.?|№|#)?\s*(\d{1,3})\s*(?:[:.)\]=–—-]+(?:\s+|$)|is\s+)`)
)

// namedAnswer is an answer that names its question.
type namedAnswer struct {
	number int
	value  int  // where the answer begins
	behind bool // the number stands behind the word
}

// NamedAnswers writes answers that name their question as others have them:
// "Question 3 Answer: B" and "Answer to question 3: B" under question 3 as
// "Answer: B", and a list of the latter as "3. B".
func (r *Reader) NamedAnswers(lines []line.Line) []line.Line {
	named := map[int]namedAnswer{}
	under, last := 0, -1
	for i, l := range lines {
		n, ok := r.namedAnswerOf(l)
		if !ok {
			continue
		}
		if r.standsUnder(lines[last+1:i], n.number) {
			under++
		} else if !n.behind || n.value == len(l.Text) {
			continue // "3. Answer: B" in a list is understood as it is, and "Answer 3:" heads lines
		}
		named[i], last = n, i
	}
	if len(named) < leastNamed || under > 0 && under*10 < len(named)*9 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, n := range named {
		value := lines[i].From(n.value)
		if under > 0 {
			out[i] = flatten.Answering(value)
			continue
		}
		out[i] = line.NewLine(lines[i], append([]page.Run{{Text: lexicon.DecimalText(n.number) + ". "}}, value.Runs...))
	}
	return out
}

// namedAnswerOf reads a line that begins with the word "answer" and the number
// of a question, or the other way round.
func (r *Reader) namedAnswerOf(l line.Line) (namedAnswer, bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return namedAnswer{}, false
	}
	if c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord); c != lexicon.NoClass {
		end += len(toQuestion.FindString(l.Text[end:]))
		if c, n := r.Vocabulary.Find(lexicon.NewHead(l.Text[end:]), lexicon.QuestionWord); c != lexicon.NoClass {
			end += n
		}
		m := namedNumber.FindStringSubmatch(l.Text[end:])
		if m == nil {
			return namedAnswer{}, false
		}
		return namedAnswer{number: line.LastNumber(m[1]), value: end + len(m[0]), behind: true}, true
	}
	q, ok := l.QuestionLabel(r.Vocabulary)
	if !ok || q.Number == 0 {
		return namedAnswer{}, false
	}
	rest := strings.TrimLeft(l.Text[q.End:], " \t-–—")
	c, end := r.Vocabulary.Find(lexicon.NewHead(rest), lexicon.AnswerWord)
	if c == lexicon.NoClass {
		return namedAnswer{}, false
	}
	at := len(l.Text) - len(rest) + end
	n := line.DelimLength(l.Text[at:])
	return namedAnswer{number: q.Number, value: at + n}, n > 0 || at == len(l.Text)
}

// standsUnder reports whether the last question of the lines has a number.
func (r *Reader) standsUnder(lines []line.Line, number int) bool {
	under, kind := false, line.NoNumber
	for _, l := range lines {
		q, ok := l.QuestionLabel(r.Vocabulary)
		switch {
		case !ok || len(l.Text) <= q.End:
		case q.Number == number:
			under, kind = true, q.Kind
		case q.Kind == kind:
			under = false
		}
	}
	return under
}
