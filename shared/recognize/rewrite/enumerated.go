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
// never joined so under an order.
func enumerates(text string, row []flatten.Spot) bool {
	last := row[len(row)-1]
	return len(row) > 2 && beforeLast.MatchString(text[:last.At]) && !strings.ContainsAny(text[:row[0].At], "?？_")
}
