package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// Bounds of a paper of which all questions but a few offer as many choices.
const (
	leastLike   = 8
	likePercent = 90
)

// EvenParts makes choices again of lines with letters or bullets that ask or order, as
// the choices of "What should you ask yourself first?" do: nearly every question of the
// paper offers just as many, those before and behind it too, and the lines have no room
// of their own. A last question may well be an open one with parts.
func EvenParts(ds []Draft) []Draft {
	counts, asked := map[int]int{}, 0
	for _, d := range ds {
		if d.Labelled && !d.Part || d.whole != nil {
			asked++
		}
		if likeChoices(d) {
			counts[len(d.Choices)]++
		}
	}
	usual := Most(counts)
	if usual < leastLike || usual*100 < asked*likePercent {
		return ds
	}
	out := make([]Draft, 0, len(ds))
	for i := 0; i < len(ds); i++ {
		w := ds[i].whole
		if w == nil || counts[len(w.Choices)] != usual || !amongLike(ds, i, len(w.Choices)) {
			out = append(out, ds[i])
			continue
		}
		out = append(out, wholeAgain(ds[i]))
		i += len(w.Choices) - 1
	}
	return out
}

// likeChoices reports whether a draft offers choices under a number, with letters or
// bullets.
func likeChoices(d Draft) bool {
	return d.Labelled && !d.Part && len(d.Choices) > 2 && (d.Choices[0].Label.Kind == lexicon.LetterLabel || d.Choices[0].Label.Kind == lexicon.BulletLabel)
}

// amongLike reports whether the parts from i on are n, plain ones, between questions
// that offer n choices with such letters or bullets.
func amongLike(ds []Draft, i, n int) bool {
	if i == 0 || i+n >= len(ds) || n < 3 {
		return false
	}
	for k, d := range ds[i : i+n] {
		if !d.Part || k > 0 && d.whole != nil || d.Truth || d.Claims || d.Room > 0 || d.HasAnswer() || len(d.Choices) > 0 {
			return false
		}
	}
	own := ds[i].whole.Choices[0].Label
	for _, near := range []Draft{ds[i-1], ds[i+n]} {
		if !likeChoices(near) || len(near.Choices) != n || near.Choices[0].Label.Kind != own.Kind || near.Choices[0].Label.Upper != own.Upper || near.Choices[0].Label.Auto != own.Auto {
			return false
		}
	}
	return ds[i-1].Label.Number+1 == ds[i].Label.Number && ds[i].Label.Number+1 == ds[i+n].Label.Number
}

// wholeAgain is the question whose first part a draft is.
func wholeAgain(part Draft) Draft {
	d := *part.whole
	d.Labelled, d.Label, d.Prelude, d.Grammar = true, part.Label, part.Prelude, part.Grammar
	if at := strings.LastIndexByte(d.Label.Text, ' '); at > 0 {
		d.Label.Text = d.Label.Text[:at] + "."
	}
	return d
}
