package draft

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// overOrPreface is the part of the introduction that belongs to the first
// questions: what stands over them in an outline, or as in any paper.
func overOrPreface(intro []Token, v lexicon.Vocabulary) []Token {
	for i, t := range intro {
		if t.Over > 0 {
			return intro[i:]
		}
	}
	return prefaceOf(intro, v)
}

// splitOver takes what stands over questions of an outline from other lines.
func splitOver(lines, shared []line.Line) (rest, over []line.Line) {
	for i, l := range lines {
		if l.Over > 0 {
			return lines[:i], append(lines[i:len(lines):len(lines)], shared...)
		}
	}
	return lines, shared
}
