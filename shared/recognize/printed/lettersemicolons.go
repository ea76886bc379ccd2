package printed

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastSemicolons is how many questions have their choices on such a line.
const leastSemicolons = 2

// letterSemicolon is the letter of a choice on a line of them: "A;Ann,B;Bo".
var letterSemicolon = pattern.New(`(?:^|[,，]\s*)([A-H])\s*[;；]`)

// LetterSemicolons cuts "A;Ann,B;Bo,C;Cy" into the choices, where several questions
// have such a line.
func LetterSemicolons(lines []line.Line) []line.Line {
	return intoChoices(lines, leastSemicolons, func(i int) [][]int {
		if l := lines[i]; l.Kind == line.TextLine && l.Label == nil && len(l.Text) >= 4 && l.Text[0] == 'A' {
			return semicolonCuts(l.Text)
		}
		return nil
	})
}

// semicolonCuts is where the choices of such a line stand, nil for any other line.
func semicolonCuts(text string) [][]int {
	var out [][]int
	end := 0
	for _, m := range letterSemicolon.FindAllStringSubmatchIndex(text, -1) {
		if int(text[m[2]]-'A') != len(out) {
			continue
		}
		if len(out) == 0 && m[2] > 0 {
			return nil
		}
		if len(out) > 0 {
			out[len(out)-1][1] = m[0]
		}
		out, end = append(out, []int{m[1], len(text)}), m[1]
	}
	if len(out) < 2 || len(out) > lexicon.MaxChoices || end == len(text) {
		return nil
	}
	return out
}
