package vote

import (
	"slices"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/printed"
)

// leastSources is how many questions must name where they come from.
const leastSources = 3

var (
	// sourced has the year of an exam in it.
	sourced = pattern.New(`\b(?:19|20)\d\d\b`)
	// yearTag is one in brackets at the end of a line: "[2004 - II]".
	yearTag = pattern.Guarded(pattern.EndsWith("]", ""), `\s+\[(?:19|20)\d\d(?:\s*[-–/]\s*[IVX\d]{1,4})?\]$`)
)

// sourceVote takes the exam a question was set in off its last choice, "Mains 2010",
// where half the questions have such a line, which differs in its numbers only. It
// stays with the stem.
func sourceVote(ds []draft.Draft) {
	yearTags(ds)
	offering := 0
	names := map[string][]int{}
	for i, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		offering++
		last := d.Choices[len(d.Choices)-1].Lines
		if len(last) != 2 || !sourced.MatchString(last[1].Text) || asks.IsLong(last[1].Text) {
			continue
		}
		name := printed.AnyDigits.ReplaceAllString(last[1].Text, "#")
		names[name] = append(names[name], i)
	}
	for _, at := range names {
		if len(at) < leastSources || len(at)*2 < offering {
			continue
		}
		for _, i := range at {
			last := &ds[i].Choices[len(ds[i].Choices)-1]
			ds[i].Stem = append(ds[i].Stem[:len(ds[i].Stem):len(ds[i].Stem)], last.Lines[1])
			last.Lines = last.Lines[:1]
		}
	}
}

// yearTags takes the years off choices where most questions have theirs at the
// right of the stem: it stands on the line below where the last one is full.
func yearTags(ds []draft.Draft) {
	offering, stems := 0, 0
	for _, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		if offering++; slices.ContainsFunc(d.Stem, func(l line.Line) bool { return yearTag.MatchString(l.Text) }) {
			stems++
		}
	}
	if stems < leastSources || stems*2 < offering {
		return
	}
	for _, d := range ds {
		for _, c := range d.Choices {
			for k, l := range c.Lines {
				if at := yearTag.FindStringIndex(l.Text); at != nil {
					c.Lines[k] = l.Cut(0, at[0])
				}
			}
		}
	}
}
