package scan

import (
	"regexp"
	"strconv"
	"strings"

	"formwright/shared/reader/layout"
)

var (
	numbered   = regexp.MustCompile(`^Q\d{1,2}[.:)]*$`)
	likeNumber = regexp.MustCompile(`^Q[lI|!][.:)]*$`)
	headEnd    = regexp.MustCompile(`^[^\p{L}\d]*(?:Q?(?:u?e?s)?t)?[if]?on$`)
	headNumber = regexp.MustCompile(`^No\.?(\d{1,2}|[lI|!])?[.:,]?$`)
	ownNumber  = regexp.MustCompile(`^(?:\d{1,2}|[lI|!J])[.:,]?$`)
	worths     = regexp.MustCompile(`^\(\d\+\d\)[.:]?$`)
	likeWorths = regexp.MustCompile(`^\(\d4\d\)[.:]?$`)
)

// mendHeads corrects the heads of questions that stand on a page with others of
// their kind: "Ql." above "Q2." is "Q1.", "tion No I." above "Question No 2." has
// a pen's stroke through its first letters, and "(443)" by "(4+6)" is a sum.
func mendHeads(spans []layout.Span) {
	qs, nos, sums := 0, 0, 0
	for i, w := range spans {
		switch {
		case worths.MatchString(w.Text):
			sums++
		case !opens(spans, i):
		case numbered.MatchString(w.Text):
			qs++
		case w.Text == "Question" && headed(spans, i), headEnd.MatchString(w.Text) && headed(spans, i):
			nos++
		}
	}
	last := 0
	for i, w := range spans {
		switch {
		case sums > 0 && likeWorths.MatchString(w.Text):
			spans[i].Text = w.Text[:2] + "+" + w.Text[3:]
		case !opens(spans, i):
		case qs > 0 && likeNumber.MatchString(w.Text):
			spans[i].Text = "Q1" + w.Text[2:]
		case nos > 1 && headed(spans, i) && (w.Text == "Question" || headEnd.MatchString(w.Text)):
			spans[i].Text = "Question"
			last = mendHeadNumber(spans[i+1:], last+1)
		}
	}
}

// headed reports whether "No" and a number stand behind a word on its line.
func headed(spans []layout.Span, i int) bool {
	if i+1 == len(spans) || opens(spans, i+1) {
		return false
	}
	m := headNumber.FindStringSubmatch(spans[i+1].Text)
	return m != nil && (m[1] != "" || i+2 < len(spans) && !opens(spans, i+2) && ownNumber.MatchString(spans[i+2].Text))
}

// mendHeadNumber parts "No2." and makes digits of the signs that look like one, or
// the next number of what is none. It answers the number.
func mendHeadNumber(spans []layout.Span, next int) int {
	at, text := 0, strings.TrimPrefix(spans[0].Text, "No")
	before := "No "
	if text = strings.TrimPrefix(text, "."); text == "" {
		at, text, before = 1, spans[1].Text, ""
	}
	digits := strings.TrimRight(text, ".:,")
	end := strings.ReplaceAll(text[len(digits):], ",", ".")
	if strings.ContainsAny(digits, "lI|!") {
		digits = "1"
	}
	number, err := strconv.Atoi(digits)
	if err != nil {
		number = next
	}
	spans[at].Text = before + strconv.Itoa(number) + end
	return number
}
