package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
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

// AnswerNumbers gives choices under "A1.", "A2." or "Answer 1:", "Answer 2:" the
// letters that others have. They count from 1 under each question, or from 0, as
// the answers below them do; where a question stands between two of them they are
// the answers to it and are left alone.
func (r *Reader) AnswerNumbers(lines []line.Line) []line.Line {
	var groups [][]int
	first := r.firstAnswerNumber(lines)
	for i := range lines {
		if n, end, delimited := r.NumberOfAnswer(lines[i]); end == 0 || n != first || !delimited {
			continue
		}
		if group := r.answersFrom(lines, i, first); len(group) > 1 {
			groups = append(groups, group)
		}
	}
	if len(groups) < leastNumberedAnswers {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, group := range groups {
		for n, k := range group {
			_, end, _ := r.NumberOfAnswer(out[k])
			out[k] = line.NewLine(out[k], append([]page.Run{{Text: letterText(n) + ". "}}, out[k].From(end).Runs...))
		}
		r.letterAnswer(out, group, first)
	}
	return out
}

// LetterAnswer writes the number of the answer below such choices as the letter
// that its choice now has, unless it is the text of one.
func (r *Reader) letterAnswer(lines []line.Line, group []int, first int) {
	last := group[len(group)-1]
	for k := last + 1; k < len(lines) && k <= last+mostBetweenAnswers; k++ {
		n, ok := line.NoteOf(lines[k], r.Vocabulary)
		if ok && n.Class == lexicon.AnswerWord && aloneDigit.MatchString(n.Value.Text) {
			digit := n.Value.Text[:1]
			at := int(digit[0]-'0') - first
			if at >= 0 && at < len(group) && !slices.ContainsFunc(group, func(c int) bool { return strings.HasSuffix(lines[c].Text, ". "+digit) }) {
				lines[k] = flatten.Answering(line.NewLine(lines[k], []page.Run{{Text: letterText(at)}}))
			}
			return
		}
		if _, numbered := lines[k].WordLabel(r.Vocabulary); numbered || flatten.EndsAsking(lines[k].Text) {
			return
		}
	}
}

func letterText(n int) string { return string(rune('A' + n)) }

// firstAnswerNumber is the number that the choices of the document begin with.
func (r *Reader) firstAnswerNumber(lines []line.Line) int {
	for _, l := range lines {
		if n, end, delimited := r.NumberOfAnswer(l); end > 0 && n == 0 && delimited {
			return 0
		}
	}
	return 1
}

// answersFrom lists the lines that count on from the first choice at i.
func (r *Reader) answersFrom(lines []line.Line, i, first int) []int {
	group := []int{i}
	for k := i + 1; k < len(lines) && k <= group[len(group)-1]+mostBetweenAnswers; k++ {
		l := lines[k]
		n, end, _ := r.NumberOfAnswer(l)
		if end > 0 && n == first+len(group) {
			group = append(group, k)
			continue
		}
		_, numbered := l.QuestionLabelTyped()
		_, worded := l.WordLabel(r.Vocabulary)
		if end > 0 || numbered || worded || l.Label != nil || l.Style().Heading > 0 || flatten.EndsAsking(l.Text) {
			break
		}
	}
	return group
}

// NumberOfAnswer is the number in the sign of such a choice, where its text
// begins, 0 for no such line, and whether a delimiter stands behind the number.
func (r *Reader) NumberOfAnswer(l line.Line) (number, end int, delimited bool) {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0, 0, false
	}
	if m := numberedAnswer.FindStringSubmatchIndex(l.Text); m != nil {
		return int(l.Text[m[2]] - '0'), m[1], strings.TrimSpace(l.Text[m[4]:m[5]]) != ""
	}
	c, word := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord)
	if c == lexicon.NoClass {
		return 0, 0, false
	}
	m := behindAnswer.FindStringSubmatchIndex(l.Text[word:])
	if m == nil {
		return 0, 0, false
	}
	return int(l.Text[word+m[2]] - '0'), word + m[5], true
}
