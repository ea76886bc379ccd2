package printed

import (
	"regexp"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// truthLabel is a choice of a platform's export that the word for its value
// labels: "true. Right", "false. Wrong".
var truthLabel = pattern.Guarded(pattern.BeginsWith("tTfF"), `^(?i:(true)|false)\s*[.):]\s+(\S.*)$`)

// TruthLabels writes such pairs with letters, and the answers under them, which
// name the word.
func TruthLabels(lines []line.Line) []line.Line {
	pairs := 0
	for i := range lines {
		if pairs += pairAt(lines, i); pairs == flatten.LeastAlike {
			break
		}
	}
	if pairs < flatten.LeastAlike {
		return lines
	}
	for i := 0; i+1 < len(lines); i++ {
		if pairAt(lines, i) == 0 {
			continue
		}
		first := truthLabel.FindStringSubmatch(lines[i].Text)[1] != ""
		for k := range 2 {
			m := truthLabel.FindStringSubmatchIndex(lines[i+k].Text)
			rest := lines[i+k].From(m[4])
			lines[i+k] = line.NewLine(rest, append([]page.Run{{Text: string(rune('A'+k)) + ". "}}, rest.Runs...))
		}
		if i+2 < len(lines) {
			lines[i+2] = withoutTruthWord(lines[i+2], first)
		}
	}
	return lines
}

// pairAt is 1 where a line and the next are such a pair.
func pairAt(lines []line.Line, i int) int {
	if i+1 >= len(lines) || lines[i].Label != nil || lines[i+1].Label != nil || lines[i].Kind != line.TextLine || lines[i+1].Kind != line.TextLine {
		return 0
	}
	a, b := truthLabel.FindStringSubmatch(lines[i].Text), truthLabel.FindStringSubmatch(lines[i+1].Text)
	if a == nil || b == nil || (a[1] == "") == (b[1] == "") {
		return 0
	}
	return 1
}

// saidTruthWord is an answer line whose answer is the word itself.
var saidTruthWord = regexp.MustCompile(`^(.{1,24}?[:：]\s*)(?i:(true)|false)\s*[.。]?$`)

// withoutTruthWord names the letter of the choice instead of its word.
func withoutTruthWord(l line.Line, trueFirst bool) line.Line {
	m := saidTruthWord.FindStringSubmatch(l.Text)
	if m == nil || l.Kind != line.TextLine {
		return l
	}
	letter := "A"
	if (m[2] != "") != trueFirst {
		letter = "B"
	}
	return line.NewLine(l, []page.Run{{Text: strings.TrimRight(m[1], " ") + " " + letter}})
}
