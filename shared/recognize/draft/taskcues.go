package draft

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
)

const (
	programHead = 16 // bytes that may stand before the order
	programTail = 60 // bytes it stands in where languages put it last
)

// OrdersProgram reports whether a text orders a program to be written.
func (r *Reader) OrdersProgram(text string) bool {
	if len(text) == 0 || lexicon.HasQuestionMark(text) {
		return false
	}
	first, _, _ := strings.Cut(text, "\n")
	f := lexicon.Fold(first)
	if i := r.Programs.Index(f); i >= 0 && i <= programHead {
		return true
	}
	from := max(0, len(f)-programTail)
	for from < len(f) && !utf8.RuneStart(f[from]) {
		from++
	}
	return !lexicon.IsASCII(text) && r.Programs.In(f[from:])
}
