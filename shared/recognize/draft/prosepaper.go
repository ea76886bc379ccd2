package draft

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// Bounds of what a question looks like where a document does not call itself a
// test.
const (
	askedLength   = 600  // characters of a stem
	loneLength    = 400  // of the only question of a document
	chapterStem   = 1000 // of a stem in a report or manual
	readingLength = 8000 // bytes of text that asks nothing
	WorthWords    = 6    // of a stem with its points: with fewer it is what a course is graded by
)

// OnlyProse reports whether the few drafts that seem to ask are sentences of a
// text: slides with a question here and there, lists of a manual, the chapters
// of a programme. levels are how surely each asks.
func (r *Reader) OnlyProse(p Parsed, levels []Level, kind Paper) bool {
	switch {
	case kind.Other:
		return r.reports(p.Drafts, levels)
	case kind.Test:
		return r.hardlyAsks(p.Drafts, levels)
	}
	return r.readsOn(p.Drafts, levels) || r.asksInPassing(p.Drafts)
}

// reports weighs the drafts of a report or a manual: lists under a sentence and
// whole chapters are no questions there.
func (r *Reader) reports(ds []Draft, levels []Level) bool {
	sure := 0
	for i, d := range ds {
		text := d.StemText()
		switch {
		case levels[i] != AsksSurely:
		case line.BracketPoints.MatchString(text) && (r.Inquires(d) || flatten.CountWords(text, WorthWords) >= WorthWords), d.Label.Kind == line.WordNumber && d.Label.Number > 0, !d.Bullets && utf8.RuneCountInString(text) <= chapterStem && (d.HasAnswer() || r.Inquires(d)):
			sure++
		}
	}
	return sure < 2 || sure*2 < len(ds)
}

// hardlyAsks reports whether a document that speaks of tests asks one thing at
// the most, and that under a list; or numbers its chapters: 1.1, 1.2, 2.1. Where
// nearly all of them order something they are tasks.
func (r *Reader) hardlyAsks(ds []Draft, levels []Level) bool {
	asking, plain, dotted, listed := 0, 0, 0, 0
	for i, d := range ds {
		if strings.Contains(strings.Trim(d.Label.Text, ". -–—)"), ".") && d.Label.Kind != line.WordNumber {
			dotted++
		}
		if levels[i] == AsksNothing {
			continue
		}
		asking++
		if d.Bullets || utf8.RuneCountInString(d.StemText()) > chapterStem {
			listed++
		}
		if !d.Bullets && levels[i] >= Offers {
			plain++
		}
	}
	switch {
	case dotted >= 5 && dotted*2 > len(ds):
		return plain*10 < len(ds)*3 && asking*10 < len(ds)*7
	case plain == 0 && len(ds) >= 3:
		return asking == 1 && listed == 1 || listed == asking && asking*3 <= len(ds) && mostlyListed(ds)
	}
	return false
}

// readsOn reports whether next to all of a document is text that asks nothing.
func (r *Reader) readsOn(ds []Draft, levels []Level) bool {
	sure, silent := 0, 0
	for i, d := range ds {
		switch n := len(d.StemText()); {
		case levels[i] == AsksNothing || n > readingLength:
			silent += n
		case levels[i] == AsksSurely:
			sure++
		}
	}
	return silent > readingLength && sure <= 3
}

// asksInPassing reports whether drafts without numbers, letters and marks are
// sentences of slides or notes: most of them do not end in what they ask.
func (r *Reader) asksInPassing(ds []Draft) bool {
	good := 0
	for _, d := range ds {
		fields := len(d.Choices) >= 2 && d.Choices[0].Label.List == flatten.FieldList
		if d.Labelled || d.lettered() || fields || d.Truth || d.StemKey != "" || d.WordKind == quiz.ByColour || d.WordKind == quiz.ByHighlight || d.Room >= 2 {
			return false
		}
		text := d.StemText()
		length := utf8.RuneCountInString(text)
		switch {
		case length > askedLength || len(d.Stem) == 0:
		case len(ds) == 1 && (length > loneLength || d.Bullets && len(d.Stem) > 1):
		case d.HasAnswer(), oneTicked(d), someTinted(d), IsTruthPair(d.Choices):
			good++
		case len(d.Choices) <= maxListed && len(d.Stem) <= 2 && (flatten.EndsAsking(text) || r.leavesGap(d)):
			if !repliesInPoints(d) && !namesItself(d) {
				good++
			}
		case len(d.Choices) >= 2 && len(d.Choices) <= maxListed && len(d.Stem) == 1 && (r.Cued(text) || strings.HasSuffix(text, ":")):
			good++
		}
	}
	return good*2 < len(ds)
}

// repliesInPoints reports whether a heading that asks stands over one or two bullets that
// are sentences: a slide that answers it.
func repliesInPoints(d Draft) bool {
	if !d.Bullets || len(d.Choices) >= 3 {
		return false
	}
	for _, c := range d.Choices {
		if t := c.Text(); utf8.RuneCountInString(t) < ProseLength || !answerkey.EndsSentence(t) {
			return false
		}
	}
	return len(d.Choices) > 0
}

// namesItself reports whether a bullet under a heading that asks repeats it: the path to a page
// on top of it.
func namesItself(d Draft) bool {
	text := strings.TrimSpace(d.StemText())
	return d.Bullets && slices.ContainsFunc(d.Choices, func(c Choice) bool { return strings.TrimSpace(c.Text()) == text })
}

// lettered reports whether a draft offers choices behind letters.
func (d Draft) lettered() bool {
	return len(d.Choices) >= 2 && !d.Bullets && !d.Plain && d.Choices[0].Label.Kind == lexicon.LetterLabel
}

// oneTicked reports whether one of several boxes under a stem is ticked.
func oneTicked(d Draft) bool {
	ticked := 0
	for _, c := range d.Choices {
		if c.Label.Kind != lexicon.BoxLabel {
			return false
		}
		if c.Label.Check == page.Checked {
			ticked++
		}
	}
	return ticked == 1 && len(d.Choices) >= 3 && len(d.Choices) <= maxListed
}

// someTinted reports whether some of the choices under a stem of one line, and not all,
// are coloured or highlighted.
func someTinted(d Draft) bool {
	if len(d.Stem) != 1 || len(d.Choices) < 2 || len(d.Choices) > maxListed {
		return false
	}
	for _, c := range d.Choices {
		for m := range c.Marks {
			if Strength(m.Kind) > Strength(quiz.ByBold) && len(Covered(d, m)) > 0 {
				return true
			}
		}
	}
	return false
}

// maxListed is how many choices a question has that shows no letters.
const maxListed = 8

// leavesGap reports whether a stem of one line has a gap among words.
func (r *Reader) leavesGap(d Draft) bool {
	if len(d.Stem) != 1 || !flatten.HasBlank(d.Stem[0]) {
		return false
	}
	return len(strings.Fields(d.Stem[0].Text)) >= 4 || !lexicon.IsASCII(d.Stem[0].Text)
}
