package recognize

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/pattern"
)

// sequenceNumber is the number of an entry somewhere in a line of a key.
var sequenceNumber = pattern.Guarded(maySequence, `(?:^|[\s,;|，；、。])(\d{1,3})\s*[-–.):=：、．）]\s*`)

// bareSequence is a number without a sign behind it, in a line of a key that parts
// its answers by commas: "1 goes, 2 went".
var bareSequence = pattern.Guarded(maySequence, `(?:^|[,;，；]\s*)(\d{1,3})\s+`)

// minSequence is how many numbers in a row make a line one of several answers,
// whatever the answers are.
const minSequence = 3

// maySequence looks for a number at the front of a line with as many numbers.
func maySequence(s string) bool {
	if s = strings.TrimSpace(s); s == "" || !isDigit(s[0]) {
		return false
	}
	return countNumbers(s) >= minSequence
}

// countNumbers counts the stretches of digits in a text.
func countNumbers(s string) int {
	numbers := 0
	for i := range len(s) {
		if isDigit(s[i]) && (i == 0 || !isDigit(s[i-1])) {
			numbers++
		}
	}
	return numbers
}

// sequenceEntries reads a line in which the numbers of several answers follow
// one another: "1-b, 2-True, 3-Lima, 4-a,c".
func sequenceEntries(l line, digits string) []keyEntry {
	chain := sequenceChain(sequenceNumber, digits)
	if len(chain) < minSequence {
		if chain = sequenceChain(bareSequence, digits); len(chain) < minSequence || len(chain) != 1+strings.Count(digits, ",")+strings.Count(digits, ";") {
			return nil
		}
	}
	out := make([]keyEntry, 0, len(chain))
	for i, p := range chain {
		end := len(digits)
		if i+1 < len(chain) {
			end = chain[i+1].start
		}
		for end > p.value && strings.IndexByte(" \t,;|", digits[end-1]) >= 0 {
			end--
		}
		if end <= p.value {
			return nil
		}
		out = append(out, keyEntry{number: p.number, value: l.cut(p.value, end)})
	}
	return out
}

// sequencePlace is where an entry of a sequence stands: its number, and its value.
type sequencePlace struct{ number, start, value int }

// sequenceChain finds the numbers that count on from the front of a line.
func sequenceChain(number pattern.Pattern, digits string) []sequencePlace {
	var chain []sequencePlace
	found := number.FindAllStringSubmatchIndex(digits, -1)
	for i, m := range found {
		n, _ := strconv.Atoi(digits[m[2]:m[3]]) // three digits at the most
		if len(chain) == 0 && strings.TrimSpace(digits[:m[2]]) != "" || len(chain) > 0 && !countsOnRow(digits, found[i:], chain[len(chain)-1].number, len(chain)) {
			continue
		}
		chain = append(chain, sequencePlace{n, m[0], m[1]})
	}
	return chain
}

// countsOnRow reports whether the first of the numbers left in a line of a key counts
// on from the last of so many: by one, or by two where several came before and the
// one between stands nowhere behind.
func countsOnRow(text string, left [][]int, last, had int) bool {
	number := func(m []int) int { return lastNumber(text[m[2]:m[3]]) }
	switch number(left[0]) {
	case last + 1:
		return true
	case last + 2:
		return had >= minSequence && !slices.ContainsFunc(left, func(m []int) bool { return number(m) == last+1 })
	}
	return false
}
