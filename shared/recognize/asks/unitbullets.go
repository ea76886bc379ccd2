package asks

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
	"formwright/shared/recognize/rewrite"
)

// unitHead is the head of a part of a bank of questions, and nothing else: "UNIT-II".
var unitHead = pattern.New(`(?i)^(?:unit|module|chapter|unidad|unidade|unité|módulo|modul|bab)\s*[-–:.]?\s*(?:[ivx]{1,5}|\d{1,2})\s*[:.]?$`)

// leastUnitBullets is how many bullets stand under such a head at least.
const leastUnitBullets = 5

// overBullets reports whether the first of some lines heads a part of a bank whose
// entries have bullets instead of numbers.
func overBullets(lines []line.Line) bool {
	if lines[0].Kind != line.TextLine || !unitHead.MatchString(lines[0].Text) {
		return false
	}
	n := 0
	for n+1 < len(lines) && rewrite.IsBulleted(lines[n+1]) {
		n++
	}
	return n >= leastUnitBullets
}

// bulletedLines is the places of the entries below such a head: where most ask or
// order something, those that tell a story first do so too.
func bulletedLines(lines []line.Line, last int) []int {
	var at []int
	for k, l := range lines {
		if k > last && !rewrite.IsBulleted(l) {
			break
		}
		if rewrite.IsBulleted(l) && flatten.CountWords(Bulleted(l).Text, leastEntry) >= leastEntry {
			at = append(at, k)
		}
	}
	return at
}

// leastEntry is how many words an entry has at least.
const leastEntry = 2
