package scan

import (
	"regexp"
	"strings"

	"formwright/shared/reader/layout"
)

// mendWords corrects what engines misread in words of tests whatever stands
// around them: "a.—" is "a.-", the ¢ of "Answer: ¢" is a c.
func mendWords(spans []layout.Span) {
	for i := range spans {
		text := spans[i].Text
		switch core := strings.Trim(text, "().,;[]"); {
		case longDash.MatchString(text):
			spans[i].Text = strings.TrimRight(text, "—–") + "-"
		case (core == "¢" || core == "©" || core == "€") && !opens(spans, i) && strings.HasSuffix(spans[i-1].Text, ":"):
			spans[i].Text = strings.Replace(text, core, "c", 1)
		}
	}
}

var (
	longDash = regexp.MustCompile(`^([A-Za-z]|\d{1,3})[.)]?[—–]$`)
	starred  = regexp.MustCompile(`^[*+]["“«']?([(\[]?(?:[A-Za-z]|\d{1,3}|[©¢€@®])[.):\]])$`)
)

// liftStars takes the stars of right choices, which are read as plus signs too,
// off their labels, so that labels compare with each other, and answers how to
// put them back.
func liftStars(spans []layout.Span) (back func()) {
	var lifted []int
	for i := range spans {
		if m := starred.FindStringSubmatch(spans[i].Text); m != nil && opens(spans, i) {
			spans[i].Text = m[1]
			lifted = append(lifted, i)
		}
	}
	return func() {
		for _, i := range lifted {
			spans[i].Text = "*" + spans[i].Text
		}
	}
}
