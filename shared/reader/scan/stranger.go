package scan

import "formwright/shared/reader/layout"

// How a sign that a screen shows beside its text, as of a menu, tells itself from the
// first word of a line: so many times as high, so many heights of the line away, and
// read with no more certainty.
const (
	strangerHigh = 2
	strangerFar  = 2
	strangerSure = 0.6
)

// withoutStrangers drops such signs, which an engine takes for letters of the line
// that stands far to the right of them.
func withoutStrangers(spans []layout.Span) []layout.Span {
	var out []layout.Span
	for _, l := range linesOf(spans) {
		if len(l) > 2 && isStranger(l[0], l[1], l[2]) {
			l = l[1:]
		}
		out = append(out, l...)
	}
	return out
}

func isStranger(w, next, third layout.Span) bool {
	high := max(next.Box.Height, third.Box.Height)
	return w.Confidence < strangerSure && w.Box.Height > strangerHigh*high && next.Box.X-w.Box.X-w.Box.Width > strangerFar*high
}
