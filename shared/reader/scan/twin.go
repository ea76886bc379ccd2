package scan

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"formwright/shared/reader/layout"
)

// twin is a label whose letter an engine read twice, "c¢)", "cc)", "Db)", or as a sign,
// "¢)", perhaps with the word behind it.
var twin = regexp.MustCompile(`^«?([A-Za-z¢©€]?[A-Za-z¢©€]|[@¢©€])([.)\]])(\S*)$`)

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
		if m == nil {
			continue
		}
		next := last.step(1)
		alone := utf8.RuneCountInString(m[1]) == 1 && at >= 0 && spans[at].Block != spans[i].Block // on another line it may be anything
		if at < 0 || i-at > near || alone || m[2] != last.after || !mayBe(m[1], next) {
			if next = firstOf(spans, i); !next.valid() || m[2] != next.after || !mayBe(m[1], next) {
				continue
			}
		}
		spans[i].Text = strings.TrimSpace(next.text() + " " + m[3])
		last, at = next, i
	}
}

// firstOf is the first label of the row whose second stands on the line that a word
// opens; one that is not valid where there is none.
func firstOf(spans []layout.Span, i int) label {
	if !opens(spans, i) {
		return label{}
	}
	for k := i + 1; k < len(spans) && !opens(spans, k); k++ {
		if l, ok := parseLabel(spans[k].Text); ok {
			if l.value == 2 {
				return l.step(-1)
			}
			break
		}
	}
	return label{}
}

// mayBe reports whether signs are the letter of a label, in any case, or what engines
// take it for.
func mayBe(signs string, l label) bool {
	if !l.valid() {
		return false
	}
	for _, sign := range signs {
		if !strings.EqualFold(string(sign), l.core()) && !strings.ContainsRune(lookalikes(l.core()), sign) && !(sign == 'D' && l.core() == "b") {
			return false
		}
	}
	return true
}
