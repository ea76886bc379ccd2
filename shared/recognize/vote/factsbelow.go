package vote

import (
	"slices"
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

const (
	// leastFacts is how many questions have a fact below their choices.
	leastFacts = 5
	// leastFactWords is how many words a fact has.
	leastFactWords = 5
)

// factsBelow takes the sentences below choices without labels from them where nearly all
// questions have as many short choices first, one with its mark among them, and a line or two
// that is longer than these: what a host tells after the answer.
func factsBelow(ds []draft.Draft) {
	for size := 3; size <= 5; size++ {
		offering, even, told := 0, 0, []int(nil)
		for i, d := range ds {
			if len(d.Choices) == 0 {
				continue
			}
			offering++
			switch {
			case slices.ContainsFunc(d.Choices, func(c draft.Choice) bool { return c.Label.Sign != "" || len(c.Lines) != 1 }):
				return
			case len(d.Choices) == size:
				even++
			case hasFact(d, size):
				told = append(told, i)
			}
		}
		if len(told) < leastFacts || (len(told)+even)*10 < offering*9 || len(told)*10 < offering*6 {
			continue
		}
		for _, i := range told {
			d := &ds[i]
			for _, c := range d.Choices[size:] {
				d.Notes = append(d.Notes, line.Note{Class: lexicon.ExplainWord, Value: c.Lines[0]})
			}
			d.Choices = d.Choices[:size:size]
		}
		return
	}
}

// hasFact reports whether a mark is at one of the first choices of a question, and what stands
// below these is longer than they are.
func hasFact(d draft.Draft, size int) bool {
	if len(d.Choices) < size || len(d.Choices) > size+2 {
		return false
	}
	words := 0
	for _, c := range d.Choices[:size] {
		words += len(strings.Fields(c.Text()))
	}
	for _, c := range d.Choices[size:] {
		if n := len(strings.Fields(c.Text())); c.Sign != "" || n < leastFactWords || n*size < words*2 {
			return false
		}
	}
	return slices.ContainsFunc(d.Choices[:size], func(c draft.Choice) bool { return c.Sign != "" })
}
