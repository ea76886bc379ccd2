package draft

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

const (
	// leastBoldHeads is how many bold questions over their answers a collection has.
	leastBoldHeads = 5
	// fewBoldHeads is how many it has where every one asks and has long prose below.
	fewBoldHeads = 3
)

// BoldHeads reads collections that answer their questions at length: each stands
// in bold, or all in one colour, numbered through the document or a section, over
// plain paragraphs and lists. All that stands below one up to the next is its answer,
// what is numbered or ends with a question mark in there included.
func (r *Reader) BoldHeads(ds []Draft) []Draft {
	room := 0
	for _, d := range ds {
		if d.Part {
			return ds
		}
		if d.Room > 0 {
			room++
		}
	}
	if room*8 > len(ds) {
		return ds
	}
	for _, look := range headLooks(ds) {
		look.roomy = room > 0
		if out := r.headRows(ds, look); out != nil {
			return out
		}
	}
	return ds
}

// PricedHeads reads such collections whose questions say what they are worth, before it
// is weighed whether the drafts ask at all: their answers are as much text as a report.
func (r *Reader) PricedHeads(ds []Draft) []Draft {
	priced := 0
	for _, d := range ds {
		if d.Labelled && len(d.Stem) > 1 && d.Stem[0].IsBold() && line.BracketPoints.MatchString(d.Stem[0].Text) {
			priced++
		}
	}
	if priced < leastBoldHeads {
		return ds
	}
	return r.BoldHeads(ds)
}

// headLook tells the lines that are set as questions are.
type headLook struct {
	set      func(line.Line) bool
	coloured bool
	roomy    bool // the document has what looks like room for an answer
}

// enough reports whether so many questions of a row ask in words and are answered in
// prose. Nobody chooses a colour for nothing: under one, few need ask. Where lists
// may be choices, and dots room or part of an answer, prose tells. Where half of them say
// what they are worth, the others may ask at the end of a story.
func (look headLook) enough(heads, asking, prose, priced int) bool {
	if (look.coloured || look.roomy) && prose*2 < heads {
		return false
	}
	return asking*4 >= heads*3 || priced >= leastBoldHeads && priced*2 >= heads || look.coloured && asking*3 >= heads
}

// headLooks are the ways in which questions may be set apart from their answers:
// bold, and the colour that most questions begin with.
func headLooks(ds []Draft) []headLook {
	out := []headLook{{set: line.Line.IsBold}}
	colours := map[rewrite.Mark]int{}
	for _, d := range ds {
		for m := range headColours(d.Stem) {
			if colours[m]++; colours[m]*2 > len(ds) {
				return append(out, headLook{set: func(l line.Line) bool { return headColours([]line.Line{l})[m] }, coloured: true})
			}
		}
	}
	return out
}

// headColours are the colours of the first line of a stem.
func headColours(stem []line.Line) map[rewrite.Mark]bool {
	if len(stem) == 0 {
		return nil
	}
	out := MarksOf(Choice{Lines: stem[:1]})
	maps.DeleteFunc(out, func(m rewrite.Mark, _ bool) bool { return m.Kind != quiz.ByColour })
	return out
}

// headRows reads the drafts under one look, nil where no row of them is such a
// collection.
func (r *Reader) headRows(ds []Draft, look headLook) []Draft {
	var out []Draft // nil as long as all stay as they are
	from, last, outer, inner := 0, 0, 0, ""
	row := func(to int) {
		inner = ""
		read := r.boldRow(ds[from:to], look)
		if read != nil && out == nil {
			out = append(make([]Draft, 0, len(ds)), ds[:from]...)
		}
		if read == nil && out != nil {
			read = ds[from:to]
		}
		out = append(out, read...)
		from = to
	}
	for i, d := range ds {
		head := look.starts(d)
		switch {
		case head && inner == "" && d.Label.Auto && d.Label.Number == 1 && i > 0 && listGoesOn(ds[i+1:], ds[i-1].Label, d.Label.List):
			outer, inner = last, d.Label.List // the parts of a question count in a list of their own
		case inner != "" && head && d.Label.List != inner && d.Label.Number == outer+1:
			inner = ""
		case head && d.Label.Number != last+1 || !head && d.Labelled && len(d.Notes) > 0:
			row(i)
		}
		if head {
			last = d.Label.Number
		}
	}
	row(len(ds))
	return out
}

