package lexicon

import "strings"

// englishOrders are orders to put in order that say no more of it: "Number the events from
// 1 to 5." What is done with the words or letters of each sentence is not among them.
func englishOrders() []string {
	out := []string{"number the following", "number these", "number the sentences", "number the pictures", "arrange these", "arrange the sentences", "reorder the sentences", "rearrange the sentences", "rank these"}
	for _, verb := range []string{"number", "arrange", "rearrange", "reorder", "put", "place"} {
		for _, what := range []string{"events", "steps", "stages", "phases"} {
			out = append(out, verb+" the "+what, verb+" these "+what)
		}
	}
	return out
}

// OrdersPlaces reports whether a folded text orders to put things in order, and not to tell
// the order of each: "Write the order of each group."
func (l *Lexicon) OrdersPlaces(folded string) bool {
	return l.Order.In(strings.ReplaceAll(folded, "the order of", ""))
}
