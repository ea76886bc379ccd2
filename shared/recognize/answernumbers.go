package recognize

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

const (
	leastNumberedAnswers = 2 // questions with choices under such signs
	mostBetweenAnswers   = 6 // lines of a choice and the feedback to it
)

var (
	// numberedAnswer is the sign of a choice that is a letter for "answer" and the
	// number of the choice: "A1.", "A2)". The delimiter may be forgotten.
	numberedAnswer = pattern.Guarded(pattern.BeginsWith("A"), `^A([0-9])(\s?[.):](?:\s+|$)|\s+|$)`)
	// behindAnswer is the number behind the word: "Answer 1: owl".
	behindAnswer = pattern.New(`^\s*#?\s*([0-9])(\s?[.):])\s*\S`)
	aloneDigit   = pattern.New(`^[0-9]\s*[.)]?\s*$`)
)

// answerNumbers gives choices under "A1.", "A2." or "Answer 1:", "Answer 2:" the
// letters that others have. They count from 1 under each question, or from 0, as
// the answers below them do; where a question stands between two of them they are
// the answers to it and are left alone.
func (r *recognizer) answerNumbers(lines []line) []line {
	var groups [][]int
	first := r.firstAnswerNumber(lines)
	for i := range lines {
		if n, end, delimited := r.numberOfAnswer(lines[i]); end == 0 || n != first || !delimited {
			continue
		}
		if group := r.answersFrom(lines, i, first); len(group) > 1 {
			groups = append(groups, group)
		}
	}
	if len(groups) < leastNumberedAnswers {
		return lines
	}
	out := append([]line(nil), lines...)
	for _, group := range groups {
		for n, k := range group {
			_, end, _ := r.numberOfAnswer(out[k])
			out[k] = newLine(out[k], append([]page.Run{{Text: letterText(n) + ". "}}, out[k].from(end).runs...))
		}
		r.letterAnswer(out, group, first)
	}
	return out
}

// letterAnswer writes the number of the answer below such choices as the letter
// that its choice now has, unless it is the text of one.
func (r *recognizer) letterAnswer(lines []line, group []int, first int) {
	last := group[len(group)-1]
	for k := last + 1; k < len(lines) && k <= last+mostBetweenAnswers; k++ {
		n, ok := noteOf(lines[k], r.vocabulary)
		if ok && n.class == answerWord && aloneDigit.MatchString(n.value.text) {
			digit := n.value.text[:1]
			at := int(digit[0]-'0') - first
			if at >= 0 && at < len(group) && !slices.ContainsFunc(group, func(c int) bool { return strings.HasSuffix(lines[c].text, ". "+digit) }) {
				lines[k] = answering(newLine(lines[k], []page.Run{{Text: letterText(at)}}))
			}
			return
		}
		if _, numbered := wordLabel(lines[k].text, lines[k].head, r.vocabulary); numbered || endsAsking(lines[k].text) {
			return
		}
	}
}

func letterText(n int) string { return string(rune('A' + n)) }

// firstAnswerNumber is the number that the choices of the document begin with.
func (r *recognizer) firstAnswerNumber(lines []line) int {
	for _, l := range lines {
		if n, end, delimited := r.numberOfAnswer(l); end > 0 && n == 0 && delimited {
			return 0
		}
	}
	return 1
}

// answersFrom lists the lines that count on from the first choice at i.
func (r *recognizer) answersFrom(lines []line, i, first int) []int {
	group := []int{i}
	for k := i + 1; k < len(lines) && k <= group[len(group)-1]+mostBetweenAnswers; k++ {
		l := lines[k]
		n, end, _ := r.numberOfAnswer(l)
		if end > 0 && n == first+len(group) {
			group = append(group, k)
			continue
		}
		_, numbered := l.questionLabelTyped()
		_, worded := wordLabel(l.text, l.head, r.vocabulary)
		if end > 0 || numbered || worded || l.label != nil || l.style().Heading > 0 || endsAsking(l.text) {
			break
		}
	}
	return group
}

// numberOfAnswer is the number in the sign of such a choice, where its text
// begins, 0 for no such line, and whether a delimiter stands behind the number.
func (r *recognizer) numberOfAnswer(l line) (number, end int, delimited bool) {
	if l.kind != textLine || l.label != nil {
		return 0, 0, false
	}
	if m := numberedAnswer.FindStringSubmatchIndex(l.text); m != nil {
		return int(l.text[m[2]] - '0'), m[1], strings.TrimSpace(l.text[m[4]:m[5]]) != ""
	}
	c, word := r.vocabulary.find(l.head, answerWord)
	if c == noClass {
		return 0, 0, false
	}
	m := behindAnswer.FindStringSubmatchIndex(l.text[word:])
	if m == nil {
		return 0, 0, false
	}
	return int(l.text[word+m[2]] - '0'), word + m[5], true
}
