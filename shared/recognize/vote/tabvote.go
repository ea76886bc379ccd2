package vote

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// tabVote gives choices to questions that print them on one line, apart by tabs or
// room and without labels: "red  green  blue" under a stem that asks. Several
// questions must do so, most of them with the same number or with three and more.
func (r *Reader) tabVote(ds []draft.Draft) {
	counts := map[int]int{}
	open, usual, several := 0, 0, 0
	for _, d := range ds {
		if len(d.Choices) > 0 || d.Room > 0 {
			continue
		}
		open++
		if n := len(r.tabbed(d)); n > 0 {
			if n > 2 {
				several++
			}
			counts[n]++
			if counts[n] > counts[usual] || counts[n] == counts[usual] && n > usual {
				usual = n
			}
		}
	}
	if most := max(counts[usual], several); most < 2 || most*2 < open {
		return
	}
	for i := range ds {
		d := &ds[i]
		cuts := r.tabbed(*d)
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

// betweenTabbed parts choices on a line.
var betweenTabbed = pattern.New(`[ \x{a0}]{3,}|[ \x{a0}]*\t\s*`)

// tabbed lists where the pieces begin in the last line of a stem, nil when that is no
// row of two to six short pieces behind a line that asks. Only a line that surely asks
// or orders to choose has them apart by blanks: data and words to work with stand so.
func (r *Reader) tabbed(d draft.Draft) []int {
	n := len(d.Stem)
	if n < 2 || d.Stem[n-1].Kind != line.TextLine || d.Stem[n-1].Label != nil || !flatten.ClosesStem(d.Stem[n-2].Text) {
		return nil
	}
	text := strings.TrimRight(d.Stem[n-1].Text, lexicon.Whitespace)
	if strings.IndexByte(text, '\t') < 0 && (n > 2 || !rewrite.HasWords(text) || flatten.HasBlank(d.Stem[n-1]) || !flatten.EndsAsking(d.Stem[0].Text) && !r.Multiple.In(d.Stem[0].Folded()) && !r.Circles.In(d.Stem[0].Folded())) {
		return nil
	}
	cuts := []int{0}
	for _, at := range betweenTabbed.FindAllStringIndex(text, -1) {
		if text[cuts[len(cuts)-1]:at[0]] != "" {
			cuts = append(cuts, at[1])
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
