package sheet

import "formwright/shared/recognize/lexicon"

// wrongList is how a cell of a column of wrong choices holds them.
type wrongList int

const (
	oneWrong wrongList = iota // one
	listed                    // several, in lines or with semicolons between
	loosely                   // several with commas between
)

// The least of wrong choices that cells list with commas, in each, and of such cells.
const (
	leastLoose = 3
	leastLists = 3
)

// listsWrong says how the only column of wrong choices lists them, "Distractors". A
// comma parts them where each cell has as many: a choice has commas of its own.
func (b *sheetBank) listsWrong() wrongList {
	if count(b.columns, lexicon.WrongRole) != 1 || count(b.columns, lexicon.ChoiceRole, lexicon.OptionsRole) > 0 {
		return oneWrong
	}
	var texts []string
	for _, c := range b.columns {
		if c.Role == lexicon.WrongRole {
			texts = b.values(c)
		}
	}
	strict, loose, usual := 0, 0, 0
	for _, t := range texts {
		if len(listItems(t, false)) >= 2 {
			strict++
		}
		if n := len(listItems(t, true)); n >= leastLoose && (usual == 0 || n == usual) {
			loose++
			usual = n
		}
	}
	switch {
	case len(texts) > 0 && strict == len(texts):
		return listed
	case len(texts) >= leastLists && loose == len(texts):
		return loosely
	}
	return oneWrong
}
