package scan

import (
	"regexp"
	"strings"

	"formwright/shared/reader/layout"
)

// twin is a label whose letter an engine read twice, "c¢)", "cc)", "Db)", perhaps with
// the word behind it.
var twin = regexp.MustCompile(`^«?([A-Za-z¢©€])([A-Za-z¢©€])([.)\]])(\S*)$`)

// mendTwins makes one letter of such a label where it is the next behind the last label
// before it: "a) 6 b) 7 c¢) 8" has a c.
func mendTwins(spans []layout.Span) {
	const near = 12 // words of a choice
	var last label
	at := -1
	for i := range spans {
		if l, ok := parseLabel(spans[i].Text); ok {
			last, at = l, i
			continue
		}
		m := twin.FindStringSubmatch(spans[i].Text)
		if m == nil || at < 0 || i-at > near || m[3] != last.after {
			continue
		}
		next := last.step(1)
		if !next.valid() || !mayBe(m[1], next) || !mayBe(m[2], next) {
			continue
		}
		spans[i].Text = strings.TrimSpace(next.text() + " " + m[4])
		last, at = next, i
	}
}

// mayBe reports whether a sign is the letter of a label, in any case, or one that
// engines take it for.
func mayBe(sign string, l label) bool {
	return strings.EqualFold(sign, l.core()) || strings.Contains(lookalikes(l.core()), sign) || sign == "D" && l.core() == "b"
}
