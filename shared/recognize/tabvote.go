package recognize

import (
	"strings"
	"unicode/utf8"
)

// tabVote gives choices to questions that print them on one line, apart by tabs
// and without labels: "red  green  blue" under a stem that asks. Several
// questions must do so, most of them with the same number.
func (r *recognizer) tabVote(ds []draft) {
	counts := map[int]int{}
	open, usual := 0, 0
	for _, d := range ds {
		if len(d.choices) > 0 {
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
		if len(d.choices) > 0 || len(cuts) < 2 {
			continue
		}
		last := d.stem[len(d.stem)-1]
		for k, from := range cuts {
			to := len(last.text)
			if k+1 < len(cuts) {
				to = cuts[k+1]
			}
			d.choices = append(d.choices, draftChoice{lines: []line{last.cut(from, to)}})
		}
		d.stem = d.stem[: len(d.stem)-1 : len(d.stem)-1]
		d.plain = true
	}
}

// tabbed lists where the pieces between tabs begin in the last line of a stem,
// nil when that is no row of two to six short pieces behind a line that asks.
func tabbed(d draft) []int {
	n := len(d.stem)
	if n < 2 || d.stem[n-1].kind != textLine || d.stem[n-1].label != nil || !closesStem(d.stem[n-2].text) {
		return nil
	}
	text := d.stem[n-1].text
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
		if size := utf8.RuneCountInString(piece); size == 0 || size > 60 || closesStem(piece) {
			return nil
		}
	}
	if len(cuts) < 2 || len(cuts) > 6 {
		return nil
	}
	return cuts
}
