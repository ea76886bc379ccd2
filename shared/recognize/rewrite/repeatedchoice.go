package rewrite

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// repeatedLeast is how many questions must repeat a choice below the others.
const repeatedLeast = 3

// RepeatedAnswers takes a choice that stands again under the choices of its
// question, with the same letter and the same words, for the answer. Most of
// the questions with choices must have one.
func RepeatedAnswers(lines []line.Line) []line.Line {
	var at []int
	rows := 0
	for i := 0; i < len(lines); {
		n := choicesFrom(lines[i:])
		if n < 2 {
			i += max(n, 1)
			continue
		}
		rows++
		if last := lines[i+n-1]; n >= 3 && standsIn(last, lines[i:i+n-1]) {
			at = append(at, i+n-1)
		}
		i += n
	}
	if len(at) < repeatedLeast || len(at)*10 < rows*7 {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for _, i := range at {
		out[i] = flatten.Answering(out[i])
	}
	return out
}

// choicesFrom is how many of the first lines are typed choices with letters.
func choicesFrom(lines []line.Line) int {
	for n, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			return n
		}
		if c, ok := l.TypedChoice(); !ok || c.Kind != lexicon.LetterLabel {
			return n
		}
	}
	return len(lines)
}

// standsIn reports whether exactly one of the lines has the words of l, with
// its letter.
func standsIn(l line.Line, lines []line.Line) bool {
	n, words := 0, ""
	for _, other := range lines {
		if beginOtherwise(other.Text, l.Text) {
			continue
		}
		if words == "" {
			words = lexicon.Same(l.Text)
		}
		if words != "" && lexicon.Same(other.Text) == words {
			n++
		}
	}
	return n == 1
}

// beginOtherwise reports whether two texts begin with different letters, which
// spares comparing the rest.
func beginOtherwise(a, b string) bool {
	return a != "" && b != "" && lexicon.IsASCIILetter(a[0]) && lexicon.IsASCIILetter(b[0]) && lexicon.FoldByte(a[0]) != lexicon.FoldByte(b[0])
}
