package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds of a collection of questions that gives every answer in prose.
const (
	leastProse   = 5   // questions
	proseAverage = 80  // characters of an answer on the average
	askedTold    = 250 // of a question on the line of its answer
)

// toldAnswers leaves the questions of a collection alone that answers them in
// prose, as lists for interviews do: "What is X? X is ...". What stands behind a
// question answers it there; the points under the answer are no choices. Nearly
// all questions must be numbered and most be answered so, and none otherwise.
func (r *recognizer) toldAnswers(ds []draft) {
	told, numbered, known, length := 0, 0, 0, 0
	for i := range ds {
		d := &ds[i]
		if d.labelled {
			numbered++
		}
		n := r.toldBehind(*d)
		switch {
		case d.prose:
			told++
			length += proseAverage
		case r.isKnown(*d):
			known++
		case n > 0:
			told++
			length += n
		}
	}
	if told < leastProse || told*10 < len(ds)*6 || known*5 > len(ds) || numbered*10 < len(ds)*9 || length < told*proseAverage {
		return
	}
	for i := range ds {
		if d := &ds[i]; !d.prose && (r.toldBehind(*d) > 0 || !r.isKnown(*d)) {
			d.tell()
		}
	}
}

// isKnown reports whether anything but prose answers a question or is left for
// its answer.
func (r *recognizer) isKnown(d draft) bool {
	return d.hasAnswer() || d.stemKey != "" || d.truth || d.wordKind != "" || d.room > 0 || d.multiple || d.single || len(d.listed) > 0 || r.keyed(d) || isSigned(d.choices)
}

// isSigned reports whether a mark stands at a choice.
func isSigned(choices []draftChoice) bool {
	for _, c := range choices {
		if c.sign != "" || len(c.marks) > 0 || c.label.mark != "" {
			return true
		}
	}
	return false
}

// toldBehind is how many characters of prose answer a question, 0 for none.
// Lettered choices make it no such question.
func (r *recognizer) toldBehind(d draft) int {
	if len(d.stem) == 0 || d.stem[0].kind != textLine || len(d.choices) > 0 && !d.bullets && !d.plain && d.choices[0].label.kind == letterLabel {
		return 0
	}
	first := d.stem[0].text
	length := 0
	if at := askedInside(first); at > 0 {
		if rest := first[at:]; r.cued(rest) || hasQuestionMark(rest) || hasBlank(d.stem[0]) {
			return 0
		}
		length = utf8.RuneCountInString(first[at:])
	} else if !endsAsking(first) && !r.cued(first) || len(d.stem) < 2 {
		return 0
	}
	for i, l := range d.stem[1:] {
		if l.kind == textLine && (endsAsking(l.text) || hasBlank(l) || i == 0 && length == 0 && !saysMore(l.text)) {
			return 0
		}
		length += utf8.RuneCountInString(l.text)
	}
	for _, c := range d.choices {
		length += utf8.RuneCountInString(c.text())
	}
	return length
}

// saysMore reports whether a line says something in words: a sentence, or the lead
// of a list.
func saysMore(s string) bool {
	return len(strings.Fields(s)) >= 4 && (endsSentence(s) && !endsAsking(s) || strings.HasSuffix(strings.TrimRight(s, " "), ":") || utf8.RuneCountInString(s) >= proseLength)
}

// askedInside is where the answer begins in a line with its question, 0 when the
// line is no such.
func askedInside(s string) int {
	at := strings.IndexAny(s, "?؟")
	if at <= 0 || at > askedTold || endsAsking(s) {
		return 0
	}
	_, size := utf8.DecodeRuneInString(s[at:])
	rest := strings.TrimLeft(s[at+size:], " \t")
	first, _ := utf8.DecodeRuneInString(rest)
	if rest == "" || len(rest) == len(s[at+size:]) || unicode.IsPunct(first) && !strings.ContainsRune("\"“‘«", first) {
		return 0
	}
	return len(s) - len(rest)
}

// tell makes what stands behind the question its answer.
func (d *draft) tell() {
	if len(d.stem) == 0 || d.stem[0].kind != textLine {
		return
	}
	var behind []line
	if at := askedInside(d.stem[0].text); at > 0 {
		behind = append(behind, d.stem[0].from(at))
		d.stem[0] = d.stem[0].cut(0, at)
	}
	behind = append(behind, d.stem[1:]...)
	for _, c := range d.choices {
		behind = append(behind, c.lines...)
	}
	for _, l := range behind {
		d.notes = append(d.notes, note{class: modelWord, value: l, strong: len(d.notes) > 0})
	}
	d.stem = d.stem[:1:1]
	d.choices, d.bullets, d.plain = nil, false, false
}
