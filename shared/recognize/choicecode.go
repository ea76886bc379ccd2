package recognize

import "strings"

// isCutOff reports whether the line before i, of the last choice, breaks off
// in a sentence or in program code, where the other choices go on over lines too.
func isCutOff(ts []token, i int, row run) bool {
	open, wrapped := 0, false
	for k, at := range row.at {
		wrapped = wrapped || k > 0 && at > row.at[k-1]+1
	}
	for _, t := range ts[row.last:i] {
		open += strings.Count(t.text, "{") - strings.Count(t.text, "}")
	}
	if open > 0 {
		return strings.ContainsAny(ts[row.last].text, "{(")
	}
	if isUnfinished(ts[i-1].text, unfinishedWords()) {
		return true
	}
	return wrapped && i > row.last+1 && codeEnd.MatchString(ts[i-1].text) && strongCode(ts[i].line) && ts[i].label == nil
}

// isCode reports whether a choice holds program code, in which an editor sets
// most words in bold or in colours.
func isCode(c draftChoice) bool {
	for _, l := range c.lines {
		if codeLine(l) && strongCode(l) {
			return true
		}
	}
	return false
}
