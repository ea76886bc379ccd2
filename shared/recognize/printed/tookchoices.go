package printed

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// tookChoice is a choice behind how many of a class took it, "3/24 B Rome". Letters
// on a filled disc, which is read as a ticked box, are right.
var tookChoice = pattern.New(`^\d{1,3}\s?/\s?\d{1,3}\s*([☐☒]?)\s*([A-H])(?:\s+\S|$)`)

const (
	leastTookFirst = 2 // questions whose first choice is counted so
	leastTook      = 6 // choices of the document
)

// TookChoices takes the counts off the choices in the report of a class.
func TookChoices(lines []line.Line) []line.Line {
	if !slices.ContainsFunc(lines, func(l line.Line) bool { return l.Kind == line.TableLine || tookOf(l) != nil }) {
		return lines
	}
	all := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		all = append(all, tookRows(l)...)
	}
	took, first := 0, 0
	for _, l := range all {
		if m := tookOf(l); m != nil {
			took++
			if l.Text[m[4]:m[5]] == "A" {
				first++
			}
		}
	}
	if took < leastTook || first < leastTookFirst {
		return lines
	}
	for i, l := range all {
		m := tookOf(l)
		if m == nil {
			continue
		}
		sign := l.Text[m[4]:m[5]] + ". "
		if l.Text[m[2]:m[3]] == "☒" {
			sign = "✓ " + sign
		}
		all[i] = line.NewLine(l, append([]page.Run{{Text: sign}}, l.From(m[5]).Runs...))
		all[i].Gap = false
	}
	return all
}

func tookOf(l line.Line) []int {
	if l.Kind != line.TextLine || l.Label != nil {
		return nil
	}
	return tookChoice.FindStringSubmatchIndex(l.Text)
}

// tookRows makes lines of a table all of whose rows are such choices.
func tookRows(l line.Line) []line.Line {
	if l.Kind != line.TableLine {
		return []line.Line{l}
	}
	var out []line.Line
	for _, row := range l.Table().Rows {
		var runs []page.Run
		for i, cell := range row.Cells {
			if i > 0 {
				runs = append(runs, page.Run{Kind: page.TabRun})
			}
			for _, b := range cell.Blocks {
				if p, ok := b.(page.Paragraph); ok {
					runs = append(runs, p.Runs...)
				}
			}
		}
		out = append(out, line.NewLine(line.Line{Origin: l.Origin, Block: l.Block}, runs))
	}
	if len(out) == 0 || slices.ContainsFunc(out, func(l line.Line) bool { return tookOf(l) == nil }) {
		return []line.Line{l}
	}
	return out
}
