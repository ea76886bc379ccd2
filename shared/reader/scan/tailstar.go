package scan

import (
	"regexp"
	"strings"

	"formwright/shared/reader/layout"
)

// leastTailStars is how many lines must end with a star before a quotation mark at the
// end of others is one.
const leastTailStars = 2

// tailQuote is what engines read for a star behind a word, at its end or alone.
var tailQuote = regexp.MustCompile(`[”"’'“]$`)

// mendTailStars makes stars of the quotation marks that end lines, where lines end with
// stars and the line opens no quotation.
func mendTailStars(spans []layout.Span) {
	stars, from := 0, 0
	var quotes []int
	for i := range spans {
		if opens(spans, i) {
			from = i
		}
		if !closes(spans, i) {
			continue
		}
		switch text := spans[i].Text; {
		case strings.HasSuffix(text, "*"):
			stars++
		case tailQuote.MatchString(text) && quotesIn(spans[from:i+1]) == 1:
			quotes = append(quotes, i)
		}
	}
	if stars < leastTailStars {
		return
	}
	for _, i := range quotes {
		spans[i].Text = tailQuote.ReplaceAllString(spans[i].Text, "*")
	}
}

// quotesIn counts the quotation marks of words.
func quotesIn(words []layout.Span) (n int) {
	for _, w := range words {
		for _, r := range w.Text {
			if strings.ContainsRune("”\"’'“‘«»", r) {
				n++
			}
		}
	}
	return n
}
