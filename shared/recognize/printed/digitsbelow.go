package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// DigitsBelow reads the number of the right answer that stands on a line of its
// own below choices with letters, as LastNumberVote does where they have none.
// Nearly all questions must have one; what only counts on numbers pages.
func (r *Reader) DigitsBelow(lines []line.Line) []line.Line {
	keys := map[int]int{} // the numbers, by line
	different := map[int]bool{}
	groups, last, rising := 0, 0, true
	for i := 0; i < len(lines); i++ {
		n := lettersFrom(lines[i:])
		if n < 2 {
			continue
		}
		groups++
		i += n
		k, ok := r.digitBelow(lines, i)
		if !ok || k > n {
			i--
			continue
		}
		rising = rising && k > last
		keys[i], different[k], last = k, true, k
	}
	if len(keys) < LastNumbers || len(different) < NumbersOfChoice || rising || len(keys)*10 < groups*9 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, k := range keys {
		out[i] = flatten.Answering(line.NewLine(lines[i], []page.Run{{Text: string(rune('A' + k - 1))}}))
	}
	return out
}

// lettersFrom is how many lines are choices that count on from A.
func lettersFrom(lines []line.Line) int {
	for i, l := range lines {
		if c, ok := l.ChoiceLabel(); !ok || c.Kind != lexicon.LetterLabel || c.Sign != string(rune('a'+i)) {
			return i
		}
	}
	return len(lines)
}

// digitBelow is the number that a line is, before the next question or the end.
func (r *Reader) digitBelow(lines []line.Line, i int) (int, bool) {
	if i >= len(lines) || !namesChoice(lines[i]) || lines[i].Column {
		return 0, false
	}
	if i+1 < len(lines) {
		if _, ok := lines[i+1].QuestionLabel(r.Vocabulary); !ok {
			return 0, false
		}
	}
	n, ok := lexicon.JustNumber(lines[i].Text)
	return n, ok && n > 0
}

// Bounds of answers that stand as numbers below the last choice.
const (
	LastNumbers     = 4
	NumbersOfChoice = 3 // different ones
)
