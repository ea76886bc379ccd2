package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/line"
)

// Numbers that go on though the one above is not the one before.

// goesOnList reports whether an automatic number goes on with the list of the last question
// that is of it, over a section whose numbers are typed: 10, then "11." to "15." in a table,
// then 11.
func goesOnList(ts []Token, out []int, t Token) bool {
	if !t.question.Auto {
		return false
	}
	for _, k := range slices.Backward(out[max(0, len(out)-mostTyped):]) {
		if q := ts[k].question; q.Auto {
			return q.List == t.question.List && q.Number == t.question.Number-1
		}
	}
	return false
}

// mostTyped is how many questions with typed numbers a section has between two of a list.
const mostTyped = 60

// goesOnDotted reports whether a dotted number is the next after another on one of
// its levels, or the first below it: "1.3" and "2.1" after "1.2.4".
func goesOnDotted(before, next string) bool {
	a, b := strings.Split(before, "."), strings.Split(next, ".")
	for k := range b {
		if k == len(a) {
			return k == len(b)-1 && b[k] == "1"
		}
		if a[k] != b[k] {
			rest := strings.Join(b[k+1:], "")
			return line.LastNumber(b[k]) == line.LastNumber(a[k])+1 && strings.Trim(rest, "1") == ""
		}
	}
	return false
}
