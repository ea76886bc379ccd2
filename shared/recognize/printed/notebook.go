package printed

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastCells is how many counters of cells a printed notebook has at least.
const leastCells = 3

// cellCounter is what a notebook prints before a cell and before what it put out:
// "[12]:", "In [ ]:", "Out[3]:".
var cellCounter = pattern.Guarded(mayCountCell, `^(?:(?:In|Out)\s?)?\[\s?\d{0,4}\s?\]:(?:\s+|$)`)

// mayCountCell looks for the bracket at the front.
func mayCountCell(s string) bool {
	at := strings.IndexByte(s, '[')
	return at >= 0 && at <= len("Out ")
}

// Notebook takes the counters of the cells off a printed notebook, "[3]: x = 1". The
// program in a cell and the figures it put out ask and offer nothing, whatever numbers
// they begin with. A counter is set as program code is: "[1]: Name a river." in the
// letters of the text is a question.
func Notebook(lines []line.Line) []line.Line {
	cells := 0
	for _, l := range lines {
		if counterOf(l) > 0 {
			cells++
		}
	}
	if cells < leastCells {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	inside := false
	for _, l := range lines {
		n := counterOf(l)
		if inside = n > 0 || inside && l.Kind == line.TextLine && (line.StrongCode(l) || isPutOut(l)); !inside {
			out = append(out, l)
			continue
		}
		if n == len(l.Text) {
			continue
		}
		if n > 0 {
			l = l.From(n)
		}
		l.Inside, l.Open = true, true
		out = append(out, l)
	}
	return out
}

// counterOf is the length of the counter of a cell at the front of a line, 0 for none.
func counterOf(l line.Line) int {
	if l.Kind != line.TextLine || l.Label != nil || !mayCountCell(l.Text) || len(l.Runs) == 0 || !l.Runs[0].Marks.Code {
		return 0
	}
	return len(cellCounter.FindString(l.Text))
}

// isPutOut reports whether a line is a row of a table that a program put out: most of
// its words are figures.
func isPutOut(l line.Line) bool {
	words, figures := strings.Fields(l.Text), 0
	for _, w := range words {
		if isFigure(w) {
			figures++
		}
	}
	return figures*2 > len(words)
}

// isFigure reports whether a word is a number, a date or what stands for none.
func isFigure(w string) bool {
	w = strings.Trim(w, "-+%,;()")
	return w == "NaN" || w != "" && lexicon.IsNumber(strings.NewReplacer(".", "", ":", "", "-", "", "e", "").Replace(w))
}
