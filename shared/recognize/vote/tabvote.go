package vote

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// tabVote gives choices to questions that print them on one line, apart by tabs
// and without labels: "red  green  blue" under a stem that asks. Several
// questions must do so, most of them with the same number.
func (r *Reader) tabVote(ds []draft.Draft) {
	counts := map[int]int{}
	open, usual := 0, 0
	for _, d := range ds {
		if len(d.Choices) > 0 {
			continue
		}
		open++
		if n := len(tabbed(d)); n > 0 {
			counts[n]++
			if counts[n] > counts[usual] || counts[n] == counts[usual] && n > usual {
				usual = n
			}
		}
	}
	if counts[usual] < 2 || counts[usual]*2 < open {
		return
	}
	for i := range ds {
		d := &ds[i]
		cuts := tabbed(*d)
		if len(d.Choices) > 0 || len(cuts) < 2 {
			continue
		}
		last := d.Stem[len(d.Stem)-1]
		for k, from := range cuts {
			to := len(last.Text)
			if k+1 < len(cuts) {
				to = cuts[k+1]
			}
			d.Choices = append(d.Choices, draft.Choice{Lines: []line.Line{last.Cut(from, to)}})
		}
		d.Stem = d.Stem[: len(d.Stem)-1 : len(d.Stem)-1]
		d.Plain = true
	}
}

// tabbed lists where the pieces between tabs begin in the last line of a stem,
// nil when that is no row of two to six short pieces behind a line that asks.
func tabbed(d draft.Draft) []int {
	n := len(d.Stem)
	if n < 2 || d.Stem[n-1].Kind != line.TextLine || d.Stem[n-1].Label != nil || !flatten.ClosesStem(d.Stem[n-2].Text) {
		return nil
	}
	text := d.Stem[n-1].Text
	cuts := []int{0}
	for i, r := range text {
		if r == '\t' && text[cuts[len(cuts)-1]:i] != "" {
			cuts = append(cuts, i+1)
		}
	}
	for k, from := range cuts {
		to := len(text)
		if k+1 < len(cuts) {
			to = cuts[k+1]
		}
		piece := strings.TrimSpace(text[from:to])
		if size := utf8.RuneCountInString(piece); size == 0 || size > 60 || flatten.ClosesStem(piece) {
			return nil
		}
	}
	if len(cuts) < 2 || len(cuts) > 6 {
		return nil
	}
	return cuts
}
