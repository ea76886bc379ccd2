package layout

import (
	"strings"
	"unicode/utf8"
)

const (
	// mostFormWords is how many letters stand at most in what a person fills in above the
	// questions: "Name: ____".
	mostFormWords = 24
	// mostFormRows is how many lines stand at most above the questions, with what a person
	// fills in among them.
	mostFormRows = 6
	// offEdge is how far from the edge of the right column, in points, such room begins.
	offEdge = 6
)

// underForm is where a band of columns begins below the lines that a person fills in over
// both: "Name: ________        Date: ____" is one line, as what is at the right of it does
// not begin where the right column does.
func underForm(ms []mass, b band, x float64) int {
	from := b.from
	for i, rows := b.from, 0; i < b.to && rows < mostFormRows; rows++ {
		form, left, right := true, false, -1
		end := i
		for ; end < b.to && abs(ms[end].base-ms[i].base) <= 1.5; end++ {
			form = form && ms[end].isForm()
			if ms[end].midX() < x {
				left = true
			} else if right < 0 || ms[end].x0 < ms[right].x0 {
				right = end
			}
		}
		switch {
		case right < 0 && ms[i].label.kind == noLabel: // a title at the left
		case !form || right >= 0 && (!left || abs(ms[right].x0-edgeBehind(ms[end:b.to], x)) <= offEdge):
			return from
		case right >= 0:
			from = end
		}
		i = end
	}
	return from
}

// edgeBehind is where what stands behind x begins.
func edgeBehind(ms []mass, x float64) float64 {
	edge := float64(farthest)
	for _, m := range ms {
		if m.midX() >= x {
			edge = min(edge, m.x0)
		}
	}
	return edge
}

// isForm reports whether a mass is room to fill in, perhaps with a few words that say what
// for: "Name: ____", "Class", "___/___".
func (m mass) isForm() bool {
	if m.segment == nil || m.label.kind != noLabel && m.label.kind != wordLabel || m.counted() > 0 {
		return false
	}
	text := m.segment.plain()
	words := strings.Trim(text, "_./ :：…")
	return utf8.RuneCountInString(words) <= mostFormWords && (strings.Contains(text, "__") || strings.Contains(text, "...") || strings.Contains(text, "……") || strings.HasSuffix(text, ":") || strings.HasSuffix(text, "："))
}
