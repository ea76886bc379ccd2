package draft

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/line"
)

// isCutOff reports whether the line before i, of the last choice, breaks off
// in a sentence or in program code, where the other choices go on over lines too.
func isCutOff(ts []Token, i int, row run) bool {
	open, wrapped := 0, false
	for k, at := range row.at {
		wrapped = wrapped || k > 0 && at > row.at[k-1]+1
	}
	for _, t := range ts[row.last:i] {
		open += strings.Count(t.Text, "{") - strings.Count(t.Text, "}")
	}
	if open > 0 {
		return strings.ContainsAny(ts[row.last].Text, "{(")
	}
	if asks.IsUnfinished(ts[i-1].Text, asks.UnfinishedWords()) {
		return true
	}
	return wrapped && i > row.last+1 && line.CodeEnd.MatchString(ts[i-1].Text) && line.StrongCode(ts[i].Line) && ts[i].Label == nil
}

// isCode reports whether a choice holds program code, in which an editor sets
// most words in bold or in colours.
func isCode(c Choice) bool {
	for _, l := range c.Lines {
		if line.CodeLine(l) && line.StrongCode(l) {
			return true
		}
	}
	return false
}