// answersLong reports whether what stands below the first line of a stem is set otherwise,
// long, and can be no text that the line asks to read.
func (look headLook) answersLong(stem []line.Line) bool {
	length := 0
	for _, l := range stem[1:] {
		if look.set(l) || l.Kind != line.TextLine || flatten.HasBlank(l) {
			return false
		}
		length += utf8.RuneCountInString(l.Text)
	}
	return length >= ProseLength && !namesText.MatchString(stem[0].Text)
}

// namesText speaks of a text that stands below.
var namesText = pattern.New(`(?i)\b(?:following|below|passage|text|paragraph|extract|excerpt|scenario|case)\b`)

// listGoesOn reports whether the automatic list of a question goes on behind another list.
func listGoesOn(ds []Draft, label line.QuestionLabel, list string) bool {
	return label.Auto && label.List != list && slices.ContainsFunc(ds, func(d Draft) bool {
		return d.Labelled && d.Label.List == label.List && d.Label.Number == label.Number+1
	})
}

// boldRow is the same of drafts whose heads count on, or nil. Where more than a few offer
// choices, or most count what may be choices, list what is accepted or have bullets that
// are choices, they are no such collection; lines without labels below a paragraph go on with it.
func (r *Reader) boldRow(ds []Draft, look headLook) []Draft {
	var heads []int
	asking, answered, prose, long, priced, offering, counting, listing, bulleted := 0, 0, 0, 0, 0, 0, 0, 0, 0
	for i, d := range ds {
		if len(heads) == 0 && !look.starts(d) {
			continue // of what comes before
		}
		if len(d.Choices) > 0 && !d.Bullets && !(i > 0 && look.answersParts(ds[i-1], d)) && !(d.Plain && look.starts(d) && !look.set(d.Stem[len(d.Stem)-1])) {
			if offering++; d.Choices[0].Label.Kind == lexicon.DigitLabel {
				counting++
			}
		}
		if !look.starts(d) {
			continue
		}
		heads = append(heads, i)
		if len(d.Stem) == 1 && len(d.Listed) > 0 {
			listing++
		}
		if wordless(d.Stem[1:]) && d.bulletsOffer() {
			bulleted++
		}
		if text := d.Stem[0].Text; flatten.EndsAsking(text) || r.Cued(text) || lexicon.OrdersByForm(text) || strings.HasSuffix(text, "!") || line.BracketPoints.MatchString(text) {
			asking++
		}
		if line.BracketPoints.MatchString(d.Stem[0].Text) {
			priced++
		}
		if len(d.Stem) > 1 && len(d.Choices)+len(d.Listed) == 0 {
			prose++
			if look.answersLong(d.Stem) {
				long++
			}
		}
		if len(d.Stem) > 1 && !look.set(d.Stem[len(d.Stem)-1]) || len(d.Choices)+len(d.Listed) > 0 || i+1 < len(ds) && !look.starts(ds[i+1]) {
			answered++
		}
	}
	if len(heads) < leastBoldHeads && (len(heads) < fewBoldHeads || look.coloured || asking < len(heads) || long < len(heads)) || !look.enough(len(heads), asking, prose, priced) || answered*4 < len(heads)*3 || (offering-counting)*8 > len(heads) || offering*2 > len(heads) || listing*2 > len(heads) || bulleted*2 > len(heads) {
		return nil
	}
	out := append(ds[:0:0], ds[:heads[0]]...)
	for _, d := range ds[heads[0]:] {
		if look.starts(d) {
			out = append(out, d)
			if !d.signed() { // signs tell the right ones of what it offers
				out[len(out)-1].answerFrom(look.lines(d.Stem))
			}
			continue
		}
		last := &out[len(out)-1]
		last.answerBy(d.Prelude)
		last.answerBy(d.Stem)
		last.answerChoices(d)
		last.answerBy(d.Trailing)
	}
	return out
}

