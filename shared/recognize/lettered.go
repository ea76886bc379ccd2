package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/richtext"
)

// lettered gives the choices of a question the letters of their places, unless
// they have them. One letter among choices without is the initial of a name.
func lettered(row []line, right []bool, letters [][]string) []line {
	own, count := make([]bool, len(row)), 0
	for k, l := range row {
		c, ok := choiceLabelOf(l.text)
		own[k] = ok && c.kind == letterLabel && ordinalOf(c.sign, letters) == k+1
		if own[k] {
			count++
		}
	}
	labelled := count == len(row) || count > 1 && count == len(row)-1
	out := make([]line, len(row))
	for k, l := range row {
		sign := ""
		if right != nil && right[k] {
			sign = "*"
		}
		if !labelled || !own[k] {
			sign += strings.ToUpper(richtext.Letters(k+1)) + ". "
		}
		out[k] = newLine(l, append([]page.Run{{Text: sign}}, l.runs...))
		out[k].soft, out[k].gap, out[k].label = false, false, nil
	}
	return out
}

// ordinalOf is the place of a letter in its alphabet, from 1.
func ordinalOf(sign string, letters [][]string) int {
	var out [1]int
	ordinals(out[:], []string{sign}, letters)
	return out[0]
}
