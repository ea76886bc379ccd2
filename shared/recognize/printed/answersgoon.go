package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// countedFirst is the first of several answers that are counted on one line each.
var countedFirst = pattern.New(`^\s*1\s*([).])\s*\S`)

// mostBetweenCounted is how many lines one of them goes on for.
const mostBetweenCounted = 3

// AnswersGoOn puts answers that are counted below the word for them on its line,
// "Answer: 1) red" over "2) green": they are no parts of the question, whose own
// number stands above.
func (r *Reader) AnswersGoOn(lines []line.Line) []line.Line {
	var out []line.Line // nil as long as every line is kept
	for i := 0; i < len(lines); i++ {
		end := r.answersGoOn(lines, i)
		if end > 0 && out == nil {
			out = append(make([]line.Line, 0, len(lines)), lines[:i]...)
		}
		switch {
		case end > 0:
			out = append(out, flatten.Broken(lines[i:end]))
			i = end - 1
		case out != nil:
			out = append(out, lines[i])
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// answersGoOn is where the answers end that are counted from line i on, 0 where it is
// no line of an answer or the next one is not found.
func (r *Reader) answersGoOn(lines []line.Line, i int) int {
	if c, valued := lines[i].NoteClass(r.Vocabulary); c != lexicon.AnswerWord || !valued {
		return 0
	}
	n, ok := line.NoteOf(lines[i], r.Vocabulary)
	if !ok || n.Class != lexicon.AnswerWord || lines[i].Kind != line.TextLine {
		return 0
	}
	m := countedFirst.FindStringSubmatch(n.Value.Text)
	if m == nil || !numberedOtherwise(lines[:i], m[1][0]) {
		return 0
	}
	end := 0
	for k, next := i+1, 2; k < len(lines) && k <= max(end, i+1)+mostBetweenCounted; k++ {
		l := lines[k]
		if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || flatten.EndsAsking(l.Text) {
			break
		}
		if c, _ := l.NoteClass(r.Vocabulary); c != lexicon.NoClass {
			break
		}
		q, ok := l.QuestionLabelTyped()
		switch {
		case ok && q.Kind == line.PlainNumber && q.Number == next && q.Delim == m[1][0]:
			next, end = next+1, k+1
		case ok && q.Kind == line.PlainNumber && q.Delim != line.BareDelim:
			return end
		}
	}
	return end
}

// numberedOtherwise reports whether the last number above, that of the question, is
// neither followed by 2 nor has the sign of the counted answers.
func numberedOtherwise(above []line.Line, sign byte) bool {
	for _, l := range slices.Backward(above) {
		if l.Label != nil && l.Label.Format == page.Decimal {
			return l.Label.Text != "1"+string(sign)
		}
		if q, ok := l.QuestionLabelTyped(); ok && q.Kind == line.PlainNumber && q.Delim != line.BareDelim {
			return q.Delim != sign || q.Number != 1
		}
	}
	return false
}
