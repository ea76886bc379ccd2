package vote

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
)

// leastApart is how many questions with as many short lines apart from the question and from
// what stands below show that those are choices.
const leastApart = 4

// toldBelow takes what is told below choices without labels from the questions, where it
// stands apart and nearly all questions have as many short lines before it: it says why the
// right one is right.
func toldBelow(ds []draft.Draft) {
	sizes, open := map[int]int{}, 0
	for _, d := range ds {
		if len(d.Choices) > 0 || d.HasAnswer() {
			continue
		}
		open++
		if from, to := apart(d); from > 0 {
			sizes[to-from]++
		}
	}
	for size, n := range sizes {
		if size < 3 || size > 5 || n < leastApart || n*10 < open*6 {
			continue
		}
		for i := range ds {
			d := &ds[i]
			if len(d.Choices) > 0 || d.HasAnswer() {
				continue
			}
			from, to := apart(*d)
			if from == 0 || to-from != size || to == len(d.Stem) || !tellsMore(d.Stem[to]) {
				continue
			}
			d.Trailing = append(append([]line.Line(nil), d.Stem[to:]...), d.Trailing...)
			d.Stem = d.Stem[:to:to]
		}
	}
}

// apart is the stretch of short lines in a stem that gaps part from what stands above and
// below; 0 where there is none.
func apart(d draft.Draft) (from, to int) {
	for to = 1; to < len(d.Stem); to++ {
		if l := d.Stem[to]; l.Gap && from > 0 {
			break
		} else if l.Gap {
			from = to
		}
	}
	if from == 0 {
		return 0, 0
	}
	for _, l := range d.Stem[from:to] {
		if l.Kind != line.TextLine || l.Label != nil || asks.IsWider(l.Text, asks.PlainLimit) || draft.IsTold(l.Text) {
			return 0, 0
		}
	}
	return from, to
}

// tellsMore reports whether a line tells something, as no choice does.
func tellsMore(l line.Line) bool {
	return l.Kind == line.TextLine && (asks.IsWider(l.Text, asks.PlainLimit) || draft.IsTold(l.Text) || strings.HasSuffix(l.Text, ":") || strings.HasSuffix(l.Text, "as follows"))
}
