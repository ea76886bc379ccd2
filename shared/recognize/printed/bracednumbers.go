package printed

import (
	"strings"

	"formwright/shared/page"
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
		out[i] = lostBox(rewrite.HashGap(l))
	}
	for i, m := range at {
		out[i] = line.NewLine(out[i], []page.Run{{Text: m[1] + " " + m[2] + "."}})
		out[i].Gap = true
	}
	return out
}

// lostBox is a line behind a box whose font was lost: "£ owl", "R hen".
func lostBox(l line.Line) line.Line {
	if l.Kind != line.TextLine || l.Label != nil {
		return l
	}
	if strings.HasPrefix(l.Text, "£ ") {
		return boxed(l.From(len("£ ")), page.Unchecked)
	}
	if strings.HasPrefix(l.Text, "R ") {
		return boxed(l.From(len("R ")), page.Checked)
	}
	return l
}
