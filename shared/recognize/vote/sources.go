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
	// framedSource is one as banks in Chinese name it, with its year: "【96基本學測二】".
	framedSource = pattern.Guarded(pattern.EndsWith("】", ""), `\s*【[^【】]*\d[^【】]*】$`)
)

// sourceVote takes the exam a question was set in off its last choice, "Mains 2010",
// where half the questions have such a line, which differs in its numbers only. It
// stays with the stem.
func sourceVote(ds []draft.Draft) {
	yearTags(ds)
	framedSources(ds)
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

// framedSources takes names of exams in brackets off the last choices, where half the
// questions end so: the choice may fill its line or the name have one of its own. They
// stay with the stems.
func framedSources(ds []draft.Draft) {
	var named []int
	offering := 0
	for i, d := range ds {
		if len(d.Choices) < 2 {
			continue
		}
		offering++
		last := d.Choices[len(d.Choices)-1].Lines
		if n := len(last); n > 0 {
			if at := framedSource.FindStringIndex(last[n-1].Text); at != nil && (n > 1 || at[0] > 0) {
				named = append(named, i)
			}
		}
	}
	if len(named) < leastSources || len(named)*2 < offering {
		return
	}
	for _, i := range named {
		last := &ds[i].Choices[len(ds[i].Choices)-1]
		n := len(last.Lines) - 1
		end := last.Lines[n]
		at := framedSource.FindStringIndex(end.Text)
		ds[i].Stem = append(ds[i].Stem[:len(ds[i].Stem):len(ds[i].Stem)], end.From(at[0]))
		last.Lines = slices.Clone(last.Lines[:n])
		if at[0] > 0 {
			last.Lines = append(last.Lines, end.Cut(0, at[0]))
		}
	}
}
