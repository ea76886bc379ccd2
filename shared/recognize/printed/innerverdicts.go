package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// frontVerdict is the letter of a verdict on the room before a statement: "__F__ ".
	frontVerdict = pattern.New(`^_{1,8}\s?(\p{Lu})\s?_{1,8}\s*\S`)
	// innerVerdict is one within a statement: "... products that __F__ would be kept".
	innerVerdict = pattern.New(`\S\s*(_{1,8}\s?(\p{Lu})\s?_{1,8})\s*\p{Ll}`)
)

// leastFronts is how many statements of a list have the room for their verdict before
// them.
const leastFronts = 3

// InnerVerdicts puts the verdict of a statement over two lines before it where a page
// has it at the left of the second one, in the middle of both, and others of the list
// begin with theirs.
func InnerVerdicts(lines []line.Line) []line.Line {
	signs, fronts := map[string]bool{}, 0
	var inner []int
	for i, l := range lines {
		if l.Kind != line.TextLine || l.Label != nil {
			continue
		}
		if m := frontVerdict.FindStringSubmatch(l.Text); m != nil {
			signs[m[1]] = true
			fronts++
		} else if l.May(innerVerdict) && len(innerVerdict.FindAllStringIndex(l.Text, -1)) == 1 {
			inner = append(inner, i)
		}
	}
	if fronts < leastFronts || len(inner) == 0 || len(signs) > 2 {
		return lines
	}
	out := slices.Clone(lines)
	for _, i := range inner {
		l := lines[i]
		m := innerVerdict.FindStringSubmatchIndex(l.Text)
		if !signs[l.Text[m[4]:m[5]]] {
			continue
		}
		runs := append([]page.Run{{Text: l.Text[m[2]:m[3]] + " "}}, l.Cut(0, m[2]).Runs...)
		runs = append(append(runs, page.Run{Text: " "}), l.From(m[3]).Runs...)
		out[i] = line.NewLine(l, runs)
	}
	return out
}
