package draft

import (
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// ProseLength is how many characters an answer in prose has at least.
const ProseLength = 90

// IsFAQ reports whether a document answers all its questions itself, each in a
// paragraph of prose right behind it: it informs, and asks nothing. Where its
// title says so, a short reply will do, or one behind the word for an answer.
func IsFAQ(ds []Draft, kind Paper) bool {
	if !kind.Faq && listsOn(ds) {
		return false
	}
	answered := 0
	for _, d := range ds {
		if kind.Faq && (d.Prose || len(d.Choices) == 0 && d.Room == 0 && d.HasAnswer()) || kind.Other && repliedTo(d.Stem) {
			answered++
			continue
		}
		if kind.Other && d.Bullets {
			continue
		}
		if len(d.Choices) > 0 || d.HasAnswer() || d.Room > 0 || d.StemKey != "" || d.Truth || line.BracketPoints.MatchString(d.StemText()) {
			return false
		}
		if answeredInProse(d.Stem) {
			answered++
		}
	}
	return answered >= 2 && answered*4 >= len(ds)*3
}

// leastListedOn is how many questions in one count are more than people ask about
// a product: they are what an examiner asks, with model answers.
const leastListedOn = 20

// listsOn reports whether so many questions count on from first to last.
func listsOn(ds []Draft) bool {
	on := 0
	for i, d := range ds {
		if i > 0 && d.Labelled && d.Label.Number == ds[i-1].Label.Number+1 {
			on++
		}
	}
	return len(ds) >= leastListedOn && on*10 >= len(ds)*9
}

// repliedTo reports whether a first line that asks is followed by a sentence.
func repliedTo(stem []line.Line) bool {
	if len(stem) < 2 || !flatten.EndsAsking(stem[0].Text) {
		return false
	}
	last := stem[len(stem)-1].Text
	return answerkey.EndsSentence(last) && !flatten.EndsAsking(last)
}

// answeredInProse reports whether a first line that asks is followed by
// sentences that do not.
func answeredInProse(stem []line.Line) bool {
	if len(stem) < 2 || !flatten.EndsAsking(stem[0].Text) {
		return false
	}
	length := 0
	for _, l := range stem[1:] {
		if l.Kind != line.TextLine || lexicon.HasQuestionMark(l.Text) || flatten.HasBlank(l) {
			return false
		}
		length += utf8.RuneCountInString(l.Text)
	}
	return length >= ProseLength && answerkey.EndsSentence(stem[len(stem)-1].Text)
}
