package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastTests is how many tests a key must name to be one to several of them.
const leastTests = 2

// testRuns are the sections of one test, and the groups of the key that are to it.
type testRuns struct {
	runs   [][]int
	groups [][]*answerkey.KeyEntry
}

// matchTests matches a key to several tests whose sections have the same names, "Test 2 /
// Part A: 1. b 2. c": each test's answers are to the sections between its heading and the
// next that begins with the same word, by their names or in turn where there are as many.
// It does nothing where a test cannot be told.
func (r *Reader) matchTests(list *KeyList, ds []Draft, runs [][]int, groups [][]*answerkey.KeyEntry) bool {
	tests := r.testsOf(ds, runs, groups)
	for _, t := range tests {
		of, named := r.namedSections(ds, t.runs, t.groups)
		if named < len(t.groups) && len(t.runs) == len(t.groups) {
			of, named = nil, 0
			for i, g := range t.groups {
				if of = append(of, i); r.fit(ds, t.runs[i], g)*2 > len(g) {
					named++
				}
			}
		}
		if named < len(t.groups) {
			continue // nobody can tell
		}
		for i, g := range t.groups {
			r.matchSection(list, ds, t.runs[of[i]], g)
		}
	}
	return len(tests) > 0
}

// testsOf parts the sections and the groups of a key by the headings of tests that both
// have; none where the key does not name several tests in their order.
func (r *Reader) testsOf(ds []Draft, runs [][]int, groups [][]*answerkey.KeyEntry) []testRuns {
	var out []testRuns
	from, over := 0, ""
	for _, g := range groups {
		if g[0].Over == "" {
			return nil
		}
		if g[0].Over == over {
			last := &out[len(out)-1]
			last.groups = append(last.groups, g)
			continue
		}
		over = g[0].Over
		heads := func(run []int) bool { return r.standsUnder(ds[run[0]], over) }
		k := slices.IndexFunc(runs[from:], heads)
		if k < 0 && len(out) == 0 {
			k = 0 // its heading is the title of the document
		}
		if k < 0 || slices.ContainsFunc(runs[from+k+1:], heads) {
			return nil
		}
		first := from + k
		from = first + 1
		for from < len(runs) && !headedBy(ds[runs[from][0]], over) {
			from++
		}
		out = append(out, testRuns{runs[first:from], [][]*answerkey.KeyEntry{g}})
	}
	if len(out) < leastTests {
		return nil
	}
	return out
}

// headedBy reports whether a heading over a question begins with the first word of
// another heading.
func headedBy(d Draft, heading string) bool {
	word, _, _ := strings.Cut(lexicon.Same(heading), " ")
	return word != "" && slices.ContainsFunc(d.Prelude, func(l line.Line) bool { return startsWord(lexicon.Same(l.Text), word) })
}

// dottedSign is the number with a dot that a heading has behind its word, "Exercise 2.1".
var dottedSign = pattern.New(`^\PL{0,4}\pL+\s+(\d{1,2}(?:\.\d{1,2})+)(?:[\s:.)–-]|$)`)

// sameDotted reports whether two headings have the same number with a dot, behind one word
// or another: the key says "Part 2.1" for "Exercise 2.1".
func sameDotted(a, b string) bool {
	x := dottedSign.FindStringSubmatch(a)
	if x == nil {
		return false
	}
	y := dottedSign.FindStringSubmatch(b)
	return y != nil && x[1] == y[1]
}
