package vote

import (
	"slices"
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastOneBullet is how many questions with one bullet below show that it answers.
const leastOneBullet = 4

// filledByBullets reports whether a paper was filled in with one bullet under next to
// every number, under an order: "Rewrite in fewer words." over "1. Because he was late, he
// ran." and "- Being late, he ran." Bullets that order, ask or leave room are no answers.
func (r *Reader) filledByBullets(ds []draft.Draft) bool {
	ordered := slices.ContainsFunc(ds, func(d draft.Draft) bool {
		return d.Labelled && d.Label.Number == 1 && (r.AnnouncesTasks(d.Prelude) || slices.ContainsFunc(d.Prelude, func(l line.Line) bool { return r.Cued(l.Text) || r.OrdersBelow(l.Text) || lexicon.OrdersByForm(l.Text) }))
	})
	if !ordered {
		return false
	}
	filled, ordering, numbered := 0, 0, 0
	for _, d := range ds {
		if d.Labelled {
			numbered++
		}
		if !d.Bullets {
			continue
		}
		if len(d.Choices) != 1 || !d.Labelled || d.HasAnswer() || d.Room > 0 {
			return false
		}
		c := d.Choices[0]
		if text := c.Text(); lexicon.HasQuestionMark(text) || strings.HasSuffix(text, ":") || r.OrdersBelow(text) || lexicon.OrdersByForm(text) || slices.ContainsFunc(c.Lines, flatten.HasBlank) {
			ordering++
			continue
		}
		filled++
	}
	return filled >= leastOneBullet && filled*10 >= numbered*8 && ordering*8 <= filled
}
