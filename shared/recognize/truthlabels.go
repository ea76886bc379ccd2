package recognize

import (
	"regexp"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// truthLabel is a choice of a platform's export that the word for its value
// labels: "true. Right", "false. Wrong".
var truthLabel = pattern.Guarded(pattern.BeginsWith("tTfF"), `^(?i:(true)|false)\s*[.):]\s+(\S.*)$`)

// truthLabels writes such pairs with letters, and the answers under them, which
// name the word.
func truthLabels(lines []line) []line {
	pairs := 0
	for i := range lines {
		if pairs += pairAt(lines, i); pairs == leastAlike {
			break
		}
	}
	if pairs < leastAlike {
		return lines
	}
	for i := 0; i+1 < len(lines); i++ {
		if pairAt(lines, i) == 0 {
			continue
		}
		first := truthLabel.FindStringSubmatch(lines[i].text)[1] != ""
		for k := range 2 {
			m := truthLabel.FindStringSubmatchIndex(lines[i+k].text)
			rest := lines[i+k].from(m[4])
			lines[i+k] = newLine(rest, append([]page.Run{{Text: string(rune('A'+k)) + ". "}}, rest.runs...))
		}
		if i+2 < len(lines) {
			lines[i+2] = withoutTruthWord(lines[i+2], first)
		}
	}
	return lines
}

// pairAt is 1 where a line and the next are such a pair.
func pairAt(lines []line, i int) int {
	if i+1 >= len(lines) || lines[i].label != nil || lines[i+1].label != nil || lines[i].kind != textLine || lines[i+1].kind != textLine {
		return 0
	}
	a, b := truthLabel.FindStringSubmatch(lines[i].text), truthLabel.FindStringSubmatch(lines[i+1].text)
	if a == nil || b == nil || (a[1] == "") == (b[1] == "") {
		return 0
	}
	return 1
}

// saidTruthWord is an answer line whose answer is the word itself.
var saidTruthWord = regexp.MustCompile(`^(.{1,24}?[:：]\s*)(?i:(true)|false)\s*[.。]?$`)

// withoutTruthWord names the letter of the choice instead of its word.
func withoutTruthWord(l line, trueFirst bool) line {
	m := saidTruthWord.FindStringSubmatch(l.text)
	if m == nil || l.kind != textLine {
		return l
	}
	letter := "A"
	if (m[2] != "") != trueFirst {
		letter = "B"
	}
	return newLine(l, []page.Run{{Text: strings.TrimRight(m[1], " ") + " " + letter}})
}
