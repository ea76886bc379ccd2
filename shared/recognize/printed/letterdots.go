package printed

import (
	"slices"
	"strconv"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// letterDot is the letter of a part of a paper and the number of a question in it: "A.1",
// "B.2 - 5 points".
var letterDot = pattern.Guarded(startsLetterDot, `^([A-Z])\.(\d{1,2})(?:\s*[.:)]|\s|$)`)

const (
	leastLetterDots = 3 // questions of a paper, two of them in one part
	mostSkipped     = 2 // from one number to the next that such a paper has
)

func startsLetterDot(s string) bool {
	return len(s) > 2 && s[0] >= 'A' && s[0] <= 'Z' && s[1] == '.' && s[2] >= '1' && s[2] <= '9'
}

// LetterDots writes such numbers without the stop between, "A1.", where they count from 1
// on in each part, and the parts from A on: choices that are numbers, "A.1" over "B.2", do not.
func LetterDots(lines []line.Line) []line.Line {
	type dotted struct {
		at, length   int
		letter, text string
	}
	var found []dotted
	part, number, longest := byte('A'), 0, 0
	for i := range lines {
		l := &lines[i]
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		m := letterDot.FindStringSubmatch(l.Text)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[2])
		switch letter := m[1][0]; {
		case letter == part && n >= number && n <= number+mostSkipped && (number > 0 || n == 1):
		case letter == part+1 && n == 1 && number > 0:
			part = letter
		default:
			return lines
		}
		number = n
		longest = max(longest, n)
		found = append(found, dotted{i, len(m[1]) + 1 + len(m[2]), m[1], m[2]})
	}
	if len(found) < leastLetterDots || longest < 2 {
		return lines
	}
	out := slices.Clone(lines)
	for _, f := range found {
		l := lines[f.at]
		sign := ". "
		if rest := l.Text[f.length:]; rest != "" && (rest[0] == '.' || rest[0] == ')' || rest[0] == ':') {
			sign = ""
		}
		out[f.at] = line.NewLine(l, append([]page.Run{{Text: f.letter + f.text + sign}}, l.From(f.length).Runs...))
	}
	return out
}
