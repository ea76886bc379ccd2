package rewrite

import (
	"slices"
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
	if r.Interrogative.Begins(f) > 0 || !lexicon.IsASCII(f) && slices.ContainsFunc(r.Interrogative.List, func(p string) bool {
		return !lexicon.IsASCII(p) && unspacedEnd(p) && strings.Contains(f, p)
	}) {
		return true
	}
	for _, p := range r.Closing.List {
		if at := len(f) - len(p); at > 0 && f[at:] == p && lexicon.Stands(p, f, at) {
			return true
		}
	}
	return false
}
