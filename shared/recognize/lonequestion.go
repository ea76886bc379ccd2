package recognize

import "strings"

// Bounds of the choices of a question that is all of a document.
const (
	fewestOfLone  = 4
	longestOfLone = 80 // bytes, of each
	wordsOfLone   = 4  // of its stem at least
)

// isLoneQuestion reports whether a document is one question, as the picture of one is: a
// number, a sentence that need not ask, and short choices from A to D at least.
// One such list among other text is a paragraph of a contract.
func isLoneQuestion(ds []draft, levels []level) bool {
	if len(ds) != 1 || levels[0] == asksNothing {
		return false
	}
	d := ds[0]
	if !d.labelled || d.bullets || d.plain || d.holes || len(d.prelude) > 0 || len(d.trailing) > 0 || len(d.choices) < fewestOfLone {
		return false
	}
	for i, c := range d.choices {
		if !c.label.upper || c.label.sign != string(rune('a'+i)) || len(c.text()) > longestOfLone {
			return false
		}
	}
	return len(strings.Fields(d.stemText())) >= wordsOfLone
}
