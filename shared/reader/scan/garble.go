package scan

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/reader/layout"
)

// What an engine makes of handwriting, drawings and textures: lines of which it
// is hardly sure, without a word that it is sure of.
const (
	hopeless  = 0.4
	doubtful  = 0.65 // of a line beside one that is hopeless
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
	garble := garbled(lines)
	out := make([]layout.Span, 0, len(spans))
	for k, l := range lines {
		switch n := len(out); {
		case !garble[k]:
			out = append(out, l...)
		case n > 0 && out[n-1].Text == "":
			out[n-1].Box = around([]layout.Span{out[n-1], {Box: around(l)}})
		default:
			out = append(out, layout.Span{Box: around(l), Confidence: 0.01, Size: l[0].Size, Block: l[0].Block})
		}
	}
	return out
}

// garbled tells which lines are no text: those that are hopeless, and what is doubtful
// beside them, as the words in a drawing are.
func garbled(lines [][]layout.Span) []bool {
	var good []float64 // where good lines begin
	for _, l := range lines {
		if hasSureWord(l) && meanSure(l) >= sureWord {
			good = append(good, l[0].Box.X)
		}
	}
	out := make([]bool, len(lines))
	mark := func(bad func(k int) bool) (any bool) {
		for k, l := range lines {
			_, labelled := parseLabel(l[0].Text)
			aligned := slices.ContainsFunc(good, func(x float64) bool { return max(x-l[0].Box.X, l[0].Box.X-x) < aligns })
			if !out[k] && !labelled && !aligned && bad(k) {
				out[k], any = true, true
			}
		}
		return any
	}
	mark(func(k int) bool { return !isSure(lines[k]) })
	beside := func(k int) bool { return k > 0 && out[k-1] || k+1 < len(out) && out[k+1] }
	for mark(func(k int) bool { return beside(k) && meanSure(lines[k]) < doubtful }) {
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

func isSure(line []layout.Span) bool { return hasSureWord(line) || meanSure(line) >= hopeless }

func hasSureWord(line []layout.Span) bool {
	return slices.ContainsFunc(line, func(w layout.Span) bool { return w.Confidence >= sureWord && letters(w.Text) >= sureRunes })
}

// meanSure is how sure the engine is of a line, by its signs.
func meanSure(line []layout.Span) float64 {
	sum, all := 0.0, 0
	for _, w := range line {
		n := utf8.RuneCountInString(w.Text)
		sum += w.Confidence * float64(n)
		all += n
	}
	return sum / float64(max(all, 1))
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
