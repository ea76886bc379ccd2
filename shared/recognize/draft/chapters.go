package draft

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastTitles is how many numbered titles must stand between the questions.
const leastTitles = 3

// WithoutChapters drops numbered titles between questions: they ask nothing, count
// on among themselves, and without them the questions do too. Each opens a section.
func WithoutChapters(ds []Draft, levels []Level) ([]Draft, []Level) {
	if titles := wordTitles(ds); titles != nil {
		return asTitles(ds, levels, titles)
	}
	var titles, rest []int
	for i, d := range ds {
		switch {
		case !d.Labelled || d.Label.Number <= 0:
			return ds, levels
		case levels[i] == AsksNothing && len(d.Choices) == 0 && len(d.Stem) == 1:
			titles = append(titles, i)
		default:
			rest = append(rest, i)
		}
	}
	numbers := func(at []int) []int {
		out := make([]int, len(at))
		for k, i := range at {
			out[k] = ds[i].Label.Number
		}
		return out
	}
	if len(titles) < leastTitles || len(rest) < 2*leastTitles || numbers(titles)[0] > 2 || !countsOn(numbers(titles)) || !countsOn(numbers(rest)) || titles[len(titles)-1] == len(ds)-1 {
		return ds, levels
	}
	return asTitles(ds, levels, titles)
}

// asTitles makes some drafts headings over the questions behind them.
func asTitles(ds []Draft, levels []Level, titles []int) ([]Draft, []Level) {
	var kept []Draft
	var keptLevels []Level
	var over []line.Line
	for i, d := range ds {
		if slices.Contains(titles, i) {
			over = append(append(over, d.Prelude...), d.Stem[0].Titled())
			for _, c := range d.Choices {
				over = append(over, c.Lines...)
			}
			continue
		}
		d.Prelude, over = append(over, d.Prelude...), nil
		kept, keptLevels = append(kept, d), append(keptLevels, levels[i])
	}
	return kept, keptLevels
}

// countsOn reports whether every number is one more than the one before it.
func countsOn(numbers []int) bool {
	for i := 1; i < len(numbers); i++ {
		if numbers[i] != numbers[i-1]+1 {
			return false
		}
	}
	return true
}

// wordTitles finds the titles of lessons between questions, "Lesson 3: Birds"
// over "Question 1 ...": both are numbered behind a word, but the titles behind
// another one, they offer nothing, and behind each the questions begin again.
func wordTitles(ds []Draft) []int {
	byWord := map[string][]int{}
	for i, d := range ds {
		if d.Label.Kind != line.WordNumber || !d.Labelled {
			return nil
		}
		word := strings.TrimRight(lexicon.Fold(d.Label.Text), "0123456789 .:()")
		byWord[word] = append(byWord[word], i)
	}
	var out []int
	for _, at := range byWord {
		titles := 0
		for _, i := range at {
			switch {
			case isLessonTitle(ds, i):
				titles++
			case len(ds[i].Choices) > 0 || ds[i].HasAnswer() || len(ds[i].Stem) != 1:
				titles = -len(ds)
			}
		}
		if titles*10 >= len(at)*8 {
			out = append(out, at...)
		}
	}
	if len(out)*2 > len(ds) {
		return nil
	}
	slices.Sort(out)
	return out
}

// isLessonTitle reports whether a draft is one line that offers nothing over a
// first question with choices.
func isLessonTitle(ds []Draft, i int) bool {
	d := ds[i]
	if len(d.Stem) != 1 || len(d.Choices) > 0 && !areHeadings(d.Choices) || d.HasAnswer() || i+1 == len(ds) {
		return false
	}
	next := ds[i+1]
	return next.Label.Number == 1 && len(next.Choices) >= 2
}

// areHeadings reports whether numbers were taken for choices that are headings of the
// document, as those of the sections of a lesson are.
func areHeadings(choices []Choice) bool {
	return !slices.ContainsFunc(choices, func(c Choice) bool {
		return c.Label.Kind != lexicon.DigitLabel || c.Lines[0].Style().Heading == 0
	})
}
