package printed

import (
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// oneApart reports whether one of the words of a list, which stands in a line at m, is set
// in a way that no other is: it is the right one of those that the sentence offers.
func oneApart(l line.Line, m []int) bool {
	if !l.IsMarked() {
		return false
	}
	places := asks.PlacesOf(offeredWords(l.Text[m[2]:m[3]]), l.Text, m[2])
	words := make([]line.Line, len(places))
	for i, at := range places {
		words[i] = l.Cut(at[0], at[1])
	}
	return rewrite.OneApart(words)
}
