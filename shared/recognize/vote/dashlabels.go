package vote

import (
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/lexicon"
)

// dashLabels takes the dash off numbers behind the letters of choices where the
// document writes its labels so, "a.-Rome", "b.-10": it is no minus there.
func dashLabels(ds []draft.Draft) {
	for _, d := range ds {
		for _, c := range d.Choices {
			if strings.HasSuffix(c.Label.Text, ".-") || strings.HasSuffix(c.Label.Text, ")-") {
				undash(ds)
				return
			}
		}
	}
}

func undash(ds []draft.Draft) {
	for _, d := range ds {
		for k, c := range d.Choices {
			if text := c.Lines[0].Text; c.Label.Kind == lexicon.LetterLabel && len(text) > 1 && text[0] == '-' && lexicon.IsDigit(text[1]) {
				d.Choices[k].Lines = draft.ReplaceLine(c.Lines, 0, c.Lines[0].From(1))
			}
		}
	}
}
