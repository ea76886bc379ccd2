package pdf

import "formwright/shared/reader/layout"

// dot is a small disc, circle or square that is drawn.
type dot struct {
	rect
	filled bool
}

// The sides of what can be a bullet, in points, and how many of a page are looked at.
const (
	leastDot = 1.4
	mostDot  = 6.5
	maxDots  = 2000
	tallDot  = 0.7 // sizes of the text
)

func isDot(r rect) bool {
	w, h := r.width(), r.height()
	return min(w, h) >= leastDot && max(w, h) <= mostDot && max(w, h) <= 1.25*min(w, h)
}

// withBullets puts the dots that begin a line before its text. Browsers draw the
// bullets of a list as shapes, and without them its lines could not be told from
// a paragraph.
func (s *sheet) withBullets(spans []layout.Span) []layout.Span {
	before := map[int]layout.Span{}
	for _, d := range s.dots[:min(len(s.dots), maxDots)] {
		if i := s.begins(d.rect, tallDot, spans); i >= 0 {
			before[i] = d.bullet(spans[i])
		}
	}
	if len(before) == 0 {
		return spans
	}
	out := make([]layout.Span, 0, len(spans)+len(before))
	for i, span := range spans {
		if bullet, ok := before[i]; ok {
			out = append(out, bullet)
		}
		out = append(out, span)
	}
	return out
}

// bullet is the dot as a sign on the line of its text.
func (d dot) bullet(text layout.Span) layout.Span {
	out := layout.Span{Text: "•", Box: text.Box, Size: text.Size, Font: text.Font, Color: text.Color}
	if !d.filled {
		out.Text = "◦"
	}
	out.Box.X, out.Box.Width = d.left, d.width()
	return out
}

// begins finds the text that a dot or another sign stands before, -1 for none: close
// by at its right, at the height of small letters, with nothing at its left. The sign
// is at most as tall as said, in sizes of the text.
func (s *sheet) begins(d rect, tall float64, spans []layout.Span) int {
	const reach, before = 2.5, 6 // sizes of the text; an empty box may stand between
	first := -1
	x, y := d.middle()
	for i, span := range spans {
		top, base := span.Box.Y, span.Box.Y+span.Box.Height*0.78
		if y < top+0.15*span.Size || y > base || d.height() > tall*span.Size {
			continue
		}
		if gap := x - (span.Box.X + span.Box.Width); span.Box.X <= x && gap < before*span.Size {
			return -1
		}
		if gap := span.Box.X - d.right; gap > 0.1*span.Size && gap < reach*span.Size && (first < 0 || span.Box.X < spans[first].Box.X) {
			first = i
		}
	}
	return first
}
