package answerkey

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastRestarts is how many questions must have choices that count from 1 each
// time.
const leastRestarts = 4

// typedNumber is a line with a typed number.
type typedNumber struct {
	at, number int
}

// restartedDigits finds the lines that ask where questions and choices are
// numbered in one style: a number that a 1 follows asks, and those numbers count
// on from 1 through the document, while the ones between begin anew. Sections
// begin anew too, but after numbers that do not count on. Parts of a task ask
// themselves.
func (r *Reader) restartedDigits(lines []line.Line) []int {
	labels := plainNumbers(lines)
	var at []int
	last, parts, choices := 0, 0, 0
	for i, l := range labels {
		if i+1 < len(labels) && labels[i+1].number == 1 && (l.number == last+1 || len(at) > 0 && l.number == last+2) {
			at = append(at, l.at)
			last = l.number
			continue
		}
		if len(at) == 0 || i == 0 || l.number != 1 && l.number != labels[i-1].number+1 {
			return nil
		}
		choices++
		if text := lines[l.at].Text; lexicon.HasQuestionMark(text) || flatten.HasBlank(lines[l.at]) || r.Cued(text) {
			parts++
		}
	}
	if len(at) < leastRestarts || choices < 2*len(at) || parts*4 > choices {
		return nil
	}
	return at
}

// plainNumbers lists the typed numbers of a document; none where they are typed
// in several styles.
func plainNumbers(lines []line.Line) []typedNumber {
	var out []typedNumber
	var delim byte
	for i, l := range lines {
		q, ok := typedNumberLabel(l)
		if !ok {
			continue
		}
		if delim != 0 && q.Delim != delim {
			return nil
		}
		delim = q.Delim
		out = append(out, typedNumber{i, q.Number})
	}
	return out
}

// typedNumberLabel is the number that a line is typed with, "3." or "3)".
func typedNumberLabel(l line.Line) (line.QuestionLabel, bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return line.QuestionLabel{}, false
	}
	q, ok := l.NumberLabel()
	return q, ok && q.Kind == line.PlainNumber && (q.Delim == '.' || q.Delim == ')')
}
