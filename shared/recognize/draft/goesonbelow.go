package draft

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
)

// goesOnBelow reports whether a stem that orders nothing itself breaks off behind a word that
// choices go on from, "the scheduler takes care of:", whatever these begin with. What is for
// something, "use the graph to:", may stand before tasks.
func (r *Reader) goesOnBelow(d Draft) bool {
	if len(d.Stem) == 0 {
		return false
	}
	text := strings.TrimRight(d.Stem[len(d.Stem)-1].Text, " :")
	last := lexicon.Fold(text[strings.LastIndexByte(text, ' ')+1:])
	if asks.PurposeWords()[last] {
		return false
	}
	return asks.IsUnfinished(text, asks.UnfinishedWords()) && r.Asking.Begins(d.FoldedStem()) == 0 && r.Order.Begins(d.FoldedStem()) == 0
}
