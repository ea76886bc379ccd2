package lexicon

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
