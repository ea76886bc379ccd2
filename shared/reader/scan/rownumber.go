package scan

import (
	"regexp"
	"strconv"

	"formwright/shared/reader/layout"
)

var (
	bareDigits   = regexp.MustCompile(`^\d{1,2}$`)
	sectionFirst = regexp.MustCompile(`^[IVX]{1,4}[.)]$`)
)

// mendRowNumbers gives back its stop to the first number of a row of answers that count
// on, at the beginning of a line or behind the number of a section: "II. 1 true
// 2. false".
func mendRowNumbers(spans []layout.Span) {
	for _, l := range linesOf(spans) {
		at := 0
		if sectionFirst.MatchString(l[0].Text) {
			at = 1
		}
		if at+2 >= len(l) || !bareDigits.MatchString(l[at].Text) {
			continue
		}
		number, _ := strconv.Atoi(l[at].Text)
		if next, ok := firstNumber(l[at+1:]); ok && next.before == "" && next.value == number+1 {
			next.value = number
			l[at].Text = next.text()
		}
	}
}

// firstNumber is the first label with a number among words.
func firstNumber(words []layout.Span) (label, bool) {
	for _, w := range words {
		if l, ok := parseLabel(w.Text); ok && l.kind == '1' {
			return l, true
		}
	}
	return label{}, false
}
