package scan

import (
	"regexp"

	"formwright/shared/reader/layout"
)

var (
	taskNumber   = regexp.MustCompile(`^\d{1,2}[.)]$`)
	misreadFirst = regexp.MustCompile(`^\((?:[248@]|&|©)\)$`) // of "(a)"
	partLetter   = regexp.MustCompile(`^\([a-z\d]\)$`)
)

// mendFirstParts gives back the letter of the first part of a task, "1. (2)", where the
// next line that begins with a sign in brackets begins with "(b)".
func mendFirstParts(spans []layout.Span) {
	for i := 1; i < len(spans); i++ {
		if !misreadFirst.MatchString(spans[i].Text) || !opens(spans, i-1) || opens(spans, i) || !taskNumber.MatchString(spans[i-1].Text) {
			continue
		}
		for k := i + 1; k < len(spans); k++ {
			if opens(spans, k) && (partLetter.MatchString(spans[k].Text) || taskNumber.MatchString(spans[k].Text)) {
				if spans[k].Text == "(b)" {
					spans[i].Text = "(a)"
				}
				break
			}
		}
	}
}
