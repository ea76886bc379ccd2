package recognize

import (
	"formwright/shared/finding"
	"formwright/shared/page"
)

// matchKeys finds the entry of every draft: by number where numbers are used
// once, by section where they begin again as often as the key's, by position
// where the key counts on through the sections.
func (r *recognizer) matchKeys(ds []draft) {
	for _, k := range []*keyList{&r.given, &r.keys} {
		k.of = map[*draft]*keyEntry{}
		if len(k.entries) > 0 {
			r.matchList(k, ds)
		}
	}
}

func (r *recognizer) matchList(list *keyList, ds []draft) {
	runs, counted := countedRuns(ds)
	groups := keyGroups(list.entries)
	if all := numberRuns(ds); len(all) == len(groups) {
		runs = all // the key has the tasks that stand alone as well
	}
	switch {
	case r.matchNames(list, ds):
	case len(runs) == len(groups):
		for i, run := range runs {
			r.matchByNumber(list, ds, run, groups[i])
		}
	case len(runs) == 1:
		countOn(groups)
		for _, g := range groups {
			r.matchByNumber(list, ds, runs[0], g)
		}
	case len(groups) == 1 && len(groups[0]) >= len(counted)-1:
		for k, i := range counted {
			if k < len(groups[0]) && groups[0][k].number == k+1 {
				r.pairKey(list, &ds[i], groups[0][k])
			}
		}
	default:
		r.matchBySection(list, ds, runs, groups)
	}
	for _, e := range list.entries {
		if !e.used {
			r.findings = append(r.findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: e.value.pos(),
				Message: "The answer key has an answer for number " + decimalText(e.number) + " that fits no question.", Quote: e.quote()})
		}
	}
}

// matchNames matches a key whose numbers have the letters of the test's parts,
// "A1", "B1". A name that several variants use is matched in their order, where the
// key has as many answers of that name. Elsewhere it does nothing.
func (r *recognizer) matchNames(list *keyList, ds []draft) bool {
	at := map[string][]int{}
	for i, d := range ds {
		if d.labelled {
			at[d.label.text] = append(at[d.label.text], i)
		}
	}
	named := map[string][]*keyEntry{}
	for _, e := range list.entries {
		if e.name == "" {
			return false
		}
		named[e.name] = append(named[e.name], e)
	}
	for name, entries := range named {
		if len(at[name]) != len(entries) {
			continue
		}
		for k, e := range entries {
			r.pairKey(list, &ds[at[name][k]], e)
		}
	}
	return true
}

func (r *recognizer) pairKey(list *keyList, d *draft, e *keyEntry) {
	if e.used {
		return
	}
	if list.of[d] != nil {
		if n, ok := noteOf(e.value, r.vocabulary); ok {
			e.used = true
			d.notes = append(d.notes, n)
		}
		r.contest(list, d, e)
		return
	}
	e.used = true
	list.of[d] = e
	if n, ok := noteOf(e.value, r.vocabulary); ok {
		e.value = n.value
		if n.class != answerWord {
			d.notes, e.value = append(d.notes, n), line{}
		}
	}
	for _, l := range e.why {
		n, ok := noteOf(l, r.vocabulary)
		if !ok || e.worked && n.class == answerWord {
			n = note{class: explainWord, value: l}
		}
		d.notes = append(d.notes, n)
	}
}

func (r *recognizer) matchByNumber(list *keyList, ds []draft, run []int, group []*keyEntry) {
	byNumber := map[int]int{}
	for k, i := range run {
		n := ds[i].label.number
		if !ds[i].labelled {
			n = k + 1
		}
		if _, ok := byNumber[n]; !ok {
			byNumber[n] = i
		}
	}
	if !r.counts(ds, run, byNumber, group) {
		return
	}
	if len(run) == 1 && len(group) > 1 && r.match.in(fold(ds[run[0]].stemText())) {
		r.pairKey(list, &ds[run[0]], joinedPairs(group))
		return
	}
	for _, e := range group {
		if i, ok := byNumber[e.number]; ok && ds[i].part {
			r.pairPart(list, ds, i, e)
		} else if ok {
			r.pairKey(list, &ds[i], e)
		}
	}
}

// joinedPairs joins the answers to the entries of one list: "1. c 2. a" are its pairs.
func joinedPairs(group []*keyEntry) *keyEntry {
	var runs []page.Run
	for i, e := range group {
		sign := decimalText(e.number) + "-"
		if i > 0 {
			sign = ", " + sign
		}
		runs = append(append(runs, page.Run{Text: sign}), e.value.runs...)
		e.used = true
	}
	all := *group[0]
	all.value, all.used = newLine(group[0].value, runs), false
	return &all
}

// countedRuns cuts the drafts that a key may count where their numbers begin again.
func countedRuns(ds []draft) (runs [][]int, counted []int) {
	for _, run := range numberRuns(ds) {
		var kept []int
		for _, i := range run {
			if ds[i].label.list != loneList {
				kept = append(kept, i)
			}
		}
		if counted = append(counted, kept...); len(kept) > 0 {
			runs = append(runs, kept)
		}
	}
	return runs, counted
}

// numberRuns cuts the drafts where their numbers begin again.
func numberRuns(ds []draft) [][]int {
	var out [][]int
	last := 0
	for i, d := range ds {
		if len(out) == 0 || d.labelled && d.label.number <= last && d.label.number <= 1 && !(d.part && d.label.number == last) {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], i)
		if d.labelled {
			last = d.label.number
		}
	}
	return out
}

func keyGroups(entries []*keyEntry) [][]*keyEntry {
	var out [][]*keyEntry
	last := -1
	for _, e := range entries {
		if e.group != last {
			out = append(out, nil)
			last = e.group
		}
		out[len(out)-1] = append(out[len(out)-1], e)
	}
	return out
}
