package vote

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// isCheckList reports whether nearly all of a document are headings without numbers
// over boxes, of which each has as many as there is to do, and nothing is asked: a
// test has boxes alike under what it asks.
func (r *Reader) isCheckList(ds []draft.Draft) bool {
	boxed, asking, fewest, most := 0, 0, 0, 0
	for _, d := range ds {
		if d.Labelled || d.HasAnswer() {
			return false
		}
		if r.Inquires(d) {
			asking++
		}
		n := len(d.Choices)
		if n == 0 || d.Choices[0].Label.Kind != lexicon.BoxLabel {
			continue
		}
		if boxed++; boxed == 1 {
			fewest = n
		}
		fewest, most = min(fewest, n), max(most, n)
	}
	return boxed >= leastBoxed && boxed*10 >= len(ds)*9 && asking*10 < len(ds) && most-fewest >= boxSpread
}

// A list of what is to do has at least so many headings, and under some so many boxes
// more than under others.
const (
	leastBoxed = 4
	boxSpread  = 3
)

// isLoneParagraph reports whether all that a document seems to ask is one long
// paragraph behind a number, the date of a letter or the number of a page, that does
// not begin with what it asks.
func (r *Reader) isLoneParagraph(ds []draft.Draft) bool {
	if len(ds) != 1 {
		return false
	}
	d := ds[0]
	if !d.Labelled || d.Label.Kind != line.PlainNumber || d.Label.Number == 1 || len(d.Choices) > 0 || d.HasAnswer() || len(d.Stem) < 2 {
		return false
	}
	first := d.Stem[0].Text
	return utf8.RuneCountInString(d.StemText()) > longLone && !lexicon.HasQuestionMark(first) && !r.Cued(first)
}

// longLone is how many characters of text at least are more than a question.
const longLone = 400

// listsSteps reports whether a draft is a chapter, "2.1", whose heading stands over a
// sentence that leads to steps, "It works like this:", 1 to 6, and asks nothing.
func (r *Reader) listsSteps(d draft.Draft) bool {
	n := len(d.Stem)
	if d.Label.Kind != line.DottedNumber || n < 2 || len(d.Choices) < 2 || d.Choices[0].Label.Kind != lexicon.DigitLabel || d.HasAnswer() || d.Single || d.Multiple || r.Inquires(d) {
		return false
	}
	for _, c := range d.Choices {
		if len(c.Marks) > 0 || c.Sign != "" {
			return false
		}
	}
	last := d.Stem[n-1].Text
	return strings.HasSuffix(last, ":") || strings.HasSuffix(last, "：")
}
