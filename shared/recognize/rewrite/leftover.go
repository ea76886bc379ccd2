package rewrite

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/quiz"
	"formwright/shared/recognize/line"
)

// RestQuestions is how many questions of three choices or more must have all but
// one of them in the same colour before the one left is taken as the answer.
const RestQuestions = 5

// Without takes a mark from the runs that have it.
func Without(lines []line.Line, m Mark) []line.Line {
	out := append([]line.Line(nil), lines...)
	for i := range out {
		out[i].Runs = append([]page.Run(nil), out[i].Runs...)
		for k := range out[i].Runs {
			marks := &out[i].Runs[k].Marks
			switch {
			case !slices.Contains(RunMarks(*marks), m):
			case m.Kind == quiz.ByColour:
				marks.Color = ""
			default:
				marks.Highlight = ""
			}
		}
	}
	return out
}
