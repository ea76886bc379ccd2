package pdf

import "formwright/shared/reader/layout"

// mark is what lies over or under a character on the page. Spans end where it
// changes, so that a highlight of some words is one of whole spans.
type mark struct {
	fill, stroke  string
	under, struck bool
	column        int // upright lines before it
	frame         int // the outlined area it stands in, a cell for one
}

// marksOver finds the marks of every glyph of a stretch; nil when nothing marks it.
func (s *sheet) marksOver(t *stretch) []mark {
	const most = 4000 // more lines than that are a drawing, and looking at each for every line of text takes long
	if len(s.areas)+len(s.lines) > most {
		return nil
	}
	around := t.box(0, len(t.glyphs))
	var out []mark
	set := func(from, to float64, put func(*mark)) {
		if from <= around.left && to >= around.right || to <= around.left || from >= around.right {
			return // over all of it or none
		}
		if out == nil {
			out = make([]mark, len(t.glyphs))
		}
		for i, g := range t.glyphs {
			if x := (g.left + g.right) / 2; x >= from && x <= to {
				put(&out[i])
			}
		}
	}
	for i := range s.areas {
		if a := &s.areas[i]; lies(a, around) {
			set(a.Box.X, a.Box.X+a.Box.Width, func(m *mark) {
				if m.fill, m.stroke = a.Fill, a.Stroke; a.Stroke != "" {
					m.frame = i + 1
				}
			})
		}
	}
	for i := range s.lines {
		l := &s.lines[i]
		switch {
		case l.Y1 == l.Y2 && strikes(l, around, t):
			under := l.Y1 > t.baseline-0.1*t.size
			set(l.X1, l.X2, func(m *mark) { m.under, m.struck = m.under || under, m.struck || !under })
		case l.X1 == l.X2 && parts(l, t):
			set(l.X1, around.right+1, func(m *mark) { m.column++ })
		}
	}
	return out
}

// lies reports whether an area lies behind text as a highlight does.
func lies(a *layout.Area, text rect) bool {
	_, y := text.middle()
	return y >= a.Box.Y && y <= a.Box.Y+a.Box.Height
}

// strikes reports whether a line lies under text or through it.
func strikes(l *layout.Line, text rect, t *stretch) bool {
	return l.Y1 > text.top+0.25*t.size && l.Y1 < t.baseline+0.35*t.size
}

// parts reports whether a line stands between the words of text, as the border of
// a cell does, and does not touch a letter.
func parts(l *layout.Line, t *stretch) bool {
	const middle, clear = 0.3, 0.05 // of the size
	y := t.baseline - middle*t.size
	if l.Y1 > y || l.Y2 < y {
		return false
	}
	for _, g := range t.glyphs {
		if g.text != " " && l.X1 > g.left-clear*t.size && l.X1 < g.right+clear*t.size {
			return false
		}
	}
	return true
}
