package vote

import (
	"strings"

	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
)

// leastBroken is how many sentences that break off over bullets are no chance.
const leastBroken = 3

// evenBullets makes the bullets under numbered stems choices where nearly every
// question has the same number of them and most ask, though none with a question
// mark: "3. What is measured in volts" and four bullets. The points of an outline
// are seldom as many under each heading, and headings seldom ask. Fewer do where most
// break off, "The capital of France is", for a bullet to go on with.
func (r *Reader) evenBullets(ds []draft.Draft) {
	counts := map[int]int{}
	labelled, asking, broken := 0, 0, 0
	for _, d := range ds {
		if !d.Labelled {
			continue
		}
		labelled++
		if n := bulletedChoices(d); n > 0 {
			counts[n]++
			if breaksOff(d) {
				broken++
			}
			if r.Inquires(d) {
				asking++
			}
		}
	}
	usual, least := draft.Most(counts), asks.LeastEven
	if broken*2 > usual {
		asking, least = max(asking, broken), leastBroken
	}
	if usual < least || usual*100 < labelled*asks.EvenPercent || asking*2 < usual {
		return
	}
	for i := range ds {
		if n := bulletedChoices(ds[i]); n > 0 && counts[n] == usual {
			ds[i].Even = true
		}
	}
}

// breaksOff reports whether a stem ends with a word that no sentence ends with, with a
// colon behind it or not.
func breaksOff(d draft.Draft) bool {
	return len(d.Stem) > 0 && asks.IsUnfinished(strings.TrimRight(d.StemText(), " :"), asks.UnfinishedWords())
}

// evenLetters is the same of letters under numbered stems, whatever the stems say and
// however the choices end: "3. The main aim of a firm is" over "a) profit;".
func evenLetters(ds []draft.Draft) {
	counts := map[int]int{}
	labelled := 0
	for i := range ds {
		if !ds[i].Labelled {
			continue
		}
		labelled++
		if n := letteredChoices(&ds[i]); n > 0 {
			counts[n]++
		}
	}
	usual := draft.Most(counts)
	if usual < asks.LeastEven || usual*100 < labelled*asks.EvenPercent {
		return
	}
	for i := range ds {
		if letteredChoices(&ds[i]) > 0 {
			ds[i].Even = true
		}
	}
}

// letteredChoices is how many choices with letters stand under a labelled stem, 0
// where they are chapters or clauses that go on.
func letteredChoices(d *draft.Draft) int {
	n, length := len(d.Choices), 0
	if !d.Labelled || d.Bullets || d.Plain || d.Part || n < asks.FewestEven || n > asks.MostEven {
		return 0
	}
	for _, c := range d.Choices {
		if length += len(c.Text()); c.Label.Kind != lexicon.LetterLabel || draft.GoesOnToNext(c) {
			return 0
		}
	}
	if draft.TellsMore(d.Choices, length) {
		return 0
	}
	return n
}

// bulletedChoices is how many short lines stand behind bullets under a labelled
// stem, 0 where they cannot be choices.
func bulletedChoices(d draft.Draft) int {
	n := len(d.Choices)
	if !d.Labelled || !d.Bullets || d.Part || n < asks.FewestEven || n > asks.MostEven {
		return 0
	}
	for _, c := range d.Choices {
		if len(c.Lines) > 1 || asks.IsLong(c.Text()) || flatten.ClosesStem(c.Text()) {
			return 0
		}
	}
	return n
}
