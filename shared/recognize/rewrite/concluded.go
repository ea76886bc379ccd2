package rewrite

import (
	"strings"

	"formwright/shared/recognize/line"
)

// Concluded is the letter that a solution comes to at its end, "" for none.
func Concluded(text string) string {
	if len(text) < 3 {
		return ""
	}
	if end := strings.TrimRight(text, " .!)”\""); end == "" || end[len(end)-1] < 'A' || end[len(end)-1] > 'H' {
		return ""
	}
	if m := line.Conclusion.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}
