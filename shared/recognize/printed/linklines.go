package printed

import (
	"slices"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// leastLinks is how many questions have the address of their source below.
const leastLinks = 3

// LinkLines takes the address under most questions, and what is said of the place there,
// "https://example.org/book.pdf page 4", for where the answer is explained: a list for
// students that names its sources. Where few have one, it may be what the question is about.
func LinkLines(lines []line.Line) []line.Line {
	var links []int
	numbered, asked := 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if n, ok := l.NumberLabel(); ok && n.End < len(l.Text) {
			numbered++
			continue
		}
		if i == 0 || !isAddress(l.Text) || l.Gap {
			continue
		}
		if n, ok := lines[i-1].NumberLabel(); ok && n.End < len(lines[i-1].Text) {
			links = append(links, i)
		}
		if asksAloud(lines[i-1]) {
			asked++
		}
	}
	if asked < leastLinks || asked*2 < numbered || asked*4 < len(links)*3 {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range links {
		out[i] = flatten.Explaining(lines[i])
	}
	return out
}

// isAddress reports whether a line begins with an address of the web.
func isAddress(s string) bool {
	return strings.HasPrefix(s, "http://") || strings.HasPrefix(s, "https://") || strings.HasPrefix(s, "www.")
}

// asksAloud reports whether a line with a number comes to its end as questions and orders
// do, with what it is worth behind it or not.
func asksAloud(l line.Line) bool {
	if n, ok := l.NumberLabel(); !ok || n.End == len(l.Text) {
		return false
	}
	text := strings.TrimRight(l.Text, " ")
	if at := strings.LastIndexByte(text, '('); at > 0 && strings.HasSuffix(text, ")") {
		text = strings.TrimRight(text[:at], " ")
	}
	return flatten.EndsAsking(text) || strings.HasSuffix(text, "!") || strings.HasSuffix(text, ".")
}
