package rewrite

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
)

// Rewritten writes lines anew where at least LeastAlike of them are written
// in a way.
func Rewritten(lines []line.Line, in func(line.Line) (line.Line, bool)) []line.Line {
	var at []int
	var with []line.Line
	for i := range lines {
		if lines[i].Kind != line.TextLine || lines[i].Text == "" {
			continue
		}
		if other, ok := in(lines[i]); ok {
			at, with = append(at, i), append(with, other)
		}
	}
	if len(at) < flatten.LeastAlike {
		return lines
	}
	for k, i := range at {
		lines[i] = with[k]
	}
	return lines
}
