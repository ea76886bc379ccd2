package printed

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// saidLimit is how long an answer behind a dash is, in bytes.
const saidLimit = 60

// ToldRows writes rows of lines that each tell their answer behind a dash as
// numbered questions and answers, in a document that holds more than these:
// statements with their truth, of both kinds, or questions and sentences with a
// gap, "Which bird hoots? - Owl".
func (r *Reader) ToldRows(lines []line.Line) []line.Line {
	if r.judgesChoices(lines) {
		return lines
	}
	var out []line.Line // nil as long as every line is kept
	number, forms := 0, r.truthForms()
	for i := 0; i < len(lines); {
		told := toldFrom(lines, i, forms)
		if len(told) < leastTold {
			n := max(1, len(told))
			if out != nil {
				out = append(out, lines[i:i+n]...)
			}
			i += n
			continue
		}
		if out == nil {
			out = append(make([]line.Line, 0, len(lines)*2), lines[:i]...)
		}
		for k, t := range told {
			number++
			out = append(out, t.pair(lines[i+k], number)...)
		}
		i += len(told)
	}
	if out == nil {
		return lines
	}
	return out
}

// toldFrom cuts the lines from i on that tell their answers, all in one way.
func toldFrom(lines []line.Line, i int, forms []func(line.Line) toldLine) []toldLine {
	for _, form := range forms {
		if form(lines[i]).to == 0 {
			continue
		}
		var truths []toldLine
		words, values := 0, map[string]int{}
		for _, l := range lines[i:] {
			t := form(l)
			if t.to == 0 {
				break
			}
			truths = append(truths, t)
			words += len(strings.Fields(l.Text[t.from:t.to]))
			values[t.truth]++
		}
		if areTruths(values) && words >= toldLength*len(truths) {
			return truths
		}
	}
	if askedAt(lines[i]).to == 0 {
		return nil
	}
	var asked []toldLine
	distinct := map[string]bool{}
	var said, before []string
	for _, l := range lines[i:] {
		t := askedAt(l)
		if t.to == 0 || len(asked) > 0 && (t.from > 0) != (asked[0].from > 0) {
			break
		}
		asked = append(asked, t)
		distinct[l.Text[t.at:]] = true
		said, before = append(said, l.Text[t.at:]), append(before, l.Text[:t.at])
	}
	if len(distinct)*2 < len(asked) || lexicon.NamesPlaces(said, before) {
		return nil // what repeats is a remark
	}
	return asked
}

// askingSigns and dashSigns are what a line that asks and tells cannot do without.
var askingSigns = line.SignsOf("?_？")
var dashSigns = line.SignsOf("-–—")

// askedAt finds the question, or the sentence with a gap, and the answer behind
// a dash in a line, which may have a number.
func askedAt(l line.Line) toldLine {
	if l.Kind != line.TextLine || l.Label != nil || !l.Has(askingSigns) || !l.Has(dashSigns) || !strings.ContainsAny(l.Text, "?_？") {
		return toldLine{}
	}
	at, size := 0, 0
	for _, dash := range []string{" - ", " – ", " — "} {
		if k := strings.LastIndex(l.Text, dash); k > at {
			at, size = k, len(dash)
		}
	}
	if at == 0 || len(l.Text)-at-size > saidLimit || strings.ContainsAny(l.Text[at+size:], "?_？") {
		return toldLine{}
	}
	from := 0
	if q, numbered := l.NumberLabel(); numbered {
		from = q.End
	}
	if from >= at {
		return toldLine{}
	}
	if stem := l.Cut(from, at); flatten.CountWords(stem.Text, 3) < 3 || !flatten.EndsAsking(stem.Text) && !flatten.HasBlank(stem) {
		return toldLine{}
	}
	return toldLine{from: from, to: at, at: at + size, end: len(l.Text)}
}
