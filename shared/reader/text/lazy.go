package text

import (
	"regexp"
	"strconv"
	"strings"

	"formwright/shared/page"
)

// orderedRE is an entry of a numbered list in Markdown.
var orderedRE = regexp.MustCompile(`^(\d{1,3})\.[ \t]+(\S.*)$`)

// lazyPairs is how many entries numbered 1 must follow one another for a
// document to leave the counting to Markdown.
const lazyPairs = 3

// isLazy reports whether the entries of lists are all typed as "1.", which
// Markdown shows as 1, 2, 3.
func isLazy(lines []string) bool {
	pairs, last := 0, ""
	for _, l := range lines {
		m := orderedRE.FindStringSubmatch(l)
		switch {
		case m != nil:
			if m[1] == "1" && last == "1" {
				pairs++
			}
			last = m[1]
		case strings.TrimSpace(l) != "" && l[0] != ' ' && l[0] != '\t':
			last = ""
		}
	}
	return pairs >= lazyPairs
}

// lazyNumber gives an entry of such a list the number it is shown with; other
// text at the margin ends the list.
func (r *reader) lazyNumber(p *page.Paragraph, body string) string {
	m := orderedRE.FindStringSubmatch(body)
	if m == nil || p.Indent > 0 {
		if body != "" && p.Indent == 0 {
			r.shown = 0
		}
		return body
	}
	n, _ := strconv.Atoi(m[1])
	if r.shown > 0 && n == 1 {
		n = r.shown + 1
	}
	r.shown = n
	p.Label = &page.Label{Text: strconv.Itoa(n) + ".", Format: page.Decimal, Number: n, List: "1."}
	return m[2]
}
