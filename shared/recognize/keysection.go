package recognize

import "unicode/utf8"

// matchBySection gives every group of the key to a section when there are not
// as many of one as of the other. Both stand in the same order, so a group goes
// to the section behind the one before it that its entries fit best; answers by
// letter fit questions with choices only.
func (r *recognizer) matchBySection(list *keyList, ds []draft, runs [][]int, groups [][]*keyEntry) {
	from := 0
	for i, g := range groups {
		tied, most := []int(nil), 0
		for k := from; k < len(runs); k++ {
			if n := r.fit(ds, runs[k], g); n > most {
				tied, most = []int{k}, n
			} else if n == most && n > 0 {
				tied = append(tied, k)
			}
		}
		if len(tied) == 0 || most*2 <= len(g) {
			if len(groups) == 1 {
				r.matchByNumber(list, ds, r.lonely(ds, runs, g), g)
			}
			continue
		}
		if best := sectionOf(ds, runs, tied, g, len(groups)-i); best >= 0 {
			r.matchByNumber(list, ds, runs[best], g)
			from = best + 1
		}
	}
}

// sectionOf picks among the sections that a group of the key fits equally well:
// by the heading both stand under, by how many questions there are, or by their
// order where no section is left over. -1 means that nobody can tell.
func sectionOf(ds []draft, runs [][]int, tied []int, g []*keyEntry, left int) int {
	named, long := []int(nil), []int(nil)
	for _, k := range tied {
		if standsUnder(ds[runs[k][0]], g[0].under) {
			named = append(named, k)
		}
		if len(runs[k]) == len(g) {
			long = append(long, k)
		}
	}
	switch {
	case len(tied) == 1 || len(named) == 0 && len(tied) <= left:
		return tied[0]
	case len(named) == 1:
		return named[0]
	case len(long) == 1:
		return long[0]
	}
	return -1
}

// standsUnder reports whether a section of questions has the heading of a key.
func standsUnder(d draft, title string) bool {
	want := same(title)
	if want == "" {
		return false
	}
	for _, l := range d.prelude {
		if have := same(l.text); have != "" && (startsWord(have, want) || startsWord(want, have)) {
			return true
		}
	}
	return false
}

// fit counts the entries that could answer questions of a section, less those
// that could not.
func (r *recognizer) fit(ds []draft, run []int, group []*keyEntry) int {
	n := 0
	for _, e := range group {
		for _, i := range run {
			if !ds[i].labelled || ds[i].label.number != e.number {
				continue
			}
			if r.suits(ds[i], e.value) {
				n++
			} else {
				n--
			}
			break
		}
	}
	return n
}

// suits reports whether a value of the key is of the kind a question takes: the
// answers to several parts fit a question with parts.
func (r *recognizer) suits(d draft, said line) bool {
	value := said.text
	if !d.part && len(r.partValues(said)) > 1 {
		return false
	}
	if len(d.choices) > 0 {
		_, ok := r.pick(d, value)
		return ok
	}
	if _, ok := r.truthOf(value, true); ok {
		return true
	}
	letter, ok := choiceLabelOf(value + ". x")
	return !ok || letter.kind != letterLabel || utf8.RuneCountInString(value) > 2
}

// lonely are the questions of all sections whose numbers no other has: the
// numbers begin again somewhere by mistake, and one key counts through. They
// must be most of what the key answers.
func (r *recognizer) lonely(ds []draft, runs [][]int, group []*keyEntry) []int {
	count := map[int]int{}
	var all, out []int
	for _, run := range runs {
		all = append(all, run...)
	}
	for _, i := range all {
		if ds[i].labelled {
			count[ds[i].label.number]++
		}
	}
	for _, i := range all {
		if ds[i].labelled && count[ds[i].label.number] == 1 {
			out = append(out, i)
		}
	}
	if r.fit(ds, out, group)*2 <= len(group) {
		return nil
	}
	return out
}
