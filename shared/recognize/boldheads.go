package recognize

import (
	"slices"
	"strings"
)

// leastBoldHeads is how many bold questions over their answers a collection has.
const leastBoldHeads = 5

// boldHeads reads collections that answer their questions at length: each stands
// in bold, numbered through the document or a section, over plain paragraphs and
// lists. All that stands below one up to the next is its answer, what is numbered or
// ends with a question mark in there included.
func (r *recognizer) boldHeads(ds []draft) []draft {
	if slices.ContainsFunc(ds, func(d draft) bool { return d.room > 0 || d.part }) {
		return ds
	}
	out := ds[:0:0]
	from, last := 0, 0
	for i, d := range ds {
		head := startsHead(d)
		if head && d.label.number != last+1 || !head && d.labelled && len(d.notes) > 0 {
			out = append(out, r.boldRow(ds[from:i])...)
			from = i
		}
		if head {
			last = d.label.number
		}
	}
	return append(out, r.boldRow(ds[from:])...)
}

// boldRow is the same of drafts whose heads count on. Where more than a few offer
// choices, or most count what may be choices or list what is accepted, they are no
// such collection.
func (r *recognizer) boldRow(ds []draft) []draft {
	var heads []int
	asking, answered, offering, counting, listing := 0, 0, 0, 0, 0
	for i, d := range ds {
		if len(d.choices) > 0 && !d.bullets {
			if offering++; d.choices[0].label.kind == digitLabel {
				counting++
			}
		}
		if !startsHead(d) {
			continue
		}
		heads = append(heads, i)
		if len(d.stem) == 1 && len(d.listed) > 0 {
			listing++
		}
		if text := d.stem[0].text; endsAsking(text) || r.cued(text) || ordersByForm(text) || strings.HasSuffix(text, "!") {
			asking++
		}
		if len(d.stem) > 1 && !d.stem[len(d.stem)-1].isBold() || len(d.choices)+len(d.listed) > 0 || i+1 < len(ds) && !startsHead(ds[i+1]) {
			answered++
		}
	}
	if len(heads) < leastBoldHeads || asking*4 < len(heads)*3 || answered*10 < len(heads)*9 || (offering-counting)*8 > len(heads) || offering*2 > len(heads) || listing*2 > len(heads) {
		return ds
	}
	out := append(ds[:0:0], ds[:heads[0]]...)
	for _, d := range ds[heads[0]:] {
		if startsHead(d) {
			out = append(out, d)
			out[len(out)-1].answerFrom(1)
			continue
		}
		last := &out[len(out)-1]
		last.answerBy(d.prelude)
		last.answerBy(d.stem)
		last.answerChoices(d)
		last.answerBy(d.trailing)
	}
	return out
}

// startsHead reports whether a draft begins with a bold line and has a number.
func startsHead(d draft) bool {
	return d.labelled && len(d.stem) > 0 && d.stem[0].isBold() && len(d.notes) == 0 && d.stemKey == ""
}

// answerFrom makes what stands below line k of the stem the answer of a draft.
func (d *draft) answerFrom(k int) {
	below := d.stem[k:]
	d.stem = d.stem[:k:k]
	d.answerBy(below)
	d.answerChoices(*d)
	d.choices, d.listed, d.bullets, d.plain = nil, nil, false, false
}

// answerChoices adds the entries of another draft to the answer.
func (d *draft) answerChoices(from draft) {
	for _, c := range from.choices {
		d.answerBy(c.lines)
	}
	d.answerBy(from.listed)
}

// answerBy adds lines to the answer of a draft.
func (d *draft) answerBy(lines []line) {
	for _, l := range lines {
		if l.kind == textLine && l.text != "" {
			d.notes = append(d.notes, note{class: modelWord, value: l})
		}
	}
}
