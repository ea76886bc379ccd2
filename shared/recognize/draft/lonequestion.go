package draft

import (
	"strings"
)

// Bounds of the choices of a question that is all of a document.
const (
	fewestOfLone  = 4
	longestOfLone = 80 // bytes, of each
	wordsOfLone   = 4  // of its stem at least
)

// isLoneQuestion reports whether a document is one question, as the picture of one is: a
// number, a sentence that need not ask, and short choices from A to D at least.
// One such list among other text is a paragraph of a contract.
func isLoneQuestion(ds []Draft, levels []Level) bool {
	if len(ds) != 1 || levels[0] == AsksNothing {
		return false
	}
	d := ds[0]
	if !d.Labelled || d.Bullets || d.Plain || d.Holes || len(d.Prelude) > 0 || len(d.Trailing) > 0 || len(d.Choices) < fewestOfLone {
		return false
	}
	for i, c := range d.Choices {
		if !c.Label.Upper || c.Label.Sign != string(rune('a'+i)) || len(c.Text()) > longestOfLone {
			return false
		}
	}
	return len(strings.Fields(d.StemText())) >= wordsOfLone
}
