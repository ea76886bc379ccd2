package rewrite

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/pattern"
)

// beforeLast ends what stands before the last of several things that a sentence
// counts up.
var beforeLast = pattern.New(`(?i)[\p{L}\p{N})»”"]\s*[,;]?\s(?:and|und|et|e|y|en|i|и|та|ve|và|dan|va|és|és a)\s+$`)

// enumerates reports whether labels in a line count up what its sentence is
// about, "Describe its (a) aims, (b) methods, and (c) results.": choices are
// never joined so under an order, which may follow a question: "What is a tide? In
// your answer explain the (a) ...".
func enumerates(text string, row []flatten.Spot) bool {
	last, before := row[len(row)-1], text[:row[0].At]
	if i := strings.LastIndexAny(before, "?？"); i >= 0 {
		if order := strings.TrimLeft(before[i:], "?？"); flatten.CountWords(order, leastOrder) >= leastOrder {
			before = order
		}
	}
	return len(row) > 2 && beforeLast.MatchString(text[:last.At]) && !strings.ContainsAny(before, "?？_")
}

// leastOrder is how many words an order behind a question has at least.
const leastOrder = 2
