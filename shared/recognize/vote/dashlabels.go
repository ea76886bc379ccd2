package vote

import (
	"slices"
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// dashLabels takes the dash off numbers behind the letters of choices where the
// document writes its labels so, "a.-Rome", "b.-10": it is no minus there. One before
// the words of every choice of a question, "A) - Rome", belongs to no label either.
func dashLabels(ds []draft.Draft) {
	for _, d := range ds {
		if len(d.Choices) > 1 && !slices.ContainsFunc(d.Choices, func(c draft.Choice) bool {
			return c.Label.Kind != lexicon.LetterLabel || len(c.Lines) == 0 || !dashedWords.MatchString(c.Lines[0].Text)
		}) {
			for k, c := range d.Choices {
				d.Choices[k].Lines = draft.ReplaceLine(c.Lines, 0, c.Lines[0].From(len(dashedFront.FindString(c.Lines[0].Text))))
			}
		}
	}
	for _, d := range ds {
		for _, c := range d.Choices {
			if strings.HasSuffix(c.Label.Text, ".-") || strings.HasSuffix(c.Label.Text, ")-") {
				undash(ds)
				return
			}
		}
	}
}

// A dash and a space stand before words; before a figure they may be a minus.
var (
	dashedWords = pattern.New(`^[-–—] +[\pL"“«(]`)
	dashedFront = pattern.New(`^[-–—] +`)
)

func undash(ds []draft.Draft) {
	for _, d := range ds {
		for k, c := range d.Choices {
			if text := c.Lines[0].Text; c.Label.Kind == lexicon.LetterLabel && len(text) > 1 && text[0] == '-' && lexicon.IsDigit(text[1]) {
				d.Choices[k].Lines = draft.ReplaceLine(c.Lines, 0, c.Lines[0].From(1))
			}
		}
	}
}
