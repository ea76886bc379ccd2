package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// letterFront is a letter or digit before a text, with or without a sign between: "B Paris",
// "B = Paris", "B-Paris".
var letterFront = pattern.New(`^([\p{L}\p{N}]{1,3})([\s\x{3000}]*[=–-][\s\x{3000}]*|[\s\x{3000}]+)(\S.*)$`)

// saidWithMore is the choice that an answer repeats in full before what it says of it, "Paris
// (2 million people)", "Paris, since it is the capital": the longest that it may be; -1 for
// none.
func saidWithMore(d Draft, v string) int {
	found, most := -1, 0
	said := lexicon.Fold(v)
	for i, c := range d.Choices {
		text := lexicon.Fold(strings.TrimRight(c.Text(), " .;,"))
		if len(text) <= most || !strings.HasPrefix(said, text) {
			continue
		}
		if more := strings.TrimLeft(said[len(text):], " \u3000"); more != "" && furtherSaid.MatchString(more) {
			found, most = i, len(text)
		}
	}
	return found
}

// furtherSaid begins what is said of an answer behind its text.
var furtherSaid = pattern.New(`^[(（\[,，.。;；:：–—-]`)
