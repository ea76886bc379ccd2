package scan

import (
	"slices"
	"unicode"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// What an engine makes of handwriting, drawings and textures: lines of which it
// is hardly sure, without a word that it is sure of.
const (
	hopeless  = 0.4
	sureWord  = 0.75
	sureRunes = 3
	aligns    = 6.0 // points
)

// withoutGarble replaces lines that are no text by one span without text for each
// stretch of them, which the layout stage reports as unread. Engines doubt short
// choices too ("B. 75 °C"): what begins with a label or below or above the
// beginning of good lines is kept.
func withoutGarble(spans []layout.Span) []layout.Span {
	lines := linesOf(spans)
	var good []float64 // where good lines begin
	for _, l := range lines {
		if isSure(l) {
			good = append(good, l[0].Box.X)
		}
	}
	out := make([]layout.Span, 0, len(spans))
	for _, l := range lines {
		_, labelled := parseLabel(l[0].Text)
		aligned := slices.ContainsFunc(good, func(x float64) bool { return max(x-l[0].Box.X, l[0].Box.X-x) < aligns })
		switch n := len(out); {
		case isSure(l) || labelled || aligned:
			out = append(out, l...)
		case n > 0 && out[n-1].Text == "":
			out[n-1].Box = around([]layout.Span{out[n-1], {Box: around(l)}})
		default:
			out = append(out, layout.Span{Box: around(l), Confidence: 0.01, Size: l[0].Size, Block: l[0].Block})
		}
	}
	return out
}

// linesOf parts the words into the engine's lines.
func linesOf(spans []layout.Span) (out [][]layout.Span) {
	for from := 0; from < len(spans); {
		to := from + 1
		for to < len(spans) && spans[to].Block == spans[from].Block {
			to++
		}
		out = append(out, spans[from:to])
		from = to
	}
	return out
}

func isSure(line []layout.Span) bool {
	sum, all := 0.0, 0
	for _, w := range line {
		if w.Confidence >= sureWord && letters(w.Text) >= sureRunes {
			return true
		}
		sum += w.Confidence * float64(len(w.Text))
		all += len(w.Text)
	}
	return sum >= hopeless*float64(all)
}

func letters(s string) (n int) {
	for _, c := range s {
		if unicode.IsLetter(c) {
			n++
		}
	}
	return n
}

// around is the box around spans.
func around(spans []layout.Span) finding.Box {
	b := spans[0].Box
	for _, s := range spans[1:] {
		right, bottom := max(b.X+b.Width, s.Box.X+s.Box.Width), max(b.Y+b.Height, s.Box.Y+s.Box.Height)
		b.X, b.Y = min(b.X, s.Box.X), min(b.Y, s.Box.Y)
		b.Width, b.Height = right-b.X, bottom-b.Y
	}
	return b
}
