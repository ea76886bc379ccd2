package recognize

import "slices"

// leastTitles is how many numbered titles must stand between the questions.
const leastTitles = 3

// withoutChapters drops numbered titles between questions: they ask nothing, count
// on among themselves, and without them the questions do too. Each opens a section.
func withoutChapters(ds []draft, levels []level) ([]draft, []level) {
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
