package recognize

import (
	"strings"
	"unicode/utf8"
)

// proseLength is how many characters an answer in prose has at least.
const proseLength = 90

// isFAQ reports whether a document answers all its questions itself, each in a
// paragraph of prose right behind it: it informs, and asks nothing.
func isFAQ(ds []draft) bool {
	answered := 0
	for _, d := range ds {
		if len(d.choices) > 0 || d.hasAnswer() || d.room > 0 || d.stemKey != "" || d.truth || bracketPoints.MatchString(d.stemText()) {
			return false
		}
		if answeredInProse(d.stem) {
			answered++
		}
	}
	return answered >= 2 && answered*4 >= len(ds)*3
}

// answeredInProse reports whether a first line that asks is followed by
// sentences that do not.
func answeredInProse(stem []line) bool {
	if len(stem) < 2 || !endsAsking(stem[0].text) {
		return false
	}
	length := 0
	for _, l := range stem[1:] {
		if l.kind != textLine || strings.ContainsAny(l.text, "?？؟") || hasBlank(l) {
			return false
		}
		length += utf8.RuneCountInString(l.text)
	}
	return length >= proseLength && endsSentence(stem[len(stem)-1].text)
}
