package cloze

import (
	"strings"

	"formwright/shared/importer/draft"
	"formwright/shared/importer/embedded"
)

// Sniff reports whether data is a text with at least one gap of Moodle's, which
// no other text has: {1:SHORTANSWER:=...}. Lines that GIFT begins with signs of its own
// do not count.
func Sniff(data []byte) bool {
	text := draft.Text(data)
	if strings.Contains(text, "\x00") || !embedded.Has(text) {
		return false
	}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		gift := strings.HasPrefix(line, "//") || strings.HasPrefix(line, "$CATEGORY") || strings.HasPrefix(line, "::")
		if !gift && embedded.Has(line) {
			return true
		}
	}
	return false
}
