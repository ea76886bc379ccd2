package draft

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// ToldAnswers leaves the questions of a collection alone that answers them in
// prose, as lists for interviews do: "What is X? X is ...". What stands behind a
// question answers it there; the points under the answer are no choices. Nearly
// all questions must be numbered and most be answered so, and none otherwise;
// statements to judge are none of them.
func (r *Reader) ToldAnswers(ds []Draft) {
	told, topics, numbered, known, length, all, open := 0, 0, 0, 0, 0, 0, 0
	stopped := true // whoever answered did so up to a place, and no further
	for i := range ds {
		d := &ds[i]
		if d.Truth {
			continue
		}
		all++
		if d.Labelled {
			numbered++
		}
		n := r.toldBehind(*d)
		stopped = stopped && (open == 0 || n == 0 && !d.Prose)
		switch {
		case d.Prose:
			told++
			length += asks.ProseAverage
		case r.isKnown(*d):
			known++
		case n > 0:
			told++
			length += n
		case r.toldTopic(*d):
			topics++
		case len(d.Stem) == 1 && len(d.Choices) == 0:
			open++
		}
	}
	if open*3 > all && !stopped {
		open = 0
	}
	if topics > told {
		topics = 0
	}
	if asksAlike(ds) || told < asks.LeastProse || (told+topics)*10 < (all-open)*6 || (told+topics)*2 < all || known*5 > all || numbered*10 < all*9 || length < told*asks.ProseAverage {
		return
	}
	for i := range ds {
		if d := &ds[i]; !d.Prose && (r.toldBehind(*d) > 0 || !r.isKnown(*d)) {
			d.tell(r.answerInside(d.Stem))
		}
	}
}

// asksAlike reports whether most questions with something behind their question mark
// ask in the same words, as "Yes or no? The cat is asleep. Yes or no? The dog is out."
// do: what stands behind is what they ask about, and tells nothing.
func asksAlike(ds []Draft) bool {
	asked, all := map[string]bool{}, 0
	for i := range ds {
		if len(ds[i].Stem) == 0 {
			continue
		}
		if at := asks.AskedInside(ds[i].Stem[0].Text); at > 0 {
			asked[lexicon.Fold(ds[i].Stem[0].Text[:at])] = true
			all++
		}
	}
	return len(asked)*2 < all
}

// toldTopic reports whether a numbered line only names what the prose below it tells,
// "Phases of a test", as some do among questions.
func (r *Reader) toldTopic(d Draft) bool {
	if !d.Labelled || len(d.Stem) < 2 || r.isKnown(d) || len(d.Choices) > 0 && !d.Bullets || d.Stem[0].Kind != line.TextLine {
		return false
	}
	first := d.Stem[0].Text
	return answerkey.WidthOf(first) <= longestTopic && !answerkey.EndsSentence(first) && !flatten.HasBlank(d.Stem[0]) && saysMore(d.Stem[1].Text) &&
		!slices.ContainsFunc(d.Stem[1:], func(l line.Line) bool { return flatten.EndsAsking(l.Text) || flatten.HasBlank(l) })
}

// longestTopic is how wide the name of a topic is at most, in letters.
const longestTopic = 60

// isKnown reports whether anything but prose answers a question or is left for
// its answer.
func (r *Reader) isKnown(d Draft) bool {
	return d.HasAnswer() || d.StemKey != "" || d.Truth || d.WordKind != "" || d.Room > 0 || d.Multiple || d.Single || len(d.Listed) > 0 || r.Keyed(d) || IsSigned(d.Choices)
}

// IsSigned reports whether a mark stands at a choice.
func IsSigned(choices []Choice) bool {
	for _, c := range choices {
		if c.Sign != "" || len(c.Marks) > 0 || c.Label.Mark != "" {
			return true
		}
	}
	return false
}

// toldBehind is how many characters of prose answer a question, 0 for none.
// Lettered choices make it no such question.
func (r *Reader) toldBehind(d Draft) int {
	if len(d.Stem) == 0 || d.Stem[0].Kind != line.TextLine || len(d.Choices) > 0 && (!d.Bullets && !d.Plain && d.Choices[0].Label.Kind == lexicon.LetterLabel || d.Choices[0].Label.Kind == lexicon.BoxLabel) {
		return 0
	}
	first := d.Stem[0].Text
	length := 0
	if at := asks.AskedInside(first); at > 0 {
		rest := first[at:]
		ordered := len(d.Stem) > 1 && r.ordersBehind(rest) // and answered below
		if r.Cued(rest) && !ordered || lexicon.HasQuestionMark(rest) || flatten.HasBlank(d.Stem[0]) {
			return 0
		}
		if !ordered {
			length = utf8.RuneCountInString(rest)
		}
	} else if !flatten.EndsAsking(first) && !r.Cued(first) || len(d.Stem) < 2 {
		return 0
	}
	for i, l := range d.Stem[1:] {
		if l.Kind == line.TextLine && (flatten.EndsAsking(l.Text) || flatten.HasBlank(l) || i == 0 && length == 0 && !saysMore(l.Text)) {
			return 0
		}
		length += utf8.RuneCountInString(l.Text)
	}
	for _, c := range d.Choices {
		length += utf8.RuneCountInString(c.Text())
	}
	return length
}

// saysMore reports whether a line says something in words: a sentence, or the lead
// of a list.
func saysMore(s string) bool {
	return len(strings.Fields(s)) >= 4 && (answerkey.EndsSentence(s) && !flatten.EndsAsking(s) || strings.HasSuffix(strings.TrimRight(s, " "), ":") || utf8.RuneCountInString(s) >= ProseLength)
}

// answerInside is where the answer begins in the first line of a stem, 0 where it
// does not: an order behind the question belongs to it.
func (r *Reader) answerInside(stem []line.Line) int {
	if len(stem) == 0 {
		return 0
	}
	at := asks.AskedInside(stem[0].Text)
	if at > 0 && len(stem) > 1 && r.ordersBehind(stem[0].Text[at:]) {
		return 0
	}
	return at
}

// ordersBehind reports whether what stands behind a question mark begins with an order, a
// polite one too: "Please list three ways."
func (r *Reader) ordersBehind(rest string) bool {
	f := strings.TrimSpace(lexicon.Fold(rest))
	if m := polite.FindString(f); m != "" {
		f = f[len(m):]
	}
	return r.Asking.Begins(f) > 0
}

// polite is a word that begins a polite order, folded.
var polite = pattern.New(`^(?:please|bitte|veuillez|merci de|por favor,?|per favore,?|пожалуйста,?|будь ласка,?|lütfen|vui lòng|请|請)\s*`)

// tell makes what stands behind the question its answer: from a place in its first
// line on, or from the next line.
func (d *Draft) tell(at int) {
	if len(d.Stem) == 0 || d.Stem[0].Kind != line.TextLine {
		return
	}
	var behind []line.Line
	if at > 0 {
		behind = append(behind, d.Stem[0].From(at))
		d.Stem[0] = d.Stem[0].Cut(0, at)
	}
	behind = append(behind, d.Stem[1:]...)
	for _, c := range d.Choices {
		behind = append(behind, c.Lines...)
	}
	for _, l := range behind {
		d.Notes = append(d.Notes, line.Note{Class: lexicon.ModelWord, Value: l, Strong: len(d.Notes) > 0})
	}
	d.Stem = d.Stem[:1:1]
	d.Choices, d.Bullets, d.Plain = nil, false, false
}
