package draft

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// run is a row of choices: the places of their first lines, in the order of
// their labels, and whether a letter is missing between two.
type run struct {
	at    []int
	holes bool
	last  int // the place of the choice that is printed last
}

// label is that of the k-th choice.
func (r run) label(ts []Token, k int) *lexicon.ChoiceLabel { return &ts[r.at[k]].choice }

// letterRun finds the row of lettered choices that begins at from.
func letterRun(ts []Token, from int, letters [][]string) (run, bool) {
	first := ts[from].choice
	if first.Kind != lexicon.LetterLabel || !lexicon.IsFirst(first.Sign, letters) {
		return run{}, false
	}
	places := append(make([]int, 0, lexicon.MaxChoices), from)
	nested := false // lists i, ii, iii stand inside its entries
	for i := from + 1; i < len(ts) && len(places) < lexicon.MaxChoices; i++ {
		c := &ts[i].choice
		if c.Kind != lexicon.LetterLabel || c.Upper != first.Upper || bracketed(*c) != bracketed(first) && !c.Auto && !first.Auto && !halfBracketed(ts, places, i, letters) {
			continue
		}
		if first.Sign == "a" && c.Sign == "i" && ts[places[len(places)-1]].choice.Sign != "h" {
			next := behindRomans(ts, i, ts[places[len(places)-1]].choice, letters)
			if next < 0 {
				break
			}
			i, nested = next, true
			c = &ts[i].choice
		}
		if slices.ContainsFunc(places, func(p int) bool { return ts[p].choice.Sign == c.Sign }) {
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

// halfBracketed reports whether the line right below the last of a row goes on
// with its letters and has a bracket more or less: "(a) ..." over "b) ...".
func halfBracketed(ts []Token, places []int, i int, letters [][]string) bool {
	at := places[len(places)-1]
	last, c := ts[at].choice, ts[i].choice
	return i == at+1 && strings.ContainsRune("()", rune(last.Delim)) && strings.ContainsRune("()", rune(c.Delim)) && flatten.Follows(last.Sign, c.Sign, letters, false)
}

// isRoman reports whether a label is a small roman number.
func isRoman(c lexicon.ChoiceLabel) bool {
	return c.Kind == lexicon.LetterLabel && !c.Upper && c.Sign != "" && strings.Trim(c.Sign, "ivx") == ""
}

// resumes finds where a row goes on behind a list inside its last entry, which
// begins at i with other signs behind its letters: "b) ... a. ... b. ... c) ...";
// -1 where it does not.
func resumes(ts []Token, i int, last lexicon.ChoiceLabel, letters [][]string) int {
	if ts[i].choice.Delim == last.Delim || ts[i].choice.Auto || last.Auto || !lexicon.IsFirst(ts[i].choice.Sign, letters) {
		return -1
	}
	for ; i < len(ts) && ts[i].question.Kind != line.WordNumber; i++ {
		if c := ts[i].choice; c.Kind == lexicon.LetterLabel && c.Delim == last.Delim {
			if c.Upper == last.Upper && flatten.Follows(last.Sign, c.Sign, letters, false) {
				return i
			}
			return -1
		}
	}
	return -1
}

// behindRomans finds where a row goes on behind a list i, ii, iii inside its last
// entry, which begins at i; -1 where it does not.
func behindRomans(ts []Token, i int, last lexicon.ChoiceLabel, letters [][]string) int {
	for ; i < len(ts) && ts[i].question.Kind != line.WordNumber; i++ {
		if c := ts[i].choice; c.Kind == lexicon.LetterLabel && c.Delim == last.Delim && c.Upper == last.Upper && flatten.Follows(last.Sign, c.Sign, letters, false) {
			return i
		}
	}
	return -1
}

func bracketed(c lexicon.ChoiceLabel) bool { return c.Delim == '(' || c.Delim == '[' }

// ordered keeps the labels that continue the row and sorts those of a
// two-column print. One missing letter at a time is a hole, not the end.
func ordered(ts []Token, places []int, letters [][]string) (run, bool) {
	signs := make([]string, 0, lexicon.MaxChoices)
	for _, p := range places {
		signs = append(signs, ts[p].choice.Sign)
	}
	var ords, rising [lexicon.MaxChoices]int
	lexicon.Ordinals(ords[:len(signs)], signs, letters)
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
func digitRun(ts []Token, from int) (run, bool) {
	first := ts[from].choice
	if first.Kind != lexicon.DigitLabel || first.Sign != "1" {
		return run{}, false
	}
	places := append(make([]int, 0, lexicon.MaxChoices), from)
	for i := from + 1; i < min(len(ts), from+digitReach) && len(places) < lexicon.MaxChoices; i++ {
		c := &ts[i].choice
		if c.Kind != lexicon.DigitLabel {
			continue
		}
		if n, _ := strconv.Atoi(c.Sign); n == len(places)+1 {
			places = append(places, i)
		}
	}
	if len(places) < 2 || areMeasured(ts, places) {
		return run{}, false
	}
	return run{at: slices.Clone(places), last: places[len(places)-1]}, true
}

// areMeasured reports whether numbered lines are rows of values: each has a number and
// nothing but figures behind room, and there are more than a question offers, or the
// same is there twice.
func areMeasured(ts []Token, places []int) bool {
	seen := map[string]bool{}
	for _, k := range places {
		text := ts[k].Text[min(ts[k].choice.End, len(ts[k].Text)):]
		if ts[k].choice.Delim != '\t' || !line.IsFigures(text) {
			return false
		}
		seen[strings.TrimSpace(text)] = true
	}
	return len(places) > mostFigures || len(seen) < len(places)
}

// mostFigures is how many numbers to choose from a question has.
const mostFigures = 6

// listRun finds bullets or check boxes one after another that begin at from.
func listRun(ts []Token, from int) (run, bool) {
	first := ts[from].choice
	if first.Kind != lexicon.BulletLabel && first.Kind != lexicon.BoxLabel {
		return run{}, false
	}
	out := run{}
	for i := from; i < len(ts) && len(out.at) < lexicon.MaxChoices; i++ {
		c := ts[i].choice
		if c.Kind != first.Kind {
			if ts[i].Soft && ts[i].Block == ts[i-1].Block {
				continue
			}
			if n := codeUnder(ts, i, first.Kind); n > 0 {
				i += n - 1
				continue
			}
			break
		}
		out.at, out.last = append(out.at, i), i
	}
	return out, len(out.at) >= 1
}

// codeUnder is how many lines of a program stand from line i on under the box before
// them, which they are offered with, and over the next box; 0 for none.
func codeUnder(ts []Token, i int, kind lexicon.LabelKind) int {
	n := 0
	for kind == lexicon.BoxLabel && i+n < len(ts) && ts[i+n].Style().Code {
		n++
	}
	if n == 0 || i+n == len(ts) || ts[i+n].choice.Kind != kind {
		return 0
	}
	return n
}

func shift(row run, by int) run {
	at := make([]int, len(row.at))
	for i, p := range row.at {
		at[i] = p - by
	}
	row.at, row.last = at, row.last-by
	return row
}
