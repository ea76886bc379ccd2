package recognize

import (
	"sort"
	"strconv"
)

// run is a row of choices: the places of their first lines, in the order of
// their labels, and whether a letter is missing between two.
type run struct {
	at     []int
	labels []choiceLabel
	holes  bool
	last   int // the place of the choice that is printed last
}

// maxChoices bounds the choices of one question.
const maxChoices = 26

// letterRun finds the row of lettered choices that begins at from.
func letterRun(ts []token, from int, letters [][]string) (run, bool) {
	first := ts[from].choice
	if first.kind != letterLabel || !isFirst(first.sign, letters) {
		return run{}, false
	}
	places := []int{from}
	seen := map[string]bool{first.sign: true}
	for i := from + 1; i < len(ts) && len(places) < maxChoices; i++ {
		c := ts[i].choice
		if c.kind != letterLabel || c.upper != first.upper || bracketed(c) != bracketed(first) && !c.auto && !first.auto {
			continue
		}
		if seen[c.sign] {
			break
		}
		seen[c.sign] = true
		places = append(places, i)
	}
	return ordered(ts, places, letters)
}

func bracketed(c choiceLabel) bool { return c.delim == '(' || c.delim == '[' }

// ordered keeps the labels that continue the row and sorts those of a
// two-column print. One missing letter at a time is a hole, not the end.
func ordered(ts []token, places []int, letters [][]string) (run, bool) {
	signs := make([]string, len(places))
	for i, p := range places {
		signs[i] = ts[p].choice.sign
	}
	ords := ordinals(signs, letters)
	in := prefixOf(ords)
	var out run
	for _, k := range in {
		out.at = append(out.at, places[k])
		out.last = max(out.last, places[k])
	}
	for i := 1; i < len(in); i++ {
		out.holes = out.holes || ords[in[i]] != ords[in[i-1]]+1
	}
	for _, p := range out.at {
		out.labels = append(out.labels, ts[p].choice)
	}
	return out, len(out.at) >= 2
}

// prefixOf lists which places form the row 1, 2, 3 ... When they stand in order
// single holes are allowed; out of order the row must be whole.
func prefixOf(ords []int) []int {
	var rising []int
	last := 0
	for i, o := range ords {
		if o == last+1 || o == last+2 && last > 0 {
			rising = append(rising, i)
			last = o
		}
	}
	whole := make([]int, len(ords))
	for i := range whole {
		whole[i] = i
	}
	sort.SliceStable(whole, func(a, b int) bool { return ords[whole[a]] < ords[whole[b]] })
	n := 0
	var sorted []int
	for _, k := range whole {
		if ords[k] == n+1 {
			sorted = append(sorted, k)
			n++
		}
	}
	if len(sorted) > len(rising) {
		return sorted
	}
	return rising
}

// digitRun finds the row of numbered choices 1, 2, 3 ... that begins at from.
func digitRun(ts []token, from int) (run, bool) {
	first := ts[from].choice
	if first.kind != digitLabel || first.sign != "1" {
		return run{}, false
	}
	out := run{at: []int{from}, labels: []choiceLabel{first}, last: from}
	for i := from + 1; i < len(ts) && len(out.at) < maxChoices; i++ {
		c := ts[i].choice
		n, _ := strconv.Atoi(c.sign)
		if c.kind == digitLabel && n == len(out.at)+1 {
			out.at, out.labels, out.last = append(out.at, i), append(out.labels, c), i
		}
	}
	return out, len(out.at) >= 2
}

// listRun finds bullets or check boxes one after another that begin at from.
func listRun(ts []token, from int) (run, bool) {
	first := ts[from].choice
	if first.kind != bulletLabel && first.kind != boxLabel {
		return run{}, false
	}
	out := run{}
	for i := from; i < len(ts) && len(out.at) < maxChoices; i++ {
		c := ts[i].choice
		if c.kind != first.kind {
			if ts[i].soft && ts[i].block == ts[i-1].block {
				continue
			}
			break
		}
		out.at, out.labels, out.last = append(out.at, i), append(out.labels, c), i
	}
	return out, len(out.at) >= 1
}
