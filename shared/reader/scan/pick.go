package scan

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// picked is the sign that stands for a mark drawn by hand.
const picked = "✓"

// ringFill is the colour of what a pen went round, which the layout stage takes
// for a highlight.
const ringFill = "FFCC00"

// withPicks puts what was drawn by hand on the page: a sign before the choice
// whose letter is ringed, ticked or crossed, a highlight over other words that are
// ringed, lines as lines. What is doubtful marks nothing: rings around most
// letters, which are how the choices are set; crosses beside other marks or
// several in one question, which may stand for wrong answers; marks at numbers.
func (s *sight) withPicks(p *layout.Page, dpi float64) {
	p.Spans = s.withoutRests(p.Spans, dpi)
	picks := map[int]penKind{}
	var areas []layout.Area
	for _, m := range s.pen {
		box := points(m.box, dpi)
		switch m.kind {
		case bar:
			y := lineAt(p.Spans, box)
			p.Lines = append(p.Lines, layout.Line{X1: box.X, Y1: y, X2: box.X + box.Width, Y2: y, Width: 1})
		case ring:
			if i, covered := ringed(p.Spans, box); i >= 0 {
				picks[i] = ring
			} else if covered.Width > 0 {
				areas = append(areas, layout.Area{Box: covered, Fill: ringFill})
			}
		default:
			if m.kind == cross && m.colour[0] > m.colour[2]+40 {
				continue // a red cross says that something is wrong
			}
			if i := beside(p.Spans, box); i >= 0 && (m.kind == tick || box.X < p.Spans[i].Box.X+p.Spans[i].Box.Width) {
				if _, known := picks[i]; !known {
					picks[i] = m.kind
				}
			}
		}
	}
	certain(p.Spans, picks, len(areas) > 0)
	p.Areas = append(p.Areas, areas...)
	p.Spans = withSigns(p.Spans, picks)
}

// withoutRests drops what an engine made of the rests of a tick.
func (s *sight) withoutRests(spans []layout.Span, dpi float64) []layout.Span {
	return slices.DeleteFunc(spans, func(w layout.Span) bool {
		sign := letters(w.Text) == 0 || w.Color != "" && utf8.RuneCountInString(w.Text) == 1
		return sign && strings.Trim(w.Text, "0123456789.)(") != "" && slices.ContainsFunc(s.pen, func(m penMark) bool {
			return m.kind == tick && inBox(w.Box, points(m.box.Inset(-s.height*2/3), dpi))
		})
	})
}

// lineAt is the height of a line: right below the words that it underlines, as
// hands leave more room than print.
func lineAt(spans []layout.Span, b finding.Box) float64 {
	y := b.Y + b.Height/2
	for _, w := range spans {
		foot := w.Box.Y + w.Box.Height
		if w.Box.X < b.X+b.Width && w.Box.X+w.Box.Width > b.X && y > foot-0.15*w.Box.Height && y < foot+0.6*w.Box.Height {
			return min(y, foot+0.05*w.Box.Height)
		}
	}
	return y
}

// choiceLabel reports whether a word is the letter of a choice, as it may be read
// with a ring around it.
func choiceLabel(spans []layout.Span, i int) bool {
	if l, ok := parseLabel(spans[i].Text); ok {
		return l.kind != '1'
	}
	return opens(spans, i) && utf8.RuneCountInString(spans[i].Text) <= 3 && strings.Trim(spans[i].Text, "0123456789.)(") != "" &&
		i+1 < len(spans) && spans[i+1].Block == spans[i].Block
}

// opens reports whether a word is the first of its line.
func opens(spans []layout.Span, i int) bool { return i == 0 || spans[i-1].Block != spans[i].Block }

// closes reports whether a word is the last of its line.
func closes(spans []layout.Span, i int) bool {
	return i+1 == len(spans) || spans[i+1].Block != spans[i].Block
}

// ringed is the label that a ring goes round, or the box of the words in it.
func ringed(spans []layout.Span, r finding.Box) (int, finding.Box) {
	var inside []layout.Span
	first := -1
	for i, w := range spans {
		if inBox(w.Box, r) {
			if first < 0 {
				first = i
			}
			inside = append(inside, w)
		}
	}
	switch {
	case first < 0 || inside[0].Block != inside[len(inside)-1].Block:
		return -1, finding.Box{}
	case choiceLabel(spans, first):
		return first, finding.Box{}
	}
	if _, number := parseLabel(inside[0].Text); number && len(inside) == 1 {
		return -1, finding.Box{}
	}
	return -1, around(inside)
}

func inBox(b, r finding.Box) bool {
	x, y := b.X+b.Width/2, b.Y+b.Height/2
	return x > r.X && x < r.X+r.Width && y > r.Y && y < r.Y+r.Height
}

// beside is the label of the choice that a tick or cross stands on, before or
// behind; -1 for none.
func beside(spans []layout.Span, m finding.Box) int {
	middle := m.Y + m.Height*0.6
	best, bestGap, labels := -1, 0.0, 0
	for i, w := range spans {
		if w.Box.Y-0.3*w.Box.Height > middle || w.Box.Y+1.3*w.Box.Height < middle || !choiceLabel(spans, i) {
			continue
		}
		labels++
		gap := max(w.Box.X-(m.X+m.Width), 0)
		if behind := m.X - (w.Box.X + w.Box.Width); behind > 0 {
			gap = behind / 10 // the choice stands between
		}
		if best < 0 || gap < bestGap {
			best, bestGap = i, gap
		}
	}
	if best < 0 || labels > 1 && bestGap > 1.2*spans[best].Box.Height || bestGap > 5*spans[best].Box.Height {
		return -1
	}
	if labels > 1 && m.X > spans[best].Box.X+spans[best].Box.Width {
		return -1 // between two choices of a line
	}
	return best
}

// certain drops the picks that may mean something else.
func certain(spans []layout.Span, picks map[int]penKind, others bool) {
	count := [4]int{}
	for _, k := range picks {
		count[k]++
	}
	labels, group, crossed, twice := 0, 0, -1, false
	for i := range spans {
		l, ok := parseLabel(spans[i].Text)
		if !choiceLabel(spans, i) {
			continue
		}
		labels++
		if ok && l.value == 1 {
			group++
		}
		if k, is := picks[i]; is && k == cross {
			twice, crossed = twice || crossed == group, group
		}
	}
	for i, k := range picks {
		if k == ring && count[ring]*2 > labels || k == cross && (twice || others || count[ring]+count[tick] > 0) {
			delete(picks, i)
		}
	}
}

// withSigns puts the sign before the words that are picked.
func withSigns(spans []layout.Span, picks map[int]penKind) []layout.Span {
	out := slices.Clone(spans[:0])
	for i, w := range spans {
		if _, ok := picks[i]; ok {
			sign := w
			sign.Text, sign.Confidence, sign.Color = picked, 0.9, ""
			sign.Box.X, sign.Box.Width = w.Box.X-w.Box.Height, w.Box.Height*0.8
			out = append(out, sign)
		}
		out = append(out, w)
	}
	return out
}
