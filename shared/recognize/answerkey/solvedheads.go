package answerkey

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	leastSolved   = 2  // solutions under heads of their own
	longestSolved = 60 // letters of such a head
	mostJoining   = 2  // words between the two of it, "zu", "de l'"
	longestJoin   = 5  // letters of one
	solvedReach   = 200
)

// solvedHeads reads solutions each of which stands under a head that names its task,
// "Solution to Problem 2", from the first task on. A solution of one line is an
// answer; of more lines it is worked out, and nothing in it is an answer to another.
func (r *Reader) solvedHeads(lines []line.Line, at int) (entries []KeyEntry, end int) {
	if entries, end = solutionsUnder(lines, at, r.solvedNumber); entries != nil {
		return entries, end
	}
	if entries, end = solutionsUnder(lines, at, r.countedAnswer); slices.ContainsFunc(lines[at:end], r.hasQuestion) {
		return nil, at
	}
	return entries, end
}

// countedAnswer is the number in a line that is the word "answer" and a number, "Answer
// 3", and nothing else; 0 for other lines, as "Answer: 3" is.
func (r *Reader) countedAnswer(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, longestSolved) {
		return 0
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.AnswerWord)
	digits := strings.TrimRight(strings.TrimSpace(l.Text[end:]), ".:)")
	if n := line.DigitsLength(digits); c == lexicon.NoClass || n == 0 || n < len(digits) {
		return 0
	}
	return line.LastNumber(lexicon.DecimalDigits(digits))
}

// hasQuestion reports whether a line has the word and the number of a question, or asks.
func (r *Reader) hasQuestion(l line.Line) bool {
	_, ok := l.WordLabel(r.Vocabulary)
	return ok || lexicon.HasQuestionMark(l.Text)
}

// solvedTasks reads such solutions below the heading of a key, where the heads are
// those of the tasks alone. Some of them, but not all, may have the answers to the
// numbers or letters of their task; nothing else under them is numbered or lettered.
func (r *Reader) solvedTasks(lines []line.Line, at int) (entries []KeyEntry, end int) {
	entries, end = solutionsUnder(lines, at, func(l line.Line) int {
		if q, ok := r.headOf(l); ok && strings.Trim(l.Text[q.End:], " .:") == "" {
			return q.Number
		}
		return 0
	})
	listed := 0
	for k := range entries {
		switch e := &entries[k]; {
		case e.Value.Text != "":
		case len(e.Why) > 1 && r.beginsList(e.Why[0]):
			e.Value, e.Why = flatten.Joined(e.Why), nil
			listed++
		case len(e.Why) == 0 || slices.ContainsFunc(e.Why, beginsEntry):
			return nil, at
		}
	}
	if listed > 0 && (listed == len(entries) || !r.headedAbove(lines, at)) {
		return nil, at
	}
	return entries, end
}

// beginsList reports whether a line has the first number or letter of a list.
func (r *Reader) beginsList(l line.Line) bool {
	c, ok := l.ChoiceLabel()
	return ok && (c.Kind == lexicon.LetterLabel || c.Kind == lexicon.DigitLabel) && lexicon.IsFirst(c.Sign, r.Letters)
}

// solutionsUnder reads what stands under heads with the numbers of tasks, from the
// first on.
func solutionsUnder(lines []line.Line, at int, number func(line.Line) int) (entries []KeyEntry, end int) {
	if number(lines[at]) != 1 {
		return nil, at
	}
	for end = at; end < len(lines); end++ {
		k, l := len(entries)-1, lines[end]
		if n := number(l); n > 0 {
			if n != k+2 {
				break
			}
			entries = append(entries, KeyEntry{Number: n, Value: l.From(len(l.Text)), Worked: true})
			continue
		}
		if len(entries[k].Why) >= solvedReach {
			break
		}
		if !l.Empty() {
			entries[k].Why = append(entries[k].Why, l)
		}
	}
	if len(entries) < leastSolved {
		return nil, at
	}
	for k := range entries {
		if why := entries[k].Why; len(why) == 1 && why[0].Kind == line.TextLine && !beginsEntry(why[0]) {
			entries[k].Value, entries[k].Why = why[0], nil
		}
	}
	return entries, end
}

// solvedNumber is the number of the task that a line names behind a word for its
// solution, and nothing else; 0 for other lines.
func (r *Reader) solvedNumber(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || lexicon.IsLonger(l.Text, longestSolved) {
		return 0
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.KeyHeading, lexicon.AnswerWord, lexicon.ExplainWord)
	if c == lexicon.NoClass {
		return 0
	}
	rest := strings.TrimSpace(l.Text[end:])
	for range mostJoining + 1 {
		if rest == "" {
			return 0
		}
		if q, ok := line.WordLabel(rest, lexicon.NewHead(rest), r.Vocabulary); ok {
			if strings.Trim(rest[q.End:], " .:-–—") != "" {
				return 0
			}
			return q.Number
		}
		at := strings.IndexAny(rest, " '’")
		if at <= 0 || utf8.RuneCountInString(rest[:at]) > longestJoin {
			return 0
		}
		rest = strings.TrimLeft(rest[at:], " '’")
	}
	return 0
}
