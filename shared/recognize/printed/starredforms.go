package printed

import (
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// leastStarred is how many questions of a form carry the star.
const leastStarred = 3

// StarredForms reads a form as it is copied from the screen: each question stands behind
// an empty line, with the star of one that must be answered, and what it offers below:
// "Which planet is hot? *", "Venus", "Mars". One without the star must ask.
func StarredForms(lines []line.Line) []line.Line {
	starred := 0
	for i, l := range lines {
		if !isStarred(l) {
			continue
		}
		if starred++; !l.Gap && i > 0 {
			return lines // stars at choices are marks
		}
	}
	if starred < leastStarred {
		return lines
	}
	var out []line.Line
	number := 0
	for i := 0; i < len(lines); {
		end := nextGap(lines, i+1)
		if l := lines[i]; !isStarred(l) && (l.Kind != line.TextLine || l.Label != nil || !flatten.EndsAsking(l.Text) || i == 0) {
			out = append(out, lines[i:end]...)
			i = end
			continue
		}
		number++
		out = append(out, formStem(withoutStar(lines[i:i+1]), number)...)
		for _, l := range lines[i+1 : end] {
			switch {
			case end == i+2 && writtenField.MatchString(l.Text):
			case l.Kind != line.TextLine || l.Text == "":
				out = append(out, l)
			default:
				out = append(out, formChoice(l, "☐ ", "", true))
			}
		}
		i = end
	}
	return out
}

// isStarred reports whether a line without a label ends in the star of a form.
func isStarred(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && strings.HasSuffix(l.Text, " *") && strings.Trim(l.Text, "* ") != ""
}
