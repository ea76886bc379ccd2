package recognize

import "formwright/shared/page"

// digitsBelow reads the number of the right answer that stands on a line of its
// own below choices with letters, as lastNumberVote does where they have none.
// Nearly all questions must have one; what only counts on numbers pages.
func (r *recognizer) digitsBelow(lines []line) []line {
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
	if len(keys) < lastNumbers || len(different) < numbersOfChoice || rising || len(keys)*10 < groups*9 {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, k := range keys {
		out[i] = answering(newLine(lines[i], []page.Run{{Text: string(rune('A' + k - 1))}}))
	}
	return out
}

// lettersFrom is how many lines are choices that count on from A.
func lettersFrom(lines []line) int {
	for i, l := range lines {
		if c, ok := l.choiceLabel(); !ok || c.kind != letterLabel || c.sign != string(rune('a'+i)) {
			return i
		}
	}
	return len(lines)
}

// digitBelow is the number that a line is, before the next question or the end.
func (r *recognizer) digitBelow(lines []line, i int) (int, bool) {
	if i >= len(lines) || !namesChoice(lines[i]) || lines[i].column {
		return 0, false
	}
	if i+1 < len(lines) {
		if _, ok := lines[i+1].questionLabel(r.vocabulary); !ok {
			return 0, false
		}
	}
	n, ok := justNumber(lines[i].text)
	return n, ok && n > 0
}
