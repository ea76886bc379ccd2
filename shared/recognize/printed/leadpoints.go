package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastLeadPoints is how many questions must begin with their worth.
const leastLeadPoints = 2

// leadPoint is what a question is worth between its number and a dash, "1) 10P - Draw
// a tree.", or before a colon: "2. 5 points: Draw".
var leadPoint = pattern.Guarded(startsNumbered, `(?i)^((?:\d{1,3}|[a-z])\s?[.)]+\s+)(\d{1,3}(?:[.,]\d{1,2})?\s?`+line.PointWord+`)\.?(?:\s+[-–—]+|\s?:)\s+\S`)

func startsNumbered(s string) bool {
	return len(s) > 8 && (lexicon.IsDigit(s[0]) || lexicon.IsASCIILetter(s[0])) && (s[1] == '.' || s[1] == ')' || s[1] == ' ' || lexicon.IsDigit(s[1]))
}

// LeadPoints writes such a worth in brackets, as it is written elsewhere.
func LeadPoints(lines []line.Line) []line.Line {
	var at []int
	for i := range lines {
		if l := &lines[i]; l.Kind == line.TextLine && l.Label == nil && leadPoint.MatchString(l.Text) {
			at = append(at, i)
		}
	}
	if len(at) < leastLeadPoints {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range at {
		l := lines[i]
		m := leadPoint.FindStringSubmatchIndex(l.Text)
		label, worth, rest := l.Cut(0, m[3]), l.Cut(m[4], m[5]), l.Cut(m[1]-1, len(l.Text))
		runs := append(label.Runs[:len(label.Runs):len(label.Runs)], page.Run{Text: " ["})
		runs = append(append(runs, worth.Runs...), page.Run{Text: "] "})
		out[i] = line.NewLine(l, append(runs, rest.Runs...))
	}
	return out
}
