package coded

import (
	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// The lines of open collections of trivia: "#Q Who?", "^ Ann", "A Bob", "B Ann".
var (
	triviaAsks   = pattern.New(`^#Q\s+`)
	triviaAnswer = pattern.New(`^\^\s*`)
	triviaChoice = pattern.New(`^([A-H])\s+`)
)

// TriviaLines writes such a collection the way printed tests are written. Each
// question must have an answer.
func TriviaLines(lines []line.Line) ([]line.Line, bool) {
	asked, answered := 0, 0
	for _, l := range lines {
		switch {
		case triviaAsks.MatchString(l.Text):
			if asked++; asked != answered+1 {
				return nil, false
			}
		case triviaAnswer.MatchString(l.Text) && asked == answered+1:
			answered++
		}
	}
	if asked < 2 || asked != answered {
		return nil, false
	}
	out := make([]line.Line, 0, len(lines))
	var answer *line.Line // of the question whose choices are read
	number := 0
	for _, l := range lines {
		switch {
		case triviaAsks.MatchString(l.Text):
			if answer != nil {
				out = append(out, *answer)
			}
			answer = nil
			number++
			l = l.From(len(triviaAsks.FindString(l.Text)))
			l.Label = &page.Label{Text: lexicon.DecimalText(number) + ".", Format: page.Decimal, Number: number, List: "trivia"}
			l.Gap = true
		case answer == nil && triviaAnswer.MatchString(l.Text):
			said := flatten.Answering(l.From(len(triviaAnswer.FindString(l.Text))))
			answer = &said
			continue
		case answer != nil && triviaChoice.MatchString(l.Text):
			n := len(triviaChoice.FindString(l.Text))
			l = line.NewLine(l, append([]page.Run{{Text: l.Text[:1] + ". "}}, l.From(n).Runs...))
		}
		out = append(out, l)
	}
	if answer != nil {
		out = append(out, *answer)
	}
	return out, true
}
