package recognize

import "formwright/shared/recognize/pattern"

// leastSources is how many questions must name where they come from.
const leastSources = 3

// sourced has the year of an exam in it.
var sourced = pattern.New(`\b(?:19|20)\d\d\b`)

// sourceVote takes the exam a question was set in off its last choice, "Mains 2010",
// where half the questions have such a line, which differs in its numbers only. It
// stays with the stem.
func sourceVote(ds []draft) {
	offering := 0
	names := map[string][]int{}
	for i, d := range ds {
		if len(d.choices) < 2 {
			continue
		}
		offering++
		last := d.choices[len(d.choices)-1].lines
		if len(last) != 2 || !sourced.MatchString(last[1].text) || len(last[1].text) > plainLimit {
			continue
		}
		name := anyDigits.ReplaceAllString(last[1].text, "#")
		names[name] = append(names[name], i)
	}
	for _, at := range names {
		if len(at) < leastSources || len(at)*2 < offering {
			continue
		}
		for _, i := range at {
			last := &ds[i].choices[len(ds[i].choices)-1]
			ds[i].stem = append(ds[i].stem[:len(ds[i].stem):len(ds[i].stem)], last.lines[1])
			last.lines = last.lines[:1]
		}
	}
}
