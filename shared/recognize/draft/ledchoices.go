package draft

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
)

// leadsToChoices reports whether a stem that orders nothing breaks off before capital letters,
// "The first step is to": what they say in whole sentences completes it.
func (r *Reader) leadsToChoices(d Draft) bool {
	n := len(d.Choices)
	if len(d.Stem) == 0 || n < leastLed || d.Choices[0].Label.Kind != lexicon.LetterLabel || !d.Choices[0].Label.Upper {
		return false
	}
	last := strings.TrimSpace(d.Stem[len(d.Stem)-1].Text)
	if at := exceptOne.FindStringIndex(lexicon.Fold(last)); at != nil && strings.TrimRight(lexicon.Fold(last)[at[1]:], " :") == "" {
		return true
	}
	return asks.IsUnfinished(last, asks.UnfinishedWords()) && r.Asking.Begins(d.FoldedStem()) == 0 && r.ToAnswer.Begins(d.FoldedStem()) == 0 && !d.StemSays(r.OpenTasks)
}

// leastLed is how many choices such a stem has at least.
const leastLed = 3
