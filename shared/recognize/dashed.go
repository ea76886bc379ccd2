package recognize

import (
	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// leastDashed is how many lines must hold lettered choices behind dashes.
const leastDashed = 3

// dashedLetter is a letter behind a dash inside a line, as a list in Markdown
// comes out when its lines were run together: "1. Capital? - A) Rome - B) Oslo".
var dashedLetter = pattern.New(`(?:^|\s)([-–•]\s+)\(?[A-Ha-h][).]\s`)

// withoutDashes takes the dashes out of lines that hold several lettered choices
// behind dashes.
func withoutDashes(lines []line) []line {
	rows := 0
	for _, l := range lines {
		if isDashed(l) && len(dashedLetter.FindAllStringIndex(l.text, 2)) > 1 {
			rows++
		}
	}
	if rows < leastDashed {
		return lines
	}
	out := append([]line(nil), lines...)
	for i, l := range lines {
		if !isDashed(l) {
			continue
		}
		at := dashedLetter.FindAllStringSubmatchIndex(l.text, -1)
		for k := len(at) - 1; k >= 0; k-- {
			rest := out[i].from(at[k][3])
			if at[k][2] == 0 {
				out[i] = rest
				continue
			}
			out[i] = newLine(out[i], append(append(out[i].cut(0, at[k][2]).runs, page.Run{Kind: page.TabRun}), rest.runs...))
		}
	}
	return out
}

// hasDash looks for a dash, or for anything outside ASCII, where others stand.
var hasDash = pattern.Holds("-")

func isDashed(l line) bool {
	return l.kind == textLine && l.label == nil && hasDash(l.text)
}
