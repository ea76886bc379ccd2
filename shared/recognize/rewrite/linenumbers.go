package rewrite

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of a text whose lines are numbered.
const (
	leastCounted = 4  // lines in a row
	leastWide    = 45 // characters of the widest
	longText     = 8  // lines
)

// countedLine is a line behind its number in the margin.
var countedLine = pattern.Guarded(mayCountLine, `^(\d{1,3})\s*\t\s*(\S)`)

// WithoutLineNumbers takes the numbers off the lines of a text that is numbered in
// the margin, "12	the water of the". They count on by one, and the lines are as
// wide as a page wraps them and mostly go on in small letters, and sentences end
// within them.
func WithoutLineNumbers(lines []line.Line) []line.Line {
	var out []line.Line
	for from := 0; from < len(lines); {
		to := countedRun(lines, from)
		if to-from >= leastCounted && isWrappedText(lines[from:to]) {
			if out == nil {
				out = append(make([]line.Line, 0, len(lines)), lines...)
			}
			for i := from; i < to; i++ {
				out[i] = lines[i].From(countedLine.FindStringSubmatchIndex(lines[i].Text)[4])
			}
		}
		from = max(to, from+1)
	}
	if out == nil {
		return lines
	}
	return out
}

// mayCountLine looks for room behind the number at the front.
func mayCountLine(s string) bool {
	rest := lexicon.BehindDigits(s)
	return len(rest) < len(s) && rest != "" && strings.IndexByte(lexicon.Whitespace, rest[0]) >= 0
}

// countedRun is where a row of lines ends that count on by one.
func countedRun(lines []line.Line, from int) int {
	last := 0
	for i := from; i < len(lines); i++ {
		if lines[i].Kind != line.TextLine || lines[i].Label != nil || lines[i].Text == "" {
			return i
		}
		m := countedLine.FindStringSubmatch(lines[i].Text)
		if m == nil {
			return i
		}
		n, err := strconv.Atoi(m[1])
		if err != nil || i > from && n != last+1 {
			return i
		}
		last = n
	}
	return len(lines)
}

// isWrappedText reports whether lines with numbers are those of one text: few are
// short, and a sentence ends within one of them.
func isWrappedText(lines []line.Line) bool {
	widest, short, small, ends := 0, 0, 0, len(lines) >= longText
	for _, l := range lines {
		widest = max(widest, utf8.RuneCountInString(l.Text))
	}
	for i, l := range lines {
		if i+1 < len(lines) && utf8.RuneCountInString(l.Text)*5 < widest*3 {
			short++
		}
		if c, _ := utf8.DecodeRuneInString(l.Text[countedLine.FindStringSubmatchIndex(l.Text)[4]:]); i > 0 && unicode.IsLower(c) {
			small++
		}
		ends = ends || sentenceWithin.MatchString(l.Text)
	}
	return ends && widest >= leastWide && small*2 >= len(lines)-1 && short*3 <= len(lines)
}

// sentenceWithin ends a sentence before the next.
var sentenceWithin = pattern.New(`\p{Ll}[.!?]\s+\p{Lu}`)
