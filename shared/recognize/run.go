package recognize

import (
	"slices"
	"strconv"
	"strings"
)

// run is a row of choices: the places of their first lines, in the order of
// their labels, and whether a letter is missing between two.
type run struct {
	at    []int
	holes bool
	last  int // the place of the choice that is printed last
}

// label is that of the k-th choice.
func (r run) label(ts []token, k int) *choiceLabel { return &ts[r.at[k]].choice }

// maxChoices bounds the choices of one question.
const maxChoices = 26

// letterRun finds the row of lettered choices that begins at from.
func letterRun(ts []token, from int, letters [][]string) (run, bool) {
	first := ts[from].choice
	if first.kind != letterLabel || !isFirst(first.sign, letters) {
		return run{}, false
	}
	places := append(make([]int, 0, maxChoices), from)
	nested := false // lists i, ii, iii stand inside its entries
	for i := from + 1; i < len(ts) && len(places) < maxChoices; i++ {
		c := &ts[i].choice
		if c.kind != letterLabel || c.upper != first.upper || bracketed(*c) != bracketed(first) && !c.auto && !first.auto {
			continue
		}
		if first.sign == "a" && c.sign == "i" && ts[places[len(places)-1]].choice.sign != "h" {
			next := behindRomans(ts, i, ts[places[len(places)-1]].choice, letters)
			if next < 0 {
				break
			}
			i, nested = next, true
			c = &ts[i].choice
		}
		if slices.ContainsFunc(places, func(p int) bool { return ts[p].choice.sign == c.sign }) {
			next := resumes(ts, i, ts[places[len(places)-1]].choice, letters)
			if next < 0 {
				break
			}
			i = next
		}
		places = append(places, i)
	}
	row, ok := ordered(ts, places, letters)
	for nested && row.last+1 < len(ts) && isRoman(ts[row.last+1].choice) {
		row.last++
	}
	return row, ok
}

// isRoman reports whether a label is a small roman number.
func isRoman(c choiceLabel) bool {
	return c.kind == letterLabel && !c.upper && c.sign != "" && strings.Trim(c.sign, "ivx") == ""
}

// resumes finds where a row goes on behind a list inside its last entry, which
// begins at i with other signs behind its letters: "b) ... a. ... b. ... c) ...";
// -1 where it does not.
func resumes(ts []token, i int, last choiceLabel, letters [][]string) int {
	if ts[i].choice.delim == last.delim || ts[i].choice.auto || last.auto || !isFirst(ts[i].choice.sign, letters) {
		return -1
	}
	for ; i < len(ts) && ts[i].question.kind != wordNumber; i++ {
		if c := ts[i].choice; c.kind == letterLabel && c.delim == last.delim {
			if c.upper == last.upper && follows(last.sign, c.sign, letters, false) {
				return i
			}
			return -1
		}
	}
	return -1
}

// behindRomans finds where a row goes on behind a list i, ii, iii inside its last
// entry, which begins at i; -1 where it does not.
func behindRomans(ts []token, i int, last choiceLabel, letters [][]string) int {
	for ; i < len(ts) && ts[i].question.kind != wordNumber; i++ {
		if c := ts[i].choice; c.kind == letterLabel && c.delim == last.delim && c.upper == last.upper && follows(last.sign, c.sign, letters, false) {
			return i
		}
	}
	return -1
}

func bracketed(c choiceLabel) bool { return c.delim == '(' || c.delim == '[' }

// ordered keeps the labels that continue the row and sorts those of a
// two-column print. One missing letter at a time is a hole, not the end.
func ordered(ts []token, places []int, letters [][]string) (run, bool) {
	signs := make([]string, 0, maxChoices)
	for _, p := range places {
		signs = append(signs, ts[p].choice.sign)
	}
	var ords, rising [maxChoices]int
	ordinals(ords[:len(signs)], signs, letters)
	in := prefixOf(rising[:0], ords[:len(signs)])
	out := run{at: make([]int, len(in))}
	for i, k := range in {
		out.at[i] = places[k]
		out.last = max(out.last, places[k])
		out.holes = out.holes || i > 0 && ords[k] != ords[in[i-1]]+1
	}
	return out, len(in) >= 2
}

// prefixOf adds to rising which places form the row 1, 2, 3 ... When they stand in order
// single holes are allowed; out of order the row must be whole.
func prefixOf(rising, ords []int) []int {
	last := 0
	for i, o := range ords {
		if o == last+1 || o == last+2 && last > 0 {
			rising = append(rising, i)
			last = o
		}
	}
	if len(rising) == len(ords) {
		return rising
	}
	whole := make([]int, len(ords))
	for i := range whole {
		whole[i] = i
	}
	slices.SortStableFunc(whole, func(a, b int) int { return ords[a] - ords[b] })
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

// digitReach is over how many lines the numbered choices of a question may go.
const digitReach = 1000

// digitRun finds the row of numbered choices 1, 2, 3 ... that begins at from.
func digitRun(ts []token, from int) (run, bool) {
	first := ts[from].choice
	if first.kind != digitLabel || first.sign != "1" {
		return run{}, false
	}
	places := append(make([]int, 0, maxChoices), from)
	for i := from + 1; i < min(len(ts), from+digitReach) && len(places) < maxChoices; i++ {
		c := &ts[i].choice
		if c.kind != digitLabel {
			continue
		}
		if n, _ := strconv.Atoi(c.sign); n == len(places)+1 {
			places = append(places, i)
		}
	}
	if len(places) < 2 {
		return run{}, false
	}
	return run{at: slices.Clone(places), last: places[len(places)-1]}, true
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
		out.at, out.last = append(out.at, i), i
	}
	return out, len(out.at) >= 1
}

func shift(row run, by int) run {
	at := make([]int, len(row.at))
	for i, p := range row.at {
		at[i] = p - by
	}
	row.at, row.last = at, row.last-by
	return row
}
