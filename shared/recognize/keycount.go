package recognize

// countOn numbers answers without numbers on through the sections of a key, for
// questions whose numbers run through the document.
func countOn(groups [][]*keyEntry) {
	last := 0
	for _, g := range groups {
		if g[0].counted && g[0].number == 1 {
			for _, e := range g {
				e.number += last
			}
		}
		last = g[len(g)-1].number
	}
}

// counts reports whether answers that only their order gives to questions may be
// believed: each is one that its question takes, and no question that could take
// one is left over. One letter lost would make all behind it wrong.
func (r *recognizer) counts(ds []draft, run []int, byNumber map[int]int, group []*keyEntry) bool {
	if !group[0].counted {
		return true
	}
	last := 0
	for _, e := range group {
		i, ok := byNumber[e.number]
		if !ok || !r.suits(ds[i], e.value) {
			return false
		}
		last = e.number
	}
	i, ok := byNumber[last+1]
	return !ok || len(ds[i].choices) == 0 || len(ds[run[0]].choices) == 0
}
