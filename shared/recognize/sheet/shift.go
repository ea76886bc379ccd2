package sheet

import (
	"slices"
	"strings"
	"unicode/utf8"

	"formwright/shared/recognize/lexicon"
)

// leastShifted is how many answers prove that their letters name columns.
const leastShifted = 3

// columnLetters finds the answers that name the column of the sheet in which the
// right choice stands: under "Question | First | Second | Third" the choices are
// B, C and D. None of them then names a column before the choices, and some a
// letter that the choices do not reach. The count is of the columns before them.
func columnLetters(es []*sheetEntry, alphabet []string) int {
	low, high, most, n, before := lexicon.MaxChoices+1, 0, 0, 0, -1
	for _, e := range es {
		if len(e.draft.Choices) < 2 || len(e.answers) == 0 {
			continue
		}
		first := slices.IndexFunc(e.bank.columns, func(c sheetColumn) bool { return c.Role == lexicon.ChoiceRole })
		if first < 0 || before >= 0 && e.bank.columns[first].At != before {
			return 0
		}
		if slices.ContainsFunc(e.titles, endsWithLetter) {
			return 0 // the titles letter the choices
		}
		before, most = e.bank.columns[first].At, max(most, slices.Max(e.places))
		for _, a := range e.answers {
			for _, p := range answerParts(a.cell.text) {
				at := lexicon.Place(lexicon.Fold(p), alphabet)
				if at == 0 {
					return 0
				}
				low, high, n = min(low, at), max(high, at), n+1
			}
		}
	}
	if n < leastShifted || before < 1 || high <= most || low <= before || high > before+most {
		return 0
	}
	return before
}

// endsWithLetter reports whether the title of a column is a letter or ends with
// one: "C", "Option C".
func endsWithLetter(title string) bool {
	words := strings.Fields(lexicon.PlainTitle(title))
	return len(words) > 0 && utf8.RuneCountInString(words[len(words)-1]) == 1 && !lexicon.IsNumber(words[len(words)-1])
}
