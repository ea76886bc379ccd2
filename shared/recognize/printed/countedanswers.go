package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// countedAnswer begins a choice that is called an answer and counted: "Answer 0:".
var countedAnswer = pattern.New(`^(\pL{3,10})\s?(\d)\s?[.):]\s+\S`)

// keyedDigit is the number of the right one, behind the word for it.
var keyedDigit = pattern.New(`[:：]\s*(\d)\s*[.)]?\s*$`)

const (
	leastCountedGroups  = 2 // questions whose answers are counted
	leastAnswersCounted = 2 // answers of each
	keyReach            = 3 // lines below the last of them, with the key
)

// CountedAnswers gives letters to choices that are called answers and counted under
// each question, "Answer 0: ...", "Answer 1: ...", where a line below says which is
// right by that number.
func (r *Reader) CountedAnswers(lines []line.Line) []line.Line {
	labels, keys := map[int]byte{}, map[int]byte{}
	groups := 0
	for i := 0; i < len(lines); i++ {
		group, first := r.answersCountedFrom(lines, i)
		if len(group) < leastAnswersCounted {
			continue
		}
		last := group[len(group)-1]
		if at, n := keyedBelow(lines, last, r.Vocabulary); at > 0 && n >= first && n-first < len(group) {
			groups++
			keys[at] = byte('A' + n - first)
			for k, line := range group {
				labels[line] = byte('A' + k)
			}
		}
		i = last
	}
	if groups < leastCountedGroups {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, letter := range labels {
		at := strings.IndexAny(out[i].Text, ".):") + 1
		out[i] = line.NewLine(out[i], append([]page.Run{{Text: string(letter) + ". "}}, out[i].From(at).Runs...))
	}
	for i, letter := range keys {
		m := keyedDigit.FindStringSubmatchIndex(out[i].Text)
		out[i] = line.NewLine(out[i], append(out[i].Cut(0, m[2]).Runs, page.Run{Text: string(letter)}))
	}
	return out
}

// answersCountedFrom lists the lines that count answers from line i on, and the number
// of the first, 0 or 1.
func (r *Reader) answersCountedFrom(lines []line.Line, i int) (group []int, first int) {
	for k := i; k < len(lines); k++ {
		m := countedAnswer.FindStringSubmatch(lines[k].Text)
		if m == nil || lines[k].Kind != line.TextLine || lines[k].Label != nil {
			break
		}
		if _, ok := r.Vocabulary.Is(m[1], lexicon.AnswerWord); !ok {
			break
		}
		n := int(m[2][0] - '0')
		if k == i {
			first = n
		}
		if first > 1 || n != first+len(group) {
			break
		}
		group = append(group, k)
	}
	return group, first
}

// keyedBelow finds the line below line i that says by its number which answer is
// right; 0 for none.
func keyedBelow(lines []line.Line, i int, v lexicon.Vocabulary) (at, number int) {
	for k := i + 1; k < len(lines) && k <= i+keyReach; k++ {
		l := lines[k]
		if countedAnswer.MatchString(l.Text) || flatten.EndsAsking(l.Text) {
			break
		}
		n, ok := line.NoteOf(l, v)
		m := keyedDigit.FindStringSubmatch(l.Text)
		if ok && n.Class == lexicon.AnswerWord && m != nil {
			return k, int(m[1][0] - '0')
		}
	}
	return 0, 0
}
