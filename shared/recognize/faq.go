package recognize

import (
	"unicode/utf8"
)

// proseLength is how many characters an answer in prose has at least.
const proseLength = 90

// isFAQ reports whether a document answers all its questions itself, each in a
// paragraph of prose right behind it: it informs, and asks nothing. Where its
// title says so, a short reply will do.
func isFAQ(ds []draft, kind paper) bool {
	answered := 0
	for _, d := range ds {
		if kind.faq && d.prose || kind.other && repliedTo(d.stem) {
			answered++
			continue
		}
		if kind.other && d.bullets {
			continue
		}
		if len(d.choices) > 0 || d.hasAnswer() || d.room > 0 || d.stemKey != "" || d.truth || bracketPoints.MatchString(d.stemText()) {
			return false
		}
		if answeredInProse(d.stem) {
			answered++
		}
	}
	return answered >= 2 && answered*4 >= len(ds)*3
}

// repliedTo reports whether a first line that asks is followed by a sentence.
func repliedTo(stem []line) bool {
	if len(stem) < 2 || !endsAsking(stem[0].text) {
		return false
	}
	last := stem[len(stem)-1].text
	return endsSentence(last) && !endsAsking(last)
}

// answeredInProse reports whether a first line that asks is followed by
// sentences that do not.
func answeredInProse(stem []line) bool {
	if len(stem) < 2 || !endsAsking(stem[0].text) {
		return false
	}
	length := 0
	for _, l := range stem[1:] {
		if l.kind != textLine || hasQuestionMark(l.text) || hasBlank(l) {
			return false
		}
		length += utf8.RuneCountInString(l.text)
	}
	return length >= proseLength && endsSentence(stem[len(stem)-1].text)
}
