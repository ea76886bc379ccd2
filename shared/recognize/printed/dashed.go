package printed

import (
	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastDashed is how many lines must hold lettered choices behind dashes.
const leastDashed = 3

// dashedLetter is a letter behind a dash inside a line, as a list in Markdown
// comes out when its lines were run together: "1. Capital? - A) Rome - B) Oslo".
var dashedLetter = pattern.New(`(?:^|\s)([-–•]\s+)\(?[A-Ha-h][).]\s`)

// WithoutDashes takes the dashes out of lines that hold several lettered choices
// behind dashes.
func WithoutDashes(lines []line.Line) []line.Line {
	rows := 0
	for _, l := range lines {
		if isDashed(l) && len(dashedLetter.FindAllStringIndex(l.Text, 2)) > 1 {
			rows++
		}
	}
	if rows < leastDashed {
		return lines
	}
	out := append([]line.Line(nil), lines...)
	for i, l := range lines {
		if !isDashed(l) {
			continue
		}
		at := dashedLetter.FindAllStringSubmatchIndex(l.Text, -1)
		for k := len(at) - 1; k >= 0; k-- {
			rest := out[i].From(at[k][3])
			if at[k][2] == 0 {
				out[i] = rest
				continue
			}
			out[i] = line.NewLine(out[i], append(append(out[i].Cut(0, at[k][2]).Runs, page.Run{Kind: page.TabRun}), rest.Runs...))
		}
	}
	return out
}

// hasDash looks for a dash, or for anything outside ASCII, where others stand.
var hasDash = pattern.Holds("-")

func isDashed(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && hasDash(l.Text)
}
