package recognize

import (
	"slices"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// tookChoice is a choice behind how many of a class took it, "3/24 B Rome". Letters
// on a filled disc, which is read as a ticked box, are right.
var tookChoice = pattern.New(`^\d{1,3}\s?/\s?\d{1,3}\s*([☐☒]?)\s*([A-H])(?:\s+\S|$)`)

const (
	leastTookFirst = 2 // questions whose first choice is counted so
	leastTook      = 6 // choices of the document
)

// tookChoices takes the counts off the choices in the report of a class.
func tookChoices(lines []line) []line {
	all := make([]line, 0, len(lines))
	for _, l := range lines {
		all = append(all, tookRows(l)...)
	}
	took, first := 0, 0
	for _, l := range all {
		if m := tookOf(l); m != nil {
			took++
			if l.text[m[4]:m[5]] == "A" {
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
		sign := l.text[m[4]:m[5]] + ". "
		if l.text[m[2]:m[3]] == "☒" {
			sign = "✓ " + sign
		}
		all[i] = newLine(l, append([]page.Run{{Text: sign}}, l.from(m[5]).runs...))
		all[i].gap = false
	}
	return all
}

func tookOf(l line) []int {
	if l.kind != textLine || l.label != nil {
		return nil
	}
	return tookChoice.FindStringSubmatchIndex(l.text)
}

// tookRows makes lines of a table all of whose rows are such choices.
func tookRows(l line) []line {
	if l.kind != tableLine {
		return []line{l}
	}
	var out []line
	for _, row := range l.table().Rows {
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
		out = append(out, newLine(line{origin: l.origin, block: l.block}, runs))
	}
	if len(out) == 0 || slices.ContainsFunc(out, func(l line) bool { return tookOf(l) == nil }) {
		return []line{l}
	}
	return out
}
