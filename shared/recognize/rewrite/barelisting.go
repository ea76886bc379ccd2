package rewrite

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// barelyListed is a line of a program behind its bare number, as a typesetter
// prints listings, with nothing on an empty line.
var barelyListed = pattern.New(`^(\d{1,3})(?:[\t ]\s*|$)`)

// Bounds of such a listing.
const (
	leastListing = 6 // lines
	shortListing = 3 // lines between a question that has a sign behind its number and choices with letters
)

// BareListings takes the bare numbers beside the lines of a program for no
// labels: they count from one, and most of what they stand beside is code.
func BareListings(lines []line.Line) []line.Line {
	for i := 0; i < len(lines); {
		end := bareListing(lines, i)
		if end-i < leastListing && !isShortListing(lines, i, end) {
			i++
			continue
		}
		for k := i; k < end; k++ {
			at := barelyListed.FindStringSubmatchIndex(lines[k].Text)
			runs := append([]page.Run{{Text: lines[k].Text[at[2]:at[3]] + "| "}}, lines[k].From(at[1]).Runs...)
			lines[k] = line.NewLine(lines[k], runs)
		}
		i = end
	}
	return lines
}

// bareListing is where the listing that begins at i ends; i where none does.
func bareListing(lines []line.Line, i int) int {
	code, texts, end := 0, 0, i
	if i >= len(lines) || !strings.HasPrefix(lines[i].Text, "1") {
		return i
	}
	for ; end < len(lines); end++ {
		l := lines[end]
		if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || !lexicon.IsDigit(l.Text[0]) {
			break
		}
		if n, _ := strconv.Atoi(l.Text[:line.DigitsLength(l.Text)]); n != end-i+1 {
			break
		}
		m := barelyListed.FindStringSubmatchIndex(l.Text)
		if m == nil {
			break
		}
		if rest := strings.TrimSpace(l.Text[m[1]:]); rest != "" {
			texts++
			if answerkey.ListedCode.MatchString(rest) {
				code++
			}
		}
	}
	if texts < leastListing/2 && end-i >= leastListing || texts < leastListing/3 || code*10 < texts*6 {
		return i
	}
	return end
}

// isShortListing reports whether the few lines from i to end are a program: a numbered question
// stands right before them and lettered choices begin right behind them, or one of their
// numbers has nothing beside it.
func isShortListing(lines []line.Line, i, end int) bool {
	if end-i < shortListing || i == 0 {
		return false
	}
	if q, ok := lines[i-1].NumberLabel(); !ok || q.Delim == line.BareDelim || q.Delim == line.GluedDelim {
		return false
	}
	for _, l := range lines[i:end] {
		if len(l.Text) == line.DigitsLength(l.Text) {
			return true
		}
	}
	if end >= len(lines) {
		return false
	}
	c, ok := lines[end].ChoiceLabel()
	return ok && c.Kind == lexicon.LetterLabel
}
