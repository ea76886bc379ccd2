package draft

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// withoutSectionBehind leaves out the heading of the next section that stands behind
// the answer of a question and whose letter goes on behind the choices by chance:
// "C) rain", "D) snow", "Answer: C", "E. Fire". Its letter has another look than
// all of theirs.
func withoutSectionBehind(ts []Token, notes []line.Note) []Token {
	last := len(ts) - 1
	if last < 2 || len(notes) == 0 || notes[len(notes)-1].Class != lexicon.AnswerWord || notes[len(notes)-1].After != last {
		return ts
	}
	head, ok := ts[last].Line.ChoiceLabel()
	if !ok || head.Kind != lexicon.LetterLabel || ts[last].Line.Label != nil {
		return ts
	}
	choices := 0
	for _, t := range ts[:last] {
		c, ok := t.Line.ChoiceLabel()
		if !ok || c.Kind != lexicon.LetterLabel {
			continue
		}
		if c.Delim == head.Delim {
			return ts
		}
		choices++
	}
	if choices < 2 {
		return ts
	}
	return ts[:last]
}
