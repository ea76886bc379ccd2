package text

import (
	"regexp"
	"strings"
)

// leastLeaning is how many lines of a text stand in italics at the least where no other
// sign says that it is Markdown.
const leastLeaning = 3

var (
	leaningRE  = regexp.MustCompile(`^\*[^\s*][^*]*[^\s*]\*$`)
	letteredRE = regexp.MustCompile(`^\*\(?[A-Za-z][.)]\s`)
)

// leansThroughout reports whether every line that begins with a star ends with one, as
// whole lines in italics do. Single choices between stars are the right ones of a test,
// so the lines of choices must stand in a row.
func leansThroughout(lines []string) bool {
	leaning, lone, row := 0, 0, false
	for i, line := range lines {
		t := strings.TrimSpace(line)
		if !strings.HasPrefix(t, "*") {
			row = false
			continue
		}
		if !leaningRE.MatchString(t) {
			return false
		}
		leaning++
		next := i+1 < len(lines) && leaningRE.MatchString(strings.TrimSpace(lines[i+1]))
		if letteredRE.MatchString(t) && !row && !next {
			lone++
		}
		row = true
	}
	return leaning >= leastLeaning && lone == 0
}
