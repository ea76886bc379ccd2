package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
)

// wrappedChoice is how many characters a choice has at least before its line is
// broken by hand.
const wrappedChoice = 35

// tagsWhole joins choices behind tags that were broken into two lines by hand:
// the second begins in small letters, right between two tags of choices.
func tagsWhole(lines []line) []line {
	var out []line
	for i := range lines {
		if out == nil && wrapsTag(lines, i) {
			out = append(make([]line, 0, len(lines)), lines[:i]...)
		}
		if out == nil {
			continue
		}
		if !wrapsTag(lines, i) {
			out = append(out, lines[i])
			continue
		}
		last := len(out) - 1
		runs := append(append([]page.Run(nil), out[last].runs...), page.Run{Text: " "})
		out[last] = newLine(out[last], append(runs, lines[i].runs...))
	}
	if out == nil {
		return lines
	}
	return out
}

// wrapsTag reports whether line i goes on with the choice on the line before it.
func wrapsTag(lines []line, i int) bool {
	if i == 0 || i+1 >= len(lines) || !isTagged(lines[i-1]) || !isTagged(lines[i+1]) {
		return false
	}
	l := lines[i]
	if l.kind != textLine || l.label != nil || l.gap || utf8.RuneCountInString(lines[i-1].text) < wrappedChoice || endsSentence(lines[i-1].text) || strings.HasSuffix(lines[i-1].text, ";") {
		return false
	}
	if p, _ := (tagCode{}).read(l); p != plainPart {
		return false
	}
	return unicode.IsLower(firstRune(l.text))
}

func isTagged(l line) bool {
	if l.kind != textLine || l.label != nil {
		return false
	}
	p, _ := (tagCode{}).read(l)
	return p >= rightPart && p != skippedPart
}
