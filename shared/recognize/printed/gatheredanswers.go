package printed

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastGathered    = 2  // answers that stand behind several questions
	gatheredFront    = 32 // bytes up to the number of one
	longestGathering = 60 // letters of a heading over them
)

// gatheredNumber is the number behind the word for an answer, with what parts it from the
// text: "Answer 3", "答え3：", "Решение 2. ".
var gatheredNumber = pattern.New(`^\s*(?:[#№(]\s*)?(\d{1,3})\s*(?:[.:：)）、]+\s*|[-–—]\s+|\s+|$)`)

// gathered is an answer that names its question.
type gathered struct{ at, text, number, question int }

// GatheredAnswers writes answers below their questions that stand together behind several
// of these, each with the word for an answer and the number of its question: "Answer 1",
// "Answer 2". Each names a question above that has none yet; one right below its own stays
// there.
func (r *Reader) GatheredAnswers(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, func(l line.Line) bool { _, text := r.gatheredHead(l); return text > 0 }) {
		return lines
	}
	found, questions, ok := r.gather(lines)
	if !ok {
		return lines
	}
	below := make(map[int]gathered, len(found))
	moved := make([]bool, len(lines))
	for i, g := range found {
		below[g.question] = g
		end := len(lines)
		if i+1 < len(found) {
			end = found[i+1].at
		}
		for k, last := g.at, r.gatheredEnd(lines, g.at, end, questions); k < last; k++ {
			moved[k] = true
		}
	}
	out := make([]line.Line, 0, len(lines))
	for i, k := 0, 0; i < len(lines); i++ {
		if k < len(questions) && i == questions[k] {
			end := len(lines)
			if k+1 < len(questions) {
				end = questions[k+1]
			}
			out = r.questionAndAnswer(out, lines, moved, i, end, below)
			i, k = end-1, k+1
			continue
		}
		out = append(out, lines[i])
	}
	return out
}

// questionAndAnswer adds the lines of a question that were not moved and its answer behind
// them, before the headings of what comes next.
func (r *Reader) questionAndAnswer(out, lines []line.Line, moved []bool, at, end int, below map[int]gathered) []line.Line {
	var own []line.Line
	for k := at; k < end; k++ {
		if !moved[k] {
			own = append(own, lines[k])
		}
	}
	n := len(own)
	for n > 1 && (own[n-1].Empty() || own[n-1].Heading() || r.headsGathered(own[n-1])) {
		n--
	}
	out = append(out, own[:n]...)
	if g, ok := below[at]; ok {
		first := true
		for k := g.at; k < len(lines) && moved[k] && (k == g.at || !isHeadOf(lines[k], r)); k++ {
			l := lines[k]
			if k == g.at {
				l = l.From(g.text)
			}
			if l.Empty() {
				continue
			}
			if first {
				l, first = flatten.Answering(l), false
			}
			out = append(out, l)
		}
	}
	for _, l := range own[n:] {
		if !r.headsGathered(l) {
			out = append(out, l)
		}
	}
	return out
}

// isHeadOf reports whether a line begins such an answer.
func isHeadOf(l line.Line, r *Reader) bool {
	_, text := r.gatheredHead(l)
	return text > 0
}

// headsGathered reports whether a line is no more than the word for answers.
func (r *Reader) headsGathered(l line.Line) bool {
	if l.Kind != line.TextLine || lexicon.IsLonger(l.Text, longestGathering) {
		return false
	}
	_, ok := r.Vocabulary.Is(l.Text, lexicon.KeyHeading, lexicon.AnswerWord)
	return ok
}

// gather finds the answers and the questions; ok is false where one names none above.
func (r *Reader) gather(lines []line.Line) (found []gathered, questions []int, ok bool) {
	open := map[int]int{} // the last question of a number that has no answer
	for i := range lines {
		l := &lines[i]
		if n, text := r.gatheredHead(*l); text > 0 {
			at, known := open[n]
			if !known {
				return nil, nil, false
			}
			delete(open, n)
			found = append(found, gathered{i, text, n, at})
			continue
		}
		if q, labelled := l.WordLabel(r.Vocabulary); labelled && q.Number > 0 && l.Kind == line.TextLine && q.Kind == line.WordNumber {
			open[q.Number] = i
			questions = append(questions, i)
		}
	}
	return found, questions, len(found) >= leastGathered && len(found)*2 >= len(questions)
}

// gatheredHead is the number of the question that a line answers, and where the answer
// begins; 0 for other lines.
func (r *Reader) gatheredHead(l line.Line) (number, text int) {
	if l.Kind != line.TextLine || l.Label != nil || l.Text == "" {
		return 0, 0
	}
	front := l.Text[:min(len(l.Text), gatheredFront)]
	if !strings.ContainsAny(lexicon.DecimalDigits(front), "123456789") {
		return 0, 0
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord, lexicon.KeyHeading, lexicon.ModelWord)
	if c == lexicon.NoClass {
		return 0, 0
	}
	m := gatheredNumber.FindStringSubmatch(lexicon.DecimalDigits(l.Text[end:]))
	if m == nil || len(lexicon.DecimalDigits(l.Text[end:])) != len(l.Text[end:]) {
		return 0, 0
	}
	rest := strings.TrimSpace(l.Text[end+len(m[0]):])
	if strings.HasPrefix(rest, "/") || strings.HasPrefix(rest, ",") || strings.HasPrefix(rest, "&") || lexicon.HasQuestionMark(rest) {
		return 0, 0
	}
	return line.LastNumber(m[1]), end + len(m[0])
}

// gatheredEnd is where an answer ends: at the next one, the next question or a heading.
func (r *Reader) gatheredEnd(lines []line.Line, at, end int, questions []int) int {
	if k, _ := slices.BinarySearch(questions, at); k < len(questions) {
		end = min(end, questions[k])
	}
	for k := at + 1; k < end; k++ {
		if lines[k].Style().Heading > 0 || r.headsGathered(lines[k]) {
			return k
		}
	}
	return end
}
