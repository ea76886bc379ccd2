package draft

import (
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// leastBareSets is how many questions show that the letters before their choices are labels.
const leastBareSets = 2

// BareLetters takes the letters off choices that were read without them, as a mark before
// one or a list hid that they are labels: "✓ A Rome", "B Oslo", "C Lima", where several
// questions have them from the first on.
func BareLetters(ds []Draft) {
	ends := map[int][]int{}
	for i := range ds {
		if at := bareChoiceEnds(ds[i].Choices); at != nil {
			ends[i] = at
		}
	}
	if len(ends) < leastBareSets {
		return
	}
	for i, at := range ends {
		for k := range at {
			c := &ds[i].Choices[k]
			first := c.Lines[0].From(at[k])
			c.Lines = append(c.Lines[:0:0], c.Lines...)
			c.Lines[0] = first
		}
	}
}

// bareChoiceEnds are where the words of the choices of a question begin behind such letters.
func bareChoiceEnds(choices []Choice) []int {
	if len(choices) < flatten.LeastBareLetters {
		return nil
	}
	texts := make([]string, len(choices))
	for k, c := range choices {
		if c.Label.Kind == lexicon.LetterLabel && !c.Label.Auto && c.Label.End > 0 || len(c.Lines) == 0 {
			return nil
		}
		texts[k] = c.Lines[0].Text
	}
	return flatten.BareEnds(texts)
}
