package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

const (
	leastFigures   = 3 // lines of figures, one below the other, that are no numbers of pages
	leastFractions = 2 // of them that are fractions
)

var (
	fractionLine = pattern.Guarded(pattern.Holds("/"), `^\d+\s*/\s*\d+$`)
	figureLine   = pattern.New(`^[-–+]?\d+(?:[.,/]\d+)?\s*%?$`)
)

// fractionsOffered are the lines that look like numbers of pages, "3/4", and stand right
// among other fractions and figures: choices without letters. nil for none.
func fractionsOffered(lines []line.Line) map[int]bool {
	var out map[int]bool
	for i := 0; i < len(lines); i++ {
		if lines[i].Kind != line.TextLine || !fractionLine.MatchString(lines[i].Text) {
			continue
		}
		from, to, fractions := i, i, 0
		for from > 0 && isFigureLine(&lines[from-1]) {
			from--
		}
		for ; to < len(lines) && isFigureLine(&lines[to]); to++ {
			if fractionLine.MatchString(lines[to].Text) {
				fractions++
			}
		}
		if to-from >= leastFigures && fractions >= leastFractions {
			if out == nil {
				out = map[int]bool{}
			}
			for k := i; k < to; k++ {
				out[k] = true
			}
		}
		i = max(i, to-1)
	}
	return out
}

// isFigureLine reports whether a line is a figure and nothing else.
func isFigureLine(l *line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && !lexicon.IsLonger(l.Text, longestFigure) && figureLine.MatchString(strings.TrimSpace(l.Text))
}

// longestFigure is how many letters such a figure has.
const longestFigure = 16
