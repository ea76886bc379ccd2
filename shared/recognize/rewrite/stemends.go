package rewrite

import (
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// closesStem reports whether a text ends as a stem or a sentence does, also before what it
// is worth: "The planet is: (3 points)".
func closesStem(s string) bool {
	if flatten.ClosesStem(s) || answerkey.EndsSentence(s) {
		return true
	}
	s = strings.TrimRight(s, lexicon.Whitespace)
	if !strings.HasSuffix(s, ")") && !strings.HasSuffix(s, "]") && !strings.HasSuffix(s, "）") {
		return false
	}
	at := line.BracketPoints.FindAllStringIndex(s, -1)
	return len(at) > 0 && at[len(at)-1][1] == len(s) && flatten.ClosesStem(s[:at[len(at)-1][0]])
}

// endsCode reports whether a text ends as a line of code does.
func endsCode(s string) bool {
	s = strings.TrimRight(s, lexicon.Whitespace)
	return s != "" && strings.IndexByte(";}", s[len(s)-1]) >= 0
}
