package flatten

import (
	"formwright/shared/recognize/line"
)

// CodeLines counts the lines that could be program code.
func CodeLines(lines []line.Line) int {
	n := 0
	for _, l := range lines {
		if line.CodeLine(l) {
			n++
		}
	}
	return n
}
