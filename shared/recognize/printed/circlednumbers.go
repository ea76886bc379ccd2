package printed

import (
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastCircled is how far circled numbers count that number questions: no question
// has so many choices.
const leastCircled = 11

// CircledNumbers writes the circled numbers of questions, "⑪ Why is the sea salty?",
// as typed ones, where they count from one on, beyond what choices ever do.
func CircledNumbers(lines []line.Line) []line.Line {
	var out []line.Line
	var row []int // the lines of the numbers so far
	for i, l := range lines {
		switch n := circledNumber(l); {
		case n == len(row)+1:
			row = append(row, i)
		case n == 1:
			out, row = numberCircled(lines, out, row), []int{i}
		}
	}
	if out = numberCircled(lines, out, row); out == nil {
		return lines
	}
	return out
}

// numberCircled writes the numbers of a row that goes on far enough.
func numberCircled(lines, out []line.Line, row []int) []line.Line {
	if len(row) < leastCircled {
		return out
	}
	if out == nil {
		out = append(out, lines...)
	}
	for k, i := range row {
		_, size := utf8.DecodeRuneInString(lines[i].Text)
		out[i] = line.NewLine(lines[i], append([]page.Run{{Text: lexicon.DecimalText(k+1) + ". "}}, lines[i].From(size).Runs...))
	}
	return out
}

// circledNumber is the circled number at the front of a line; 0 for none.
func circledNumber(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil {
		return 0
	}
	switch r, size := utf8.DecodeRuneInString(l.Text); {
	case size == len(l.Text):
		return 0
	case '①' <= r && r <= '⑳':
		return int(r-'①') + 1
	case '㉑' <= r && r <= '㉟':
		return int(r-'㉑') + 21
	case '㊱' <= r && r <= '㊿':
		return int(r-'㊱') + 36
	}
	return 0
}
