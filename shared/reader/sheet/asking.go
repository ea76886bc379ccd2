package sheet

import (
	"strings"
	"unicode/utf8"
)

const (
	leastAsking  = 5 // records whose separator is told by their questions
	askingSigns  = "#@~^$*\\"
	askingMarks  = "?؟？"
	mostAskWidth = 9
)

// withTabs writes the sign that stands right behind nearly all questions, and as often
// in nearly all lines, as a tab: "Who flies?#The owl".
func withTabs(text string) string {
	if strings.Contains(text, "\t") {
		return text
	}
	for i := range len(askingSigns) {
		sign := askingSigns[i : i+1]
		if !strings.Contains(text, "?"+sign) && !strings.Contains(text, "? "+sign) && !strings.Contains(text, "؟"+sign) && !strings.Contains(text, "？"+sign) {
			continue
		}
		widths := map[int]int{}
		lines, asked := 0, 0
		for line := range strings.Lines(text) {
			line = strings.TrimSpace(line)
			if line == "" {
				continue
			}
			lines++
			first, _, ok := strings.Cut(line, sign)
			if first = strings.TrimSpace(first); ok && first != "" {
				widths[strings.Count(line, sign)]++
				if last, _ := utf8.DecodeLastRuneInString(first); strings.ContainsRune(askingMarks, last) {
					asked++
				}
			}
		}
		usual := 0
		for width, n := range widths {
			if width < mostAskWidth {
				usual = max(usual, n)
			}
		}
		if asked >= leastAsking && asked*2 >= lines && usual*20 >= lines*19 {
			return strings.ReplaceAll(text, sign, "\t")
		}
	}
	return text
}