// wordless reports whether lines only show formulas and pictures, as what a question
// asks of does, "What is the sum?" over "20 + 30".
func wordless(lines []line.Line) bool {
	for _, l := range lines {
		for _, run := range l.Runs {
			if run.Kind != page.FormulaRun && run.Kind != page.ImageRun && strings.TrimSpace(run.Plain()) != "" {
				return false
			}
		}
	}
	return true
}

// bulletsOffer reports whether bullets are choices by themselves: some of them are set
// apart and others are not, or all are brief.
func (d *Draft) bulletsOffer() bool {
	if !d.Bullets || len(d.Choices) < 2 || len(d.Choices) > rhythmLines {
		return false
	}
	marked, long := 0, 0
	for _, c := range d.Choices {
		if len(MarksOf(c)) > 0 {
			marked++
		}
		if utf8.RuneCountInString(c.Text()) > briefLimit {
			long++
		}
	}
	return marked > 0 && marked < len(d.Choices) || long == 0
}

// starts reports whether a draft begins with a line set so and has a number.
func (look headLook) starts(d Draft) bool {
	return d.Labelled && len(d.Stem) > 0 && look.set(d.Stem[0]) && len(d.Notes) == 0 && d.StemKey == ""
}

// answersParts reports whether the lettered lines of a draft answer those of the one
// before, which are set as questions are: "a) ... b) ..." in bold and then in plain.
func (look headLook) answersParts(over, d Draft) bool {
	if !d.extra || len(d.Stem) > 0 || len(d.Choices) != len(over.Choices) {
		return false
	}
	for i, c := range d.Choices {
		if look.set(c.Lines[0]) || !look.set(over.Choices[i].Lines[0]) {
			return false
		}
	}
	return true
}

// lines is how many lines at the head of a stem are one question set so, which
// may go on below where it has not come to its end.
func (look headLook) lines(stem []line.Line) int {
	n := 1
	for n < len(stem) && look.set(stem[n]) && !EndsClause(stem[n-1].Text) && !flatten.EndsAsking(stem[n-1].Text) {
		n++
	}
	return n
}

// answerFrom makes what stands below line k of the stem the answer of a draft.
func (d *Draft) answerFrom(k int) {
	below := d.Stem[k:]
	d.Stem = d.Stem[:k:k]
	d.answerBy(below)
	d.answerChoices(*d)
	d.Choices, d.Listed, d.Bullets, d.Plain = nil, nil, false, false
}

// answerChoices adds the entries of another draft to the answer.
func (d *Draft) answerChoices(from Draft) {
	for _, c := range from.Choices {
		d.answerBy(c.Lines)
	}
	d.answerBy(from.Listed)
}

// TellBy makes lines the answer of a draft: what is accepted, or what a good answer
// says where they are long.
func (d *Draft) TellBy(lines []line.Line) {
	if len(flatten.FoldLines(lines)) <= asks.PlainLimit {
		d.Listed = append(d.Listed, lines...)
		return
	}
	if len(lines) == 1 {
		lines = []line.Line{lines[0]}
		lines[0].Label = nil // it counts nothing
	}
	d.answerBy(lines)
}

// answerBy adds lines to the answer of a draft.
func (d *Draft) answerBy(lines []line.Line) {
	for _, l := range lines {
		if l.Kind == line.TextLine && l.Text != "" {
			d.Notes = append(d.Notes, line.Note{Class: lexicon.ModelWord, Value: l})
		}
	}
}
