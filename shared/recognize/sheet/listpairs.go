package sheet

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastListPairs is how many rows in a row pair two lists.
const leastListPairs = 3

// pairsLists reports whether the rows of a grid stand for two lists side by side, to be
// matched: numbers on the left, "1. Mitosis", "__c__ 2. Osmosis", and on the right the
// letters in their order, which answer nothing.
func pairsLists(g Grid) bool {
	pairs, others := 0, 0
	for _, row := range g.rows {
		at := filled(row)
		if len(at) < 2 {
			continue
		}
		left, right := row[at[0]].text, row[at[len(at)-1]].text
		letter, ok := line.ChoiceLabelOf(right)
		_, numbered := line.NumberLabel(left)
		if len(at) == 2 && (numbered || flatten.RoomNumber.MatchString(left)) && ok && letter.Kind == lexicon.LetterLabel && lexicon.Fold(letter.Sign) == string(rune('a'+pairs)) {
			pairs++
		} else {
			others++
		}
	}
	return pairs >= leastListPairs && others <= 1
}
