package recognize

import (
	"slices"
	"strings"
)

// leastTitles is how many numbered titles must stand between the questions.
const leastTitles = 3

// withoutChapters drops numbered titles between questions: they ask nothing, count
// on among themselves, and without them the questions do too. Each opens a section.
func withoutChapters(ds []draft, levels []level) ([]draft, []level) {
	if titles := wordTitles(ds); titles != nil {
		return asTitles(ds, levels, titles)
	}
	var titles, rest []int
	for i, d := range ds {
		switch {
		case !d.labelled || d.label.number <= 0:
			return ds, levels
		case levels[i] == asksNothing && len(d.choices) == 0 && len(d.stem) == 1:
			titles = append(titles, i)
		default:
			rest = append(rest, i)
		}
	}
	numbers := func(at []int) []int {
		out := make([]int, len(at))
		for k, i := range at {
			out[k] = ds[i].label.number
		}
		return out
	}
	if len(titles) < leastTitles || len(rest) < 2*leastTitles || numbers(titles)[0] > 2 || !countsOn(numbers(titles)) || !countsOn(numbers(rest)) || titles[len(titles)-1] == len(ds)-1 {
		return ds, levels
	}
	return asTitles(ds, levels, titles)
}

// asTitles makes some drafts headings over the questions behind them.
func asTitles(ds []draft, levels []level, titles []int) ([]draft, []level) {
	var kept []draft
	var keptLevels []level
	var over []line
	for i, d := range ds {
		if slices.Contains(titles, i) {
			over = append(append(over, d.prelude...), d.stem[0].titled())
			continue
		}
		d.prelude, over = append(over, d.prelude...), nil
		kept, keptLevels = append(kept, d), append(keptLevels, levels[i])
	}
	return kept, keptLevels
}

// titled is a line as a heading.
func (l line) titled() line {
	from := *l.known()
	from.style.Heading = max(from.style.Heading, 2)
	l.origin = &from
	return l
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
func wordTitles(ds []draft) []int {
	byWord := map[string][]int{}
	for i, d := range ds {
		if d.label.kind != wordNumber || !d.labelled {
			return nil
		}
		word := strings.TrimRight(fold(d.label.text), "0123456789 .:()")
		byWord[word] = append(byWord[word], i)
	}
	var out []int
	for _, at := range byWord {
		titles := 0
		for _, i := range at {
			switch {
			case isLessonTitle(ds, i):
				titles++
			case len(ds[i].choices) > 0 || ds[i].hasAnswer() || len(ds[i].stem) != 1:
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
func isLessonTitle(ds []draft, i int) bool {
	d := ds[i]
	if len(d.stem) != 1 || len(d.choices) > 0 || d.hasAnswer() || i+1 == len(ds) {
		return false
	}
	next := ds[i+1]
	return next.label.number == 1 && len(next.choices) >= 2
}
