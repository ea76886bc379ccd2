package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// Bounds of what a question looks like where a document does not call itself a
// test.
const (
	askedLength   = 600  // characters of a stem
	loneLength    = 400  // of the only question of a document
	chapterStem   = 1000 // of a stem in a report or manual
	readingLength = 8000 // bytes of text that asks nothing
	worthWords    = 6    // of a stem with its points: with fewer it is what a course is graded by
)

// onlyProse reports whether the few drafts that seem to ask are sentences of a
// text: slides with a question here and there, lists of a manual, the chapters
// of a programme. levels are how surely each asks.
func (r *recognizer) onlyProse(p parsed, levels []level, kind paper) bool {
	switch {
	case kind.other:
		return r.reports(p.drafts, levels)
	case kind.test:
		return r.hardlyAsks(p.drafts, levels)
	}
	return r.readsOn(p.drafts, levels) || r.asksInPassing(p.drafts)
}

// reports weighs the drafts of a report or a manual: lists under a sentence and
// whole chapters are no questions there.
func (r *recognizer) reports(ds []draft, levels []level) bool {
	sure := 0
	for i, d := range ds {
		text := d.stemText()
		switch {
		case levels[i] != asksSurely:
		case bracketPoints.MatchString(text) && (r.inquires(d) || countWords(text, worthWords) >= worthWords), d.label.kind == wordNumber && d.label.number > 0, !d.bullets && utf8.RuneCountInString(text) <= chapterStem && (d.hasAnswer() || r.inquires(d)):
			sure++
		}
	}
	return sure < 2 || sure*2 < len(ds)
}

// hardlyAsks reports whether a document that speaks of tests asks one thing at
// the most, and that under a list; or numbers its chapters: 1.1, 1.2, 2.1.
func (r *recognizer) hardlyAsks(ds []draft, levels []level) bool {
	asking, plain, dotted, listed := 0, 0, 0, 0
	for i, d := range ds {
		if strings.Contains(strings.Trim(d.label.text, ". "), ".") && d.label.kind != wordNumber {
			dotted++
		}
		if levels[i] == asksNothing {
			continue
		}
		asking++
		if d.bullets || utf8.RuneCountInString(d.stemText()) > chapterStem {
			listed++
		}
		if !d.bullets && levels[i] >= offers {
			plain++
		}
	}
	switch {
	case dotted >= 5 && dotted*2 > len(ds):
		return plain*10 < len(ds)*3
	case plain == 0 && len(ds) >= 3:
		return asking == 1 && listed == 1 || listed == asking && asking*3 <= len(ds) && mostlyListed(ds)
	}
	return false
}

// readsOn reports whether next to all of a document is text that asks nothing.
func (r *recognizer) readsOn(ds []draft, levels []level) bool {
	sure, silent := 0, 0
	for i, d := range ds {
		switch n := len(d.stemText()); {
		case levels[i] == asksNothing || n > readingLength:
			silent += n
		case levels[i] == asksSurely:
			sure++
		}
	}
	return silent > readingLength && sure <= 3
}

// asksInPassing reports whether drafts without numbers, letters and marks are
// sentences of slides or notes: most of them do not end in what they ask.
func (r *recognizer) asksInPassing(ds []draft) bool {
	good := 0
	for _, d := range ds {
		lettered := len(d.choices) >= 2 && !d.bullets && !d.plain && d.choices[0].label.kind == letterLabel
		if d.labelled || lettered || d.truth || d.stemKey != "" || d.wordKind == quiz.ByColour || d.wordKind == quiz.ByHighlight || d.room >= 2 {
			return false
		}
		text := d.stemText()
		length := utf8.RuneCountInString(text)
		switch {
		case length > askedLength || len(d.stem) == 0:
		case len(ds) == 1 && (length > loneLength || d.bullets && len(d.stem) > 1):
		case d.hasAnswer(), oneTicked(d), isTruthPair(d.choices):
			good++
		case len(d.choices) <= maxListed && len(d.stem) <= 2 && (endsAsking(text) || r.leavesGap(d)):
			good++
		case len(d.choices) >= 2 && len(d.choices) <= maxListed && len(d.stem) == 1 && (r.cued(text) || strings.HasSuffix(text, ":")):
			good++
		}
	}
	return good*2 < len(ds)
}

// oneTicked reports whether one of several boxes under a stem is ticked.
func oneTicked(d draft) bool {
	ticked := 0
	for _, c := range d.choices {
		if c.label.kind != boxLabel {
			return false
		}
		if c.label.check == page.Checked {
			ticked++
		}
	}
	return ticked == 1 && len(d.choices) >= 3 && len(d.choices) <= maxListed
}

// maxListed is how many choices a question has that shows no letters.
const maxListed = 8

// leavesGap reports whether a stem of one line has a gap among words.
func (r *recognizer) leavesGap(d draft) bool {
	if len(d.stem) != 1 || !hasBlank(d.stem[0]) {
		return false
	}
	return len(strings.Fields(d.stem[0].text)) >= 4 || !isASCII(d.stem[0].text)
}
