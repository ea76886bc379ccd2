package word

import (
	"hash/fnv"
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// mixed are the items as a paper may print them: where entries to order, or to
// match, stand in their right order already, the paper itself would tell the
// answer. Their new order follows from their texts, so that the same quiz gives
// the same paper with answers and without.
func mixed(items []quiz.Item) []quiz.Item {
	out := slices.Clone(items)
	for i := range out {
		switch r := out[i].Response.(type) {
		case quiz.Order:
			if tellsItself(r.Key, len(r.Entries)) {
				places := shuffled(r.Entries)
				r.Entries, r.Key = arranged(r.Entries, places), moved(r.Key, places)
				out[i].Response = r
			}
		case quiz.Match:
			if tellsItself(r.Key, len(r.Key)) {
				places := shuffled(r.Right)
				r.Right, r.Key = arranged(r.Right, places), moved(r.Key, places)
				out[i].Response = r
			}
		}
	}
	return out
}

// tellsItself reports whether a key names the entries in the order they stand.
func tellsItself(key []int, n int) bool {
	for i, k := range key {
		if i != k {
			return false
		}
	}
	return n > 1 && len(key) == n
}

// shuffled is an order of entries that is not theirs: which entry stands at each
// place.
func shuffled(entries []richtext.Content) []int {
	h := fnv.New64a()
	places := make([]int, len(entries))
	for i, e := range entries {
		places[i] = i
		h.Write([]byte(e.Line() + "\n"))
	}
	state := h.Sum64()
	for i := len(places) - 1; i > 0; i-- {
		state = state*6364136223846793005 + 1442695040888963407 // Knuth's MMIX
		k := int(state>>33) % (i + 1)
		places[i], places[k] = places[k], places[i]
	}
	if slices.IsSorted(places) {
		places = append(places[1:], places[0])
	}
	return places
}

func arranged(entries []richtext.Content, places []int) []richtext.Content {
	out := make([]richtext.Content, len(entries))
	for i, p := range places {
		out[i] = entries[p]
	}
	return out
}

// moved is the key after the entries took their new places.
func moved(key, places []int) []int {
	at := make([]int, len(places))
	for i, p := range places {
		at[p] = i
	}
	out := make([]int, len(key))
	for i, k := range key {
		out[i] = at[k]
	}
	return out
}
