package asks

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/richtext"
)

// Lettered gives the choices of a question the letters of their places, unless
// they have them; those that stand bare before them all make room. One letter among choices
// without is the initial of a name.
func Lettered(row []line.Line, right []bool, letters [][]string) []line.Line {
	if ends := flatten.BareEnds(slices.Collect(line.TextsOf(row))); ends != nil {
		row = slices.Clone(row)
		for k := range row {
			row[k] = row[k].From(ends[k])
		}
	}
	own := flatten.OwnLetters(row, letters)
	count := 0
	for _, is := range own {
		if is {
			count++
		}
	}
	labelled := count == len(row) || count > 1 && count == len(row)-1
	out := make([]line.Line, len(row))
	for k, l := range row {
		sign := ""
		if right != nil && right[k] {
			sign = "*"
		}
		if !labelled || !own[k] {
			sign += strings.ToUpper(richtext.Letters(k+1)) + ". "
		}
		out[k] = line.NewLine(l, append([]page.Run{{Text: sign}}, l.Runs...))
		out[k].Soft, out[k].Gap, out[k].Label = false, false, nil
	}
	return out
}
