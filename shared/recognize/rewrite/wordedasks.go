package rewrite

import (
	"strings"

	"formwright/shared/recognize/lexicon"
)

// AsksByWord reports whether a line begins with a question word, or ends with one
// where languages put it last. "How to ..." names what is told.
func (r *Reader) AsksByWord(text string) bool {
	f := strings.TrimLeft(strings.TrimRight(lexicon.Fold(text), " ?.!:"), "¿¡ ")
	if strings.HasPrefix(f, "how to ") {
		return false
	}
	plain := lexicon.IsASCII(f)
	for _, p := range r.Interrogative.List {
		switch {
		case strings.HasPrefix(f, p) && lexicon.Stands(p, f, 0), !plain && !lexicon.IsASCII(p) && unspacedEnd(p) && strings.Contains(f, p):
			return true
		}
	}
	for _, p := range r.Closing.List {
		if at := len(f) - len(p); at > 0 && f[at:] == p && lexicon.Stands(p, f, at) {
			return true
		}
	}
	return false
}
