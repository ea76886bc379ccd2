package coded

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
)

const (
	leastAlone = 5   // questions with signs on lines of their own
	mostPieces = 200 // that a text is put together of
)

// AloneSigns puts the signs of a coded test before their texts where each stands
// on a line of its own and every text is broken into many, as after copying:
// "?", "Which / river?", "+", "the / Nile", "=", "the Rhine".
func AloneSigns(lines []line.Line) []line.Line {
	counts := map[string]int{}
	for _, l := range lines {
		if isAloneSign(l) {
			counts[l.Text]++
		}
	}
	n := counts["?"]
	if right := counts["+"]; n < leastAlone || right*10 < n*9 || right*9 > n*10 || counts["="]+counts["-"] < right {
		return lines
	}
	signs := "?+="
	if counts["-"] > counts["="] {
		signs = "?+-"
	}
	out := make([]line.Line, 0, len(lines))
	begun := false
	for _, l := range lines {
		switch last := len(out) - 1; {
		case isAloneSign(l) && strings.Contains(signs, l.Text):
			begun = true
			out = append(out, l)
		case begun && l.Kind == line.TextLine && l.Label == nil && len(out[last].Runs) < mostPieces:
			if l.Text != "" {
				runs := append(out[last].Runs[:len(out[last].Runs):len(out[last].Runs)], page.Run{Text: " "})
				out[last] = line.NewLine(out[last], append(runs, l.Runs...))
			}
		default:
			begun = false
			out = append(out, l)
		}
	}
	return out
}

func isAloneSign(l line.Line) bool {
	return l.Kind == line.TextLine && l.Label == nil && (l.Text == "?" || l.Text == "+" || l.Text == "=" || l.Text == "-")
}
