package draft

import (
	"formwright/shared/recognize/rewrite"
)

// WithoutTitles takes back the marks that the first line of every choice carries,
// where more stands below some of them: these lines are titles, and a choice that
// is only its title is not set apart by them.
func WithoutTitles(ds []Draft) {
	for _, d := range ds {
		longer := 0
		for _, c := range d.Choices {
			if len(c.Lines) > 1 {
				longer++
			}
		}
		if longer == 0 || longer == len(d.Choices) {
			continue
		}
		for m := range MarksOf(Choice{Lines: d.Choices[0].Lines[:1]}) {
			if heads(d.Choices, m) {
				for _, c := range d.Choices {
					delete(c.Marks, m)
				}
			}
		}
	}
}

// heads reports whether a mark covers the first line of every choice.
func heads(choices []Choice, m rewrite.Mark) bool {
	for _, c := range choices {
		if !MarksOf(Choice{Lines: c.Lines[:1]})[m] {
			return false
		}
	}
	return true
}
