package rewrite

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// BehindCode is where the lines that may be choices begin when program code
// stands between them and the line that asks, at is the line behind that one.
// A gap behind the code parts it from the choices.
func BehindCode(stem []line.Line, at int) int {
	if at == 0 || at >= len(stem) {
		return at
	}
	rest := stem[at:]
	for k := 2; k < len(rest); k++ {
		if rest[k].Gap && len(rest)-k >= 2 && flatten.CodeLines(rest[:k])*2 >= k && flatten.CodeLines(rest[k:]) == 0 {
			return at + k
		}
	}
	if n := line.CodeLength(rest); n > 0 && len(rest)-n >= 2 {
		return at + n
	}
	return at
}

// OneInWords reports whether only one of several lines has words and the others
// are pictures: it then answers, and offers nothing.
func OneInWords(lines []line.Line) bool {
	words := 0
	for _, l := range lines {
		if l.Kind != line.ObjectLine {
			words++
		}
	}
	return words == 1 && len(lines) > 1
}
