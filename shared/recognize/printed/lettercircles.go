package printed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// leastCircles is how many lines in a row begin with the letter, and how many rows do.
const leastCircles = 2

// LetterCircles writes the letter O that stands for an empty circle, "O Paris", and the o
// that Word's hollow bullets become in plain text, as circles. A capital before a small
// letter is a word: "O sol".
func LetterCircles(lines []line.Line) []line.Line {
	var out []line.Line // nil until a row is found
	for _, letter := range []string{"O ", "o ", "o\t"} {
		if !circlesThroughout(lines, letter) {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for i, l := range lines {
			if beginsWithCircle(l, letter) {
				rest := l.From(len(letter))
				rest.Gap, rest.Turn = l.Gap, l.Turn
				out[i] = line.NewLine(rest, append([]page.Run{{Text: string(emptyCircle) + " "}}, rest.Runs...))
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// circlesThroughout reports whether all lines with a letter stand in rows, and none of
// them begins a sentence with it.
func circlesThroughout(lines []line.Line, letter string) bool {
	rows := 0
	for i := 0; i < len(lines); {
		n := 0
		for ; i+n < len(lines) && beginsWithCircle(lines[i+n], letter); n++ {
			first, _ := utf8.DecodeRuneInString(strings.TrimSpace(lines[i+n].Text[len(letter):]))
			if letter[0] == 'O' && unicode.IsLower(first) {
				return false
			}
		}
		if n > 0 {
			if rows++; n < leastCircles {
				return false
			}
		}
		i += max(n, 1)
	}
	return rows >= leastCircles
}

// beginsWithCircle reports whether a line of text begins with a letter and says more.
func beginsWithCircle(l line.Line, letter string) bool {
	return l.Kind == line.TextLine && l.Label == nil && strings.HasPrefix(l.Text, letter) && strings.TrimSpace(l.Text[len(letter):]) != ""
}
