package draft

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// NumberedParts finds the questions with choices that one label leads to and
// that have numbers of their own, once it is known which labels ask.
func NumberedParts(ds []Draft) {
	for i := 0; i < len(ds); {
		end := i + 1
		for end < len(ds) && ds[end].extra {
			end++
		}
		group := ds[i:end]
		if label, head := ds[i].Label, ds[i].head; len(group) > 1 && ds[i].Labelled && head != nil && numberParts(group) {
			if label.Kind != line.RomanNumber || !sectionParts(group, head) {
				labelParts(group, label)
			}
		}
		i = end
	}
}

// numberParts reads several questions with choices between two labels, numbered
// from 1 under what stands behind the first label, "Exercise 2: Tick. 1. ... 2.
// ...", as parts of one. It reports whether they are.
func numberParts(ds []Draft) bool {
	at, first := 0, line.QuestionLabel{}
	for i, l := range ds[0].Stem {
		if q, ok := innerNumber(l); ok && q.Number == 1 {
			at, first = i, q
		}
	}
	if first.Number != 1 {
		return false
	}
	labels := []line.QuestionLabel{first}
	for i, d := range ds[1:] {
		if len(d.Stem) == 0 {
			return false
		}
		q, ok := innerNumber(d.Stem[0])
		if !ok || q.Number != i+2 {
			return false
		}
		labels = append(labels, q)
	}
	ds[0].Shared, ds[0].Stem = ds[0].Stem[:at], ds[0].Stem[at:]
	for i := range ds {
		q := labels[i]
		ds[i].Part, ds[i].Labelled, ds[i].extra, ds[i].Label = true, true, false, line.QuestionLabel{Kind: line.PlainNumber, Text: q.Text}
		ds[i].Stem = append([]line.Line{ds[i].Stem[0].From(q.End)}, ds[i].Stem[1:]...)
		ds[i].Stem[0].Label = nil
	}
	return true
}

// innerNumber is the plain number with a sign behind it that a line begins with.
func innerNumber(l line.Line) (line.QuestionLabel, bool) {
	if l.Inside {
		return line.QuestionLabel{}, false
	}
	if l.Label != nil && l.Label.List == line.PartsList {
		return line.QuestionLabel{Kind: line.PlainNumber, Number: l.Label.Number, Text: l.Label.Text}, true
	}
	if l.Label != nil {
		q, ok := line.AutoNumber(*l.Label, lexicon.Vocabulary{})
		return q, ok && q.Kind == line.PlainNumber
	}
	q, ok := l.QuestionLabelTyped()
	return q, ok && q.Kind == line.PlainNumber
}

// sectionParts makes the questions numbered from 1 under a Roman number the
// questions of a section, "II. True or false: 1. ... 2. ...": the number and what
// stands behind it are the section's title.
func sectionParts(ds []Draft, head Token) bool {
	labels := make([]line.QuestionLabel, len(ds))
	for i, d := range ds {
		q, ok := line.NumberLabel(d.Label.Text + ". x")
		if !d.Part || !ok || q.Kind != line.PlainNumber || q.Number != i+1 {
			return false
		}
		q.Text = d.Label.Text
		labels[i] = q
	}
	ds[0].Prelude = append(append(ds[0].Prelude, head.Line), ds[0].Shared[min(1, len(ds[0].Shared)):]...)
	ds[0].Shared = nil
	for i := range ds {
		ds[i].Part, ds[i].Label = false, labels[i]
	}
	return true
}

// tasksInSection reports whether every number under a Roman one asks or orders
// something: they are the questions of a section.
func (r *Reader) tasksInSection(d Draft) bool {
	for _, c := range d.Choices {
		if text := strings.TrimSpace(c.Text()); c.Label.Kind != lexicon.DigitLabel || !r.asksWhole(text) && !r.ordersWhole(text) {
			return false
		}
	}
	return true
}

// loneInSection reads a section with a single question, "V. Essay: 1. ...".
func loneInSection(ds []Draft, head Token) bool {
	d := &ds[0]
	if len(ds) > 1 || d.Part {
		return false
	}
	for k := 1; k < len(d.Stem); k++ {
		q, ok := innerNumber(d.Stem[k])
		if !ok || q.Number != 1 {
			continue
		}
		d.Prelude = append(append(d.Prelude, head.Line), d.Stem[1:k]...)
		d.Stem = append([]line.Line{d.Stem[k].From(q.End)}, d.Stem[k+1:]...)
		d.Label, d.Labelled = q, true
		return true
	}
	return false
}

// isTitled reports whether the stem is nothing but the title of a section, and what
// that is worth: "5 Memory (8 pts)".
func isTitled(d Draft) bool {
	const most = 4 // words
	if len(d.Stem) != 1 || d.Stem[0].Kind != line.TextLine {
		return false
	}
	text := strings.TrimSpace(line.BracketPoints.ReplaceAllString(d.Stem[0].Text, ""))
	last, _ := utf8.DecodeLastRuneInString(text)
	return rewrite.HasWords(text) && !strings.ContainsRune(":：.?？!,;", last) && len(strings.Fields(text)) <= most
}
