package recognize

import (
	"strings"

	"formwright/shared/page"
)

const (
	leastAlone = 5   // questions with signs on lines of their own
	mostPieces = 200 // that a text is put together of
)

// aloneSigns puts the signs of a coded test before their texts where each stands
// on a line of its own and every text is broken into many, as after copying:
// "?", "Which / river?", "+", "the / Nile", "=", "the Rhine".
func aloneSigns(lines []line) []line {
	counts := map[string]int{}
	for _, l := range lines {
		if isAloneSign(l) {
			counts[l.text]++
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
	out := make([]line, 0, len(lines))
	begun := false
	for _, l := range lines {
		switch last := len(out) - 1; {
		case isAloneSign(l) && strings.Contains(signs, l.text):
			begun = true
			out = append(out, l)
		case begun && l.kind == textLine && l.label == nil && len(out[last].runs) < mostPieces:
			if l.text != "" {
				runs := append(out[last].runs[:len(out[last].runs):len(out[last].runs)], page.Run{Text: " "})
				out[last] = newLine(out[last], append(runs, l.runs...))
			}
		default:
			begun = false
			out = append(out, l)
		}
	}
	return out
}

func isAloneSign(l line) bool {
	return l.kind == textLine && l.label == nil && (l.text == "?" || l.text == "+" || l.text == "=" || l.text == "-")
}
