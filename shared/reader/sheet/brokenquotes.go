package sheet

import (
	"regexp"
	"strings"
)

const leastBroken = 4 // lines

var (
	// brokenQuote is a value in quotes that were doubled as a whole, which no program
	// reads: ,""Milan; Rome"",
	brokenQuote = regexp.MustCompile(`,""[^",;\s]`)
	// betweenBroken is what stands between two such values.
	betweenBroken = regexp.MustCompile(`"+,"+`)
)

// withoutBrokenQuotes writes records anew whose quotes were doubled when a table was
// saved a second time: nearly every line has such a value, and all are cut into as many
// by what stands between them.
func withoutBrokenQuotes(text string) string {
	if !strings.Contains(text, `,""`) {
		return text
	}
	var records []string
	broken, width := 0, 0
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if brokenQuote.MatchString(line) {
			broken++
		}
		fields := betweenBroken.Split(line, -1)
		if width == 0 {
			width = len(fields)
		}
		if len(fields) != width || width < 2 {
			return text
		}
		for i, f := range fields {
			fields[i] = `"` + strings.Trim(strings.ReplaceAll(f, `"`, ""), " ;") + `"`
		}
		records = append(records, strings.Join(fields, ","))
	}
	if len(records) < leastBroken || broken*10 < len(records)*9 {
		return text
	}
	return strings.Join(records, "\n") + "\n"
}
