package printed

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// leastTaken is how many choices, or questions, say what became of them in an attempt.
const leastTaken = 3

var (
	// takenState is what a page of an attempt says behind a choice: not picked, picked,
	// missed, picked by mistake.
	takenState = pattern.New(`\s*(?:未选|已选|漏选|错选|多选|未選|已選|漏選|錯選)$`)
	// takenScore is what a question got in that attempt, on a line of its own.
	takenScore = pattern.Guarded(pattern.Holds(":："), `^(?:本题|我的|本題)?得分\s*[:：]\s*\d{1,3}(?:\.\d+)?\s*分?$`)
)

// TakenStates leaves out what a page of an attempt says glued behind choices with boxes,
// "火星未选", and what each question got in it.
func TakenStates(lines []line.Line) []line.Line {
	states, scores := 0, 0
	for _, l := range lines {
		if l.Kind != line.TextLine {
			continue
		}
		if stateOf(l) > 0 {
			states++
		} else if takenScore.MatchString(l.Text) {
			scores++
		}
	}
	if states < leastTaken && scores < leastTaken {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		if end := stateOf(l); end > 0 && states >= leastTaken {
			l = l.Cut(0, end)
		} else if l.Kind == line.TextLine && scores >= leastTaken && takenScore.MatchString(l.Text) {
			continue
		}
		out = append(out, l)
	}
	return out
}

// stateOf is where the text of a choice with a box ends before such a word; 0 for others.
func stateOf(l line.Line) int {
	if l.Kind != line.TextLine || !l.May(takenState) {
		return 0
	}
	at := takenState.FindStringIndex(l.Text)
	if c, ok := l.ChoiceLabel(); at == nil || !ok || c.Kind != lexicon.BoxLabel || c.End >= at[0] {
		return 0
	}
	return at[0]
}
