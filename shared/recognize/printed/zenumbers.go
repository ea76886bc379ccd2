package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

// zeNumber is the Cyrillic letter that looks like a three.
const zeNumber = "З"

// ZeNumbers writes the number of a question that is typed as that letter, or read as it from
// a scan, in digits: "З. ..." between the questions 2 and 4. Behind "Ж" it is a letter.
func ZeNumbers(lines []line.Line) []line.Line {
	var out []line.Line
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil || !strings.HasPrefix(l.Text, zeNumber) {
			continue
		}
		rest := l.Text[len(zeNumber):]
		if rest == "" || rest[0] != '.' && rest[0] != ')' || !countsAround(lines, i, rest[0]) {
			continue
		}
		if out == nil {
			out = slices.Clone(lines)
		}
		cut := l.From(len(zeNumber))
		out[i] = line.NewLine(l, append([]page.Run{{Text: "3"}}, cut.Runs...))
		out[i].Gap, out[i].Turn, out[i].Soft = l.Gap, l.Turn, l.Soft
	}
	if out == nil {
		return lines
	}
	return out
}

// countsAround reports whether the number before line i is 2 and the one behind it 4, with
// the same sign.
func countsAround(lines []line.Line, i int, sign byte) bool {
	for k := i - 1; ; k-- {
		if k < 0 || k < i-zeReach || strings.HasPrefix(lines[k].Text, "Ж") {
			return false
		}
		if n := numberBefore(lines[k].Text, sign); n > 0 {
			if n != 2 {
				return false
			}
			break
		}
	}
	for k := i + 1; k < len(lines) && k <= i+zeReach; k++ {
		if n := numberBefore(lines[k].Text, sign); n > 0 {
			return n == 4
		}
	}
	return false
}

// zeReach is how many lines a question has at most.
const zeReach = 30

// numberBefore is the number before a sign at the front of a text, 0 for none.
func numberBefore(text string, sign byte) int {
	n := strings.IndexByte(text, sign)
	if n <= 0 || n > 3 {
		return 0
	}
	return line.LastNumber(text[:n])
}
