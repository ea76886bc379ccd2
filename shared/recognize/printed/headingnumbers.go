package printed

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastHeadingNumbers is how many headings are numbers before they label tasks.
const leastHeadingNumbers = 3

// numberHeading is a heading that is a number and what the task is worth at most,
// "### 4 (2 points)", "## 1.2".
var numberHeading = pattern.New(`^(\d{1,2}(?:\.\d{1,2})?)(?:\s*([(\[].{1,30}[)\]]))?$`)

// HeadingNumbers makes labels of the headings that are only the numbers of tasks, in
// the order of these. A number of two levels labels the line below it, as alone it
// would count chapters.
func HeadingNumbers(lines []line.Line) []line.Line {
	at, dotted := numberHeadings(lines)
	if len(at) < leastHeadingNumbers {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	number := ""
	for i, l := range lines {
		switch m := at[i]; {
		case m == nil && number == "":
		case m == nil:
			runs := append([]page.Run{{Text: number + " "}}, l.Runs...)
			l, number = line.NewLine(l, runs), ""
			l.Gap = true
		case dotted && m[2] == "" && i+1 < len(lines) && isPlainText(lines[i+1]):
			number = m[1]
			continue
		default:
			l = line.NewLine(l, []page.Run{{Text: m[1] + ". " + m[2]}})
		}
		out = append(out, l)
	}
	return out
}

// numberHeadings finds such headings by their lines, each with its parts, and whether
// their numbers have two levels. Numbers of one level that nothing stands behind are
// read as they are.
func numberHeadings(lines []line.Line) (at map[int][]string, dotted bool) {
	last, levels, worth := "", 0, 0
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Style().Heading == 0 || l.Label != nil || l.Text == "" || l.Text[0] < '0' || l.Text[0] > '9' {
			continue
		}
		m := numberHeading.FindStringSubmatch(l.Text)
		if m == nil || m[2] != "" && !line.BracketPoints.MatchString(m[2]) || last != "" && !countsOn(last, m[1]) {
			continue
		}
		if at == nil {
			at = map[int][]string{}
		}
		if m[2] != "" {
			worth++
		}
		levels += strings.Count(m[1], ".")
		at[i], last = m, m[1]
	}
	if levels > 0 && levels < len(at) || levels+worth == 0 {
		return nil, false
	}
	return at, levels > 0
}

// isPlainText reports whether a line is text without a label or a look of its own.
func isPlainText(l line.Line) bool {
	_, lettered := l.ChoiceLabel()
	return l.Kind == line.TextLine && l.Label == nil && l.Text != "" && l.Style().Heading == 0 && !l.Style().Code && !lettered
}

// countsOn reports whether a number follows another, on one of its levels.
func countsOn(last, next string) bool {
	a, b := strings.Split(last, "."), strings.Split(next, ".")
	if len(a) != len(b) {
		return false
	}
	for k := range a {
		if a[k] != b[k] {
			return line.LastNumber(b[k]) == line.LastNumber(a[k])+1
		}
	}
	return false
}
