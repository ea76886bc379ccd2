package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// leastBraced is how many questions have such heads at least.
const leastBraced = 2

// bracedNumber is the number of a question in double braces behind its word, with what the
// program that prints it keeps of it behind: "Задание {{ 12 }} ТЗ № 12".
var bracedNumber = pattern.Guarded(pattern.Holds("{"), `^(\pL{2,20})\s*\{\{\s*(\d{1,4})\s*\}\}.{0,40}$`)

// BracedNumbers writes such numbers as others are, the gaps that the program prints as gaps,
// and its boxes, which are letters where their font was lost, as boxes.
func BracedNumbers(lines []line.Line) []line.Line {
	at := map[int][]string{}
	for i, l := range lines {
		if m := bracedNumber.FindStringSubmatch(l.Text); m != nil && l.Kind == line.TextLine {
			at[i] = m
		}
	}
	if len(at) < leastBraced {
		return lines
	}
	out := make([]line.Line, len(lines))
	for i, l := range lines {
		out[i] = lostBox(rewrite.HashGap(l), i > 0 && isEmptyLostBox(lines[i-1]) || i+1 < len(lines) && isEmptyLostBox(lines[i+1]))
	}
	for i, m := range at {
		out[i] = line.NewLine(out[i], []page.Run{{Text: m[1] + " " + m[2] + "."}})
		out[i].Gap = true
	}
	return out
}

// Boxes whose font was lost, an empty one and a ticked one.
const (
	emptyLostBox  = "£ "
	tickedLostBox = "R "
)

// lostBox is a line behind such a box as one behind a box: "£ owl", "R hen". The letter is one
// only right beside an empty box and before nothing that asks: it may begin a sentence.
func lostBox(l line.Line, beside bool) line.Line {
	switch {
	case isEmptyLostBox(l):
		return boxed(l.From(len(emptyLostBox)), page.Unchecked)
	case beside && l.Kind == line.TextLine && l.Label == nil && strings.HasPrefix(l.Text, tickedLostBox) && !flatten.ClosesStem(l.Text):
		return boxed(l.From(len(tickedLostBox)), page.Checked)
	}
	return l
}

// isEmptyLostBox reports whether a line stands behind an empty box whose font was lost.
func isEmptyLostBox(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && strings.HasPrefix(l.Text, emptyLostBox)
}
