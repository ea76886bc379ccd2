package vote

import (
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// leastCountedPicks is how many answers of a document count choices that have letters.
const leastCountedPicks = 3

// countedPick is the place of the right choice among those offered, or of several.
var countedPick = pattern.New(`^[(\[]?\s*[1-9](?:\s*(?:,|;|&|and|y|et|und|e|и)\s*[1-9])*\s*[)\]]?\s*\.?$`)

// countedPicks reports whether the answers below lettered choices count these from 1 on:
// "A: 3" where c is right. All answers of the document are such numbers, three of
// them or two that both come often; the last of the choices is among them, for else they might count from 0; and
// most name no choice by its text, "2" of "a) 2 b) 4".
func countedPicks(ds []draft.Draft) bool {
	picks, last, texts := 0, false, 0
	times := [10]int{}
	for i := range ds {
		d := &ds[i]
		for _, n := range d.Notes {
			if n.Class != lexicon.AnswerWord {
				continue
			}
			value := lexicon.DecimalDigits(n.Value.Text)
			if len(d.Choices) < 2 || len(d.Choices) > 9 || !allLettered(d.Choices) || !countedPick.MatchString(value) {
				return false
			}
			for _, c := range value {
				if c < '1' || c > '9' {
					continue
				}
				k := int(c - '0')
				if k > len(d.Choices) {
					return false
				}
				last = last || k == len(d.Choices)
				times[k]++
			}
			if draft.ChoiceByText(*d, n.Value.Text) >= 0 {
				texts++
			}
			picks++
		}
	}
	most, different := 0, 0
	for _, t := range times {
		most = max(most, t)
		different += min(t, 1)
	}
	return picks >= leastCountedPicks && last && (different > 2 || most*3 <= picks*2) && texts*2 < picks
}

// allLettered reports whether all choices carry letters.
func allLettered(cs []draft.Choice) bool {
	for _, c := range cs {
		if c.Label.Kind != lexicon.LetterLabel {
			return false
		}
	}
	return true
}
