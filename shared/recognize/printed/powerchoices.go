package printed

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// Bounds of statements that are counted by powers of two.
const (
	leastPowers = 4 // statements of a question: no list counts 1, 2, 4, 8
	mostWrapped = 4 // lines of one statement
)

// powerLabel is the number of such a statement: "01) ", "16. ".
var powerLabel = pattern.New(`^\(?(0?[1248]|16|32|64)\s*[.)\-–]\s*(\S)`)

// powerRoom is the room for the sum below the statements, with the sum or without.
var powerRoom = pattern.Guarded(pattern.Holds(":=(._"), `(?i)^(?:resposta\s*[:–-]?\s*)?(?:soma|somat[óo]ri[ao]|suma|sum|total)\s*[:=(._][\s:=(._]*(\d{0,3})[\s)._]*$`)

// PowerChoices writes statements that are counted 01, 02, 04, 08, 16 as lettered choices,
// as Brazilian entrance exams print them: the answer is the sum of those that are right.
func PowerChoices(lines []line.Line) []line.Line {
	var out []line.Line // nil until a row is found
	for i := 1; i < len(lines); i++ {
		at := powersFrom(lines, i)
		if len(at) < leastPowers {
			continue
		}
		if out == nil {
			out = append([]line.Line(nil), lines...)
		}
		for k, j := range at {
			m := powerLabel.FindStringSubmatchIndex(lines[j].Text)
			c := lines[j].From(m[4]).Offered(k + 1)
			c.Label.List = line.PowerList
			c.Gap = false
			out[j] = c
		}
		if i = at[len(at)-1]; i+1 < len(lines) && lines[i+1].Kind == line.TextLine {
			if m := powerRoom.FindStringSubmatch(lines[i+1].Text); m != nil {
				out[i+1] = sumLine(lines[i+1], m[1])
			}
		}
	}
	if out == nil {
		return lines
	}
	return out
}

// sumLine is the line of a sum as an answer, empty where the sum is still to be found.
func sumLine(l line.Line, sum string) line.Line {
	if sum == "" {
		return line.NewLine(l, nil)
	}
	return line.NewLine(l, []page.Run{{Text: "Answer: " + sum}})
}

// powersFrom is where the statements of a row stand that begins at line i.
func powersFrom(lines []line.Line, i int) (at []int) {
	wrapped := 0
	for j := i; j < len(lines) && wrapped < mostWrapped && lines[j].Kind == line.TextLine && lines[j].Label == nil; j++ {
		m := powerLabel.FindStringSubmatch(lines[j].Text)
		n := 0
		if m != nil {
			n, _ = strconv.Atoi(m[1])
		}
		switch {
		case n == 1<<len(at):
			at, wrapped = append(at, j), 0
		case n > 0 || len(at) == 0 || lines[j].Text == "" || beginsWithDigit(lines[j].Text):
			return at
		default:
			wrapped++
		}
	}
	return at
}

// beginsWithDigit reports whether a line seems to have a number, in a bracket or not.
func beginsWithDigit(text string) bool {
	bare := strings.TrimPrefix(text, "(")
	return bare != "" && lexicon.IsDigit(bare[0])
}
