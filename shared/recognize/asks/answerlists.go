package asks

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of a list of questions with the list of its answers right behind it.
const (
	leastListed  = 4  // questions
	listedAnswer = 80 // characters of an answer
)

// AnswerLists puts the answers behind their questions where a quiz lists them in
// rounds: "1. Which ...?" to "10. Who ...?" and right behind them, with no words
// between, "1. Oslo" to "10. Ibsen".
func (r *Reader) AnswerLists(lines []line.Line) []line.Line {
	var out []line.Line
	for i := 0; i < len(lines); {
		n := r.countedFrom(lines[i:])
		if n < leastListed || !mostlyAsk(lines[i:i+n]) || r.countedFrom(lines[i+n:]) != n || !r.answersOnly(lines[i+n:i+2*n]) {
			if out != nil {
				out = append(out, lines[i:i+max(n, 1)]...)
			}
			i += max(n, 1)
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)), lines[:i]...)
		}
		for k := range n {
			out = append(out, numberedAs(lines[i+k], k+1), r.answerOf(lines[i+n+k]))
		}
		i += 2 * n
	}
	if out == nil {
		return lines
	}
	return out
}

// countedFrom is how many of the first lines are numbered 1, 2, 3 ..., one line
// each. The first may have lost its number and kept the full stop.
func (r *Reader) countedFrom(lines []line.Line) int {
	for n, l := range lines {
		if n == 0 && lostNumber(l) {
			continue
		}
		if l.Label == nil && lexicon.IsASCII(l.Text) && !lexicon.HasDigit(l.Text) {
			return n
		}
		q, ok := l.QuestionLabel(r.Vocabulary)
		if !ok || q.Kind != line.PlainNumber || q.Number != n+1 || q.End == len(l.Text) || l.Kind != line.TextLine {
			return n
		}
	}
	return len(lines)
}

func lostNumber(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && strings.HasPrefix(l.Text, ". ") && flatten.EndsAsking(l.Text)
}

// numberedAs gives a line that lost its number the one that is due.
func numberedAs(l line.Line, n int) line.Line {
	if !lostNumber(l) {
		return l
	}
	gap := l.Gap
	l = l.From(1)
	l.Gap = gap
	l.Label = &page.Label{Text: lexicon.DecimalText(n) + ".", Format: page.Decimal, Number: n, List: "counted"}
	return l
}

func mostlyAsk(lines []line.Line) bool {
	asking := 0
	for _, l := range lines {
		if flatten.EndsAsking(l.Text) || flatten.HasBlank(l) {
			asking++
		}
	}
	return asking*10 >= len(lines)*8
}

// answersOnly reports whether short lines ask nothing and differ.
func (r *Reader) answersOnly(lines []line.Line) bool {
	distinct := map[string]bool{}
	for _, l := range lines {
		text := r.answerOf(l).Text
		if utf8.RuneCountInString(text) > listedAnswer || lexicon.HasQuestionMark(text) || flatten.HasBlank(l) {
			return false
		}
		distinct[lexicon.Fold(text)] = true
	}
	return len(distinct)*2 > len(lines)
}

// AnswerOf is the answer line that a numbered line stands for.
func (r *Reader) answerOf(l line.Line) line.Line {
	if q, ok := l.QuestionLabel(r.Vocabulary); ok {
		l = l.From(q.End)
	}
	l.Gap = false
	return line.NewLine(l, append([]page.Run{{Text: "Answer: "}}, l.Runs...))
}
